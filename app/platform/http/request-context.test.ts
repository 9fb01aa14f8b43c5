import { expect, test } from "vitest";
import { notFound, orNotFound } from "./request-context.server.ts";

test.each([
  [notFound(), "Not found"],
  [notFound("There is no result yet."), "There is no result yet."],
])("a missing address is answered 404 in words", async (answer, text) => {
  expect(answer.status).toBe(404);
  expect(await answer.text()).toBe(text);
});

test.each([null, undefined])("%s is a missing address", (found) => {
  expect(() => orNotFound(found)).toThrow(expect.objectContaining({ status: 404 }));
});

test("what was found is passed on", () => {
  const found = { id: 1 };
  expect(orNotFound(found)).toBe(found);
});
