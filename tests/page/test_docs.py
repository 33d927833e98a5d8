"""Swagger UI at /docs works under its Content-Security-Policy."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.api.served import Served


def test_an_operation_can_be_tried_out(browser: Browser, served: Served) -> None:
    with browser.new_context() as context:
        page = context.new_page()
        said: list[str] = []
        page.on("console", lambda line: said.append(line.text) if line.type == "error" else None)
        page.on("pageerror", lambda error: said.append(str(error)))
        host, port = served.address
        answer = page.goto(f"http://{host}:{port}/docs")
        assert answer is not None
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
        operation = page.locator("#operations-operation-isAlive")
        operation.locator("button.opblock-summary-control").click()
        operation.get_by_role("button", name="Try it out").click()
        operation.get_by_role("button", name="Execute").click()
        expect(operation.locator(".live-responses-table .response-col_status").last).to_contain_text("200")
        assert said == []
