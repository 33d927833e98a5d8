// The end: who won, and proof that chance was fair.

import { getRecord, verifyRecord } from "./api.js";
import { keysOf } from "./keyring.js";
import { toNew } from "./routes.js";
import { html, useState } from "./vendor/htm-preact.js";
import { nameOf, number, problemSentence, t } from "./words.js";

export function End({ match }) {
  const { outcome } = match;
  const ranked = [...outcome.scores].sort((one, other) => one.place - other.place);
  return html`
    <div class="panel end">
      <p class="winner">${outcome.says}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">${t("end-place")}</th>
            <th scope="col">${t("end-player")}</th>
            <th scope="col">${t("score-total")}</th>
          </tr>
        </thead>
        <tbody>
          ${ranked.map(
            (score) =>
              html`<tr class=${`seat-${score.seat}`}>
                <td>${score.place}</td>
                <th scope="row"><bdi>${nameOf(match, score.seat)}</bdi></th>
                <td>${number(score.points)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
      <${Verify} match=${match} />
      <p><a class="button" href=${toNew(match.game)}>${t("new-match")}</a></p>
    </div>
  `;
}

function Verify({ match }) {
  const [said, setSaid] = useState(null);
  const verify = async () => setSaid(await verified(match).catch((error) => ({ bad: problemSentence(error) })));
  const download = async () => save(`${match.id}.json`, await getRecord(match.id)).catch(() => {});
  return html`
    <p class="faint">${t(match.imported ? "end-verify-imported" : "end-verify-why")}</p>
    <p class="buttons">
      <button type="button" onClick=${verify}>${t("end-verify")}</button>
      <button type="button" onClick=${download}>${t("end-download")}</button>
    </p>
    <div role="status">
      ${said?.good?.map((line) => html`<p class="good">✓ ${line}</p>`)}
      ${said?.bad && html`<p class="warning">${said.bad}</p>`}
    </div>
  `;
}

/** The service replays the record; that the secret is the one promised at the start is checked here. */
async function verified(match) {
  const record = await getRecord(match.id);
  const verdict = await verifyRecord(record);
  if (!verdict.same) return { bad: t("end-verify-differs", { where: `${verdict.where}: ${verdict.verdict}` }) };
  if (match.imported) return { good: [t("end-verify-same")] };
  if (!crypto.subtle) return { good: [t("end-verify-same"), t("end-verify-unchecked")] };
  const promised = keysOf(match.id).commitment ?? match.commitment;
  if ((await commitmentOf(record.secret)) !== promised) return { bad: t("end-verify-broken") };
  return { good: [t("end-verify-same"), t("end-verify-promise")] };
}

async function commitmentOf(secret) {
  const bytes = Uint8Array.from(secret.match(/../g), (pair) => parseInt(pair, 16));
  const said = new Uint8Array([...new TextEncoder().encode("tidetable commitment\0"), ...bytes]);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", said));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function save(name, content) {
  const link = document.createElement("a");
  link.href = `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(content, null, 1))}`;
  link.download = name;
  link.click();
}
