import { expect, test } from "vitest";
import { showConversation, wholeOf } from "./show-conversation.ts";

const at = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour));
const mail = { from: "maria@example.test", text: "Yes.", shown: "Yes." };

test("mails stand among replies and notes by time, and say where they came from", () => {
  const entries = showConversation({
    ticket: { email: "Maria@example.test" },
    replies: [{ id: "r", text: "Is it there?", createdAt: at(2), authorName: "Ana" }],
    notes: [{ id: "n", text: "Call them", createdAt: at(5), authorName: null }],
    mails: [
      { ...mail, id: "m1", createdAt: at(1) },
      { ...mail, id: "m2", createdAt: at(3), text: "Yes.\n> Is it there?" },
      { ...mail, id: "m3", createdAt: at(4), from: "office@example.test" },
    ],
  });
  expect(entries.map(({ id, kind }) => `${id} ${kind}`)).toEqual([
    "m1 mail",
    "r reply",
    "m2 mail",
    "m3 mail",
    "n note",
  ]);
  expect(entries).toMatchObject([
    { by: expect.stringContaining("By email from maria@example.test"), isOther: false },
    { by: expect.stringContaining("Ana") },
    { text: "Yes.", whole: "Yes.\n> Is it there?" },
    { isOther: true },
    { by: expect.stringContaining("Former staff") },
  ]);
});

test("a mail that is shown whole has nothing more to open", () => {
  expect(wholeOf(mail)).toBeUndefined();
});
