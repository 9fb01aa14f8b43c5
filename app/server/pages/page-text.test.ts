import { expect, it } from "vitest";
import { bodyOf, pageResponse, textOf } from "./page-text.ts";

it("has the text of a page beside its head, and the body of any other answer", async () => {
  const page = pageResponse("<p>₱</p>", { status: 404, headers: { "x-a": "b" } });
  page.headers.append("set-cookie", "c=d");
  expect([page.status, page.headers.get("x-a")]).toEqual([404, "b"]);
  expect(bodyOf(page)).toBe("<p>₱</p>");
  expect(await textOf(page)).toBe("<p>₱</p>");
  const other = new Response("data");
  expect(await textOf(other)).toBe("data");
  expect(bodyOf(new Response(null))).toBeNull();
});
