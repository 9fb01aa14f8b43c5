import { expect, test } from "vitest";
import { readAnswer, secondsToWait, wordsOf } from "./read-answer.ts";

const answer = (status: number, said = "", retryAfter?: string) => ({ status, said, retryAfter });

test.each([
  [200, "", { is: "done" }],
  [201, "", { is: "done" }],
  [401, "Invalid token: access token is invalid", { is: "broken", why: "key" }],
  [401, "The token is not authorized for this scope.", { is: "broken", why: "scope" }],
  [403, "Forbidden resource", { is: "broken", why: "scope" }],
  [403, "The token does not have access to this location.", { is: "broken", why: "location" }],
  [404, "Not Found", { is: "gone" }],
  [400, "Contact not found", { is: "gone" }],
  [400, "Contact id not given", { is: "refused", status: 400, said: "Contact id not given" }],
  [422, "email must be an email", { is: "refused", status: 422, said: "email must be an email" }],
  [500, "", { is: "trouble", why: "down", status: 500 }],
  [502, "", { is: "trouble", why: "down", status: 502 }],
  [408, "", { is: "trouble", why: "timed_out", status: 408 }],
  [302, "", { is: "refused", status: 302, said: "" }],
])("%i %s", (status, said, verdict) => {
  expect(readAnswer(answer(status, said))).toEqual(verdict);
});

test("429 says how long to wait, where it does", () => {
  const busy = { is: "trouble", why: "busy", status: 429, retryAfter: "30" };
  expect(readAnswer(answer(429, "", "30"))).toEqual(busy);
});

test.each([
  ["timed_out", "timed_out"],
  ["unreachable", "unreachable"],
  ["unknown_name", "unreachable"],
  ["not_allowed", "unreachable"],
] as const)("no answer: %s", (failure, why) => {
  expect(readAnswer({ failure })).toEqual({ is: "trouble", why });
});

test.each([
  [{ message: "one" }, "one"],
  [{ message: ["one", "two"] }, "one. two"],
  [{ message: ["one", 2, null] }, "one"],
  [{ message: "a\nb\0c" }, "a b c"],
  [{ message: { deep: 1 } }, ""],
  [{ message: "x".repeat(900) }, "x".repeat(300)],
  [{}, ""],
  [null, ""],
  ["message", ""],
])("the words of %j", (body, words) => expect(wordsOf(body)).toBe(words));

const NOW = new Date("2026-11-26T00:00:00Z");

test.each([
  [undefined, 10],
  ["", 10],
  ["soon", 10],
  ["-5", 10],
  ["3", 10],
  ["45", 45],
  ["999999999", 86_400],
  ["Thu, 26 Nov 2026 00:02:00 GMT", 120],
  ["Wed, 25 Nov 2026 00:02:00 GMT", 10],
])("Retry-After %s is %i seconds", (text, seconds) => {
  expect(secondsToWait(text, NOW)).toBe(seconds);
});
