/** Long enough for two mailboxes, one of which may be read in the evening only. */
export const EMAIL_CHANGE_HOURS = 24;

/** So long it is on record, done or not; the log says after that that it was. */
export const EMAIL_CHANGE_DAYS = 30;

export type EmailChangeState = {
  expiresAt: Date;
  allowedAt: Date | null;
  confirmedAt: Date | null;
  doneAt: Date | null;
  endedAt: Date | null;
};

export type WaitsFor = "both" | "old" | "new";

/** Whether its links still do something. */
export function isOpenChange({ expiresAt, doneAt, endedAt }: EmailChangeState, now: Date): boolean {
  return doneAt === null && endedAt === null && expiresAt > now;
}

/** Which mailboxes have not agreed yet; none once both have. */
export function waitsFor(change: EmailChangeState): WaitsFor | undefined {
  const { allowedAt, confirmedAt } = change;
  if (allowedAt && confirmedAt) return undefined;
  if (allowedAt) return "new";
  return confirmedAt ? "old" : "both";
}
