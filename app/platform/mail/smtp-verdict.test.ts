import { expect, test } from "vitest";
import { smtpVerdict, type SmtpFailure } from "./smtp-verdict.ts";

test.each<[SmtpFailure, string]>([
  [{ responseCode: 550, command: "RCPT TO", response: "550 5.1.1 no such user" }, "address"],
  [{ responseCode: 553, command: "RCPT TO", response: "553 not here" }, "address"],
  [{ responseCode: 550, command: "RCPT TO", response: "550 5.7.1 blocked by policy" }, "mail"],
  [{ responseCode: 554, command: "DATA", response: "554 5.7.1 looks like spam" }, "mail"],
  [{ responseCode: 552, command: "DATA", response: "552 too large" }, "mail"],
  [{ responseCode: 451, command: "RCPT TO", response: "451 come back later" }, "later"],
  [{ responseCode: 452, command: "RCPT TO", response: "452 4.2.2 mailbox full" }, "later"],
  [{ responseCode: 535, command: "AUTH PLAIN", response: "535 5.7.8 bad credentials" }, "later"],
  [{ responseCode: 530, command: "MAIL FROM", response: "530 log in first" }, "later"],
  [{ command: "CONN" }, "later"],
  [{}, "later"],
  [{ responseCode: "550", command: "RCPT TO" }, "later"],
])("%o is about the %s", (failure, verdict) => {
  expect(smtpVerdict(failure)).toBe(verdict);
});
