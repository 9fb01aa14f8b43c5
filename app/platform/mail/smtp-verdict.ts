/** What the refusal of a mail server means: of the address, of this mail, or only for now. */
export type SmtpVerdict = "address" | "mail" | "later";

/** What the mail library says of a failed sending. */
export type SmtpFailure = { responseCode?: unknown; command?: unknown; response?: unknown };

/** `5.7.x` is a refusal by policy: it is about the sender or the mail, not about the mailbox. */
const POLICY = /\b5\.7\.\d{1,3}\b/;

/**
 * A 5xx to the recipient is for good, unless it names a policy. A 5xx to the text is about the text.
 * All else passes: 4xx, a broken connection, and a login that fails, which is the shop's own fault.
 */
export function smtpVerdict({ responseCode, command, response }: SmtpFailure): SmtpVerdict {
  if (typeof responseCode !== "number" || responseCode < 500 || responseCode > 599) return "later";
  const byPolicy = typeof response === "string" && POLICY.test(response);
  if (command === "RCPT TO") return byPolicy ? "mail" : "address";
  return command === "DATA" ? "mail" : "later";
}
