// Plays a match of every game with a Java client of openapi-generator: java Player ADDRESS
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.openapitools.client.ApiClient;
import org.openapitools.client.ApiException;
import org.openapitools.client.api.EventsApi;
import org.openapitools.client.api.EventsApi.APIListEventsRequest;
import org.openapitools.client.api.GamesApi;
import org.openapitools.client.api.GamesApi.APIListGamesRequest;
import org.openapitools.client.api.MatchesApi;
import org.openapitools.client.api.MatchesApi.APICreateMatchRequest;
import org.openapitools.client.api.MovesApi;
import org.openapitools.client.api.MovesApi.APIGetDecisionRequest;
import org.openapitools.client.api.MovesApi.APIMakeMoveRequest;
import org.openapitools.client.api.SeatsApi;
import org.openapitools.client.api.SeatsApi.APITakeSeatRequest;
import org.openapitools.client.model.*;

public class Player {
  private final String address;

  Player(String address) {
    this.address = address;
  }

  public static void main(String[] arguments) throws Exception {
    Player player = new Player(arguments[0]);
    GamesApi games = new GamesApi(player.anybody());
    for (GameSummary game : games.listGames(APIListGamesRequest.newBuilder().build()).getGames()) {
      System.out.println(game.getId() + " " + player.play(newMatch(game.getId())));
    }
  }

  private static NewMatch newMatch(String game) {
    switch (game) {
      case "coralia":
        return new NewMatch(new CoraliaNewMatch().game(CoraliaNewMatch.GameEnum.CORALIA));
      case "island_of_gems":
        return new NewMatch(new IslandOfGemsNewMatch().game(IslandOfGemsNewMatch.GameEnum.ISLAND_OF_GEMS));
      case "reef_gardens":
        return new NewMatch(new ReefGardensNewMatch().game(ReefGardensNewMatch.GameEnum.REEF_GARDENS));
      default:
        throw new AssertionError(game);
    }
  }

  private int play(NewMatch newMatch) throws Exception {
    MatchesApi matches = new MatchesApi(anybody());
    MatchShown match = matches.createMatch(APICreateMatchRequest.newBuilder().newMatch(newMatch).build()).getMatch();
    List<ApiClient> seats = new ArrayList<>();
    for (int seat = match.getSeats().size(); seat > 0; seat--) {
      APITakeSeatRequest first =
          APITakeSeatRequest.newBuilder().match(match.getId()).newSeatTaken(new NewSeatTaken()).build();
      SeatJoined taken = new SeatsApi(anybody()).takeSeat(first);
      match = taken.getMatch();
      seats.add(holder(taken.getToken()));
    }

    int made = 0;
    while (match.getAsked() != null) {
      ApiClient seat = seats.get(match.getAsked().getSeats().get(0));
      MovesApi moves = new MovesApi(seat);
      APIGetDecisionRequest question = APIGetDecisionRequest.newBuilder().match(match.getId()).build();
      List<LegalMove> legal = moves.getDecision(question).getMoves();
      NewMove body = legal.get(made * 7 % legal.size()).getBody();
      APIMakeMoveRequest answer = APIMakeMoveRequest.newBuilder().match(match.getId()).newMove(body).build();
      match = moves.makeMove(answer).getMatch();
      made += 1;
      if (made == 1) {
        check("/problems/decision_answered", refusal(seat, answer));
      }
    }

    List<Integer> scores = match.getOutcome().getScores().stream().map(Score::getPoints).collect(Collectors.toList());
    check(scores, pointsTold(match.getId(), seats.size()));
    return made;
  }

  private static String refusal(ApiClient seat, APIMakeMoveRequest answer) throws Exception {
    try {
      new MovesApi(seat).makeMove(answer);
    } catch (ApiException refused) {
      return seat.getObjectMapper().readValue(refused.getResponseBody(), Problem.class).getType();
    }
    throw new AssertionError("the move was made twice");
  }

  private List<Integer> pointsTold(String match, int seats) throws ApiException {
    int[] points = new int[seats];
    EventList page;
    int after = 0;
    do {
      page = new EventsApi(anybody()).listEvents(APIListEventsRequest.newBuilder().match(match).after(after).build());
      for (EventShown shown : page.getEvents()) {
        after = shown.getSeq();
        if (shown.getEvent().getActualInstance() instanceof PointsScored) {
          PointsScored scored = shown.getEvent().getPointsScored();
          points[scored.getSeat()] += scored.getPoints();
        }
      }
    } while (after < page.getLastEvent());
    return IntStream.of(points).boxed().collect(Collectors.toList());
  }

  private ApiClient anybody() {
    ApiClient client = new ApiClient();
    client.updateBaseUri(address);
    return client;
  }

  private ApiClient holder(String token) {
    return anybody().setRequestInterceptor(request -> request.header("Authorization", "Bearer " + token));
  }

  private static void check(Object expected, Object found) {
    if (!expected.equals(found)) {
      throw new AssertionError("expected " + expected + ", found " + found);
    }
  }
}
