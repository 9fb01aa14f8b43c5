import { expect, it } from "vitest";
import { countMails } from "./count-mails.ts";

const readers = ["ana@example.test", "ben@example.test"];

it.each([
  [["ana 1", "ben 2"], { lost: 0, doubled: 0, repeated: 0, strangers: 0 }],
  [["ana 1", "ana 1", "ben 2"], { lost: 0, doubled: 0, repeated: 1, strangers: 0 }],
  [["ana 1", "ana 3"], { lost: 1, doubled: 1, repeated: 0, strangers: 0 }],
  [["eve 1"], { lost: 2, doubled: 0, repeated: 0, strangers: 1 }],
  [["eve 9", "ana 1", "ben 2", "ben 9"], { lost: 0, doubled: 1, repeated: 0, strangers: 0 }],
])("%j", (arrived, expected) => {
  const mails = {
    accepted: () => arrived.map((one) => one.slice(4)),
    recipients: () => arrived.map((one) => `${one.slice(0, 3)}@example.test`),
  };
  const written = new Set(["1", "2", "3"]);
  expect(countMails({ mails, readers, written })).toEqual(expected);
});
