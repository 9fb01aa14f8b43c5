import { expect, test } from "vitest";
import { readAnswer } from "./read-answer.ts";

const answer = (status: number, body: unknown = {}) =>
  readAnswer({ type: "basic", status, ok: status >= 200 && status < 300, body });

test("only an answer that says so means stored", () => {
  expect(answer(200)).toEqual({ kind: "saved" });
  expect(readAnswer(undefined)).toEqual({ kind: "later", why: "no_answer" });
});

test.each([
  [429, "busy"],
  [500, "busy"],
  [503, "busy"],
  [401, "signed_out"],
  [404, "busy"],
])("after %i it goes on waiting: %s", (status, why) => {
  expect(answer(status)).toEqual({ kind: "later", why });
});

test("what a busy shop says is no refusal", () => {
  for (const status of [429, 503]) {
    expect(answer(status, { error: "busy", message: "Later." }).kind).toBe("later");
  }
});

test("a redirect is to the sign-in", () => {
  const away = { type: "opaqueredirect", status: 0, ok: false, body: undefined } as const;
  expect(readAnswer(away)).toEqual({ kind: "later", why: "signed_out" });
});

test("what was written under another account waits for that account", () => {
  const said = { error: "other_account", message: "Not stored." };
  expect(answer(409, said)).toEqual({ kind: "later", why: "other_account" });
});

test("a refusal carries what is wrong, and nothing that is no text", () => {
  const said = { error: "invalid", message: "Check these.", errors: { mood: "Choose.", x: 1 } };
  expect(answer(422, said)).toEqual({
    kind: "refused",
    message: "Check these.",
    errors: { mood: "Choose." },
  });
  expect(answer(409, { error: "sent_before", message: "No." })).toMatchObject({ errors: {} });
});

test("what its writer should hear comes with it, stored or not", () => {
  expect(answer(200, { id: "1", message: "More than planned." })).toEqual({
    kind: "saved",
    message: "More than planned.",
  });
  expect(answer(200, { message: "" })).toEqual({ kind: "saved" });
  const said = { error: "above_most", message: "Too much.", urgent: "Call 911." };
  expect(answer(422, said)).toMatchObject({ kind: "refused", urgent: "Call 911." });
  expect(answer(422, { ...said, urgent: 7 })).toMatchObject({ urgent: undefined });
});
