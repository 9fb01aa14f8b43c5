import { expect, test } from "vitest";
import { mailState } from "./mails-again.ts";

const at = new Date("2026-11-21T02:00:00Z");

test.each([
  [{ sentAt: at, withheldAt: null, attempts: 2 }, "sent"],
  [{ sentAt: null, withheldAt: at, attempts: 0 }, "withheld"],
  [{ sentAt: null, withheldAt: null, attempts: 3 }, "failing"],
  [{ sentAt: null, withheldAt: null, attempts: 0 }, "waiting"],
])("%o is %s", (mail, state) => {
  expect(mailState(mail)).toBe(state);
});
