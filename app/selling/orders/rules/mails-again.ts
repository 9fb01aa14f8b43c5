/** The most times a day that mails about one order can be resent by hand. */
export const MOST_AGAIN = 5;

type Mail = { sentAt: Date | null; withheldAt: Date | null; attempts: number };

export type MailState = "sent" | "withheld" | "failing" | "waiting";

export function mailState({ sentAt, withheldAt, attempts }: Mail): MailState {
  if (sentAt !== null) return "sent";
  if (withheldAt !== null) return "withheld";
  return attempts > 0 ? "failing" : "waiting";
}
