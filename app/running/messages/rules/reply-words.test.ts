import { expect, test } from "vitest";
import { readReply } from "./reply-words.ts";

test.each([
  ["STOP", "stop"],
  [" stop. ", "stop"],
  ["“Stop”".replace(/[“”]/g, '"'), "stop"],
  ["unsubscribe", "stop"],
  ["tigil", "stop"],
  ["Start", "start"],
  ["please do not stop", undefined],
  ["", undefined],
])("%s", (text, meaning) => {
  expect(readReply(text)).toBe(meaning);
});
