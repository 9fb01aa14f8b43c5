/** Long enough for two mailboxes, one of which may be read only in the evening. */
export const EMAIL_CHANGE_HOURS = 24;

/** Days for which a request is stored, done or not. Afterwards only the log has it. */
export const EMAIL_CHANGE_DAYS = 30;

export type EmailChangeState = {
  expiresAt: Date;
  allowedAt: Date | null;
  confirmedAt: Date | null;
  doneAt: Date | null;
  endedAt: Date | null;
};

export type WaitsFor = "both" | "old" | "new";

export function isOpenChange({ expiresAt, doneAt, endedAt }: EmailChangeState, now: Date): boolean {
  return doneAt === null && endedAt === null && expiresAt > now;
}

/** The mailboxes that have not agreed yet; undefined when both have. */
export function waitsFor(change: EmailChangeState): WaitsFor | undefined {
  const { allowedAt, confirmedAt } = change;
  if (allowedAt && confirmedAt) return undefined;
  if (allowedAt) return "new";
  return confirmedAt ? "old" : "both";
}
