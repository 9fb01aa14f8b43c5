import { createServer } from "node:http";
import { afterAll, expect, test } from "vitest";
import { expectAccessible, expectNoAxeViolations } from "../axe.ts";
import { browser, openPage } from "../browser.ts";
import { listenLocally } from "../listen-locally.ts";
import { collectProblems } from "../page-problems.ts";
import { until } from "../until.ts";

// At least as strict as the policy of any shop page.
const POLICY =
  "default-src 'none'; script-src 'nonce-ours'; style-src 'nonce-ours'; img-src 'self'; " +
  "base-uri 'none'; require-trusted-types-for 'script'";

const bodies: Record<string, string> = {
  "/good": "<p>All is well</p>",
  "/bad": '<p><img src="/dot.svg"></p>',
  "/bad-without-scripts": '<noscript><img src="/dot.svg"></noscript>',
  "/pale-at-night":
    '<style nonce="ours">@media (prefers-color-scheme: dark) { p { color: #222; background: #000 } }</style>' +
    '<dialog open aria-label="Note"><p>All is well</p></dialog>',
  "/foreign-script": "<script>alert(1)</script>",
  "/broken-script": '<script nonce="ours">missing()</script>',
  "/stranger": '<a href="http://stranger.test/">Away</a>',
};

const server = createServer((request, response) => {
  const body = bodies[request.url ?? ""];
  response.writeHead(body || request.url !== "/missing" ? 200 : 404, {
    "content-type": request.url?.endsWith(".svg") ? "image/svg+xml" : "text/html; charset=utf-8",
    "content-security-policy": POLICY,
  });
  response.end(
    body
      ? `<!doctype html><html lang="en"><title>Page</title><main><h1>Page</h1>${body}</main></html>`
      : "<svg xmlns='http://www.w3.org/2000/svg'/>",
  );
});
const url = `http://127.0.0.1:${await listenLocally(server)}`;
afterAll(() => void server.close());

test.each([
  { javaScript: true, bad: "/bad" },
  { javaScript: false, bad: "/bad" },
  { javaScript: false, bad: "/bad-without-scripts" },
])("axe passes a good page and names what is wrong: %o", async ({ javaScript, bad }) => {
  const page = await openPage({ url, javaScript });
  await page.goto("/good");
  await expectAccessible(page);
  await page.goto(bad);
  await expect(expectAccessible(page)).rejects.toThrow("image-alt");
});

test("a dialog is looked at in the other theme, too", async () => {
  const page = await openPage({ url });
  await page.goto("/pale-at-night");
  await expectAccessible(page);
  await expect(expectNoAxeViolations(page)).rejects.toThrow("color-contrast");
});

test.each([
  ["/good", []],
  ["/foreign-script", [/Content Security Policy/]],
  ["/broken-script", [/missing is not defined/]],
  ["/missing", [/404/]],
])("what goes wrong on %s is noticed", async (path, expected) => {
  const context = await browser.newContext({ baseURL: url });
  try {
    const problems = collectProblems(context, url);
    const page = await context.newPage();
    await page.goto(path);
    await until("all are noticed", 2_000, () => problems.length >= expected.length);
    expect(problems).toEqual(expected.map((text) => expect.stringMatching(text)));
  } finally {
    await context.close();
  }
});

test("a request to a stranger is noticed", async () => {
  const page = await openPage({ url, expectedProblems: [/^asked a stranger: http:\/\/stranger/] });
  await page.route("http://stranger.test/**", (route) => route.fulfill({ body: "Hello" }));
  await page.goto("/stranger");
  await page.getByRole("link", { name: "Away" }).click();
  expect(await page.getByText("Hello").isVisible()).toBe(true);
});
