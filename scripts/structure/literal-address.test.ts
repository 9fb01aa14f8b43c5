import { expect, test } from "vitest";
import { literalAddressProblem } from "./literal-address.ts";

const problem = literalAddressProblem(`pages({\n  "/lots": {\n  "/lots/:lotId": {\n  "/*": {\n`);
const says = expect.stringContaining("as a text; write href(...)") as string;
const view = "app/goods/lots/views/lot.ts";

test.each([
  [view, "const to = `/lots/${id}?x=1`;", says],
  [view, 'const to = "/lots";', says],
  [view, '<Link to="/lots#new">', says],
  [view, 'const to = href("/lots/:lotId", { lotId: "1" });', undefined],
  [view, 'const to = href(\n  "/lots/:lotId",', undefined],
  [view, "/** As `/lots` shows. */", undefined],
  [view, 'const to = "/pictures/lots.avif";', undefined],
  [view, 'const to = "/lots/";', undefined],
  ["app/goods/lots/views/lot.test.ts", 'expect(to).toBe("/lots/1");', undefined],
  ["app/care/assistant/rules/last-evaluation.ts", '    "/lots": "1f0e",', undefined],
  ["app/goods/lots/pages.ts", '  "/lots": {', undefined],
  ["tests/journeys/lots.test.ts", 'await page.goto("/lots");', says],
  ["tests/journeys/lots.test.ts", `page.locator('a[href*="/lots"]')`, undefined],
])("%s: %s", (path, text, expected) => {
  expect(problem(path, text)).toEqual(expected);
});
