const HOUR_MS = 60 * 60_000;

export const INVITE_DAYS = 7;
export const SETUP_HOURS = 24;

export const inviteEnds = (now: Date) => new Date(now.getTime() + INVITE_DAYS * 24 * HOUR_MS);
export const setupEnds = (now: Date) => new Date(now.getTime() + SETUP_HOURS * HOUR_MS);

type Times = {
  expiresAt: Date;
  usedAt: Date | null;
  grantedAt: Date | null;
  revokedAt: Date | null;
};

export type InviteState = "open" | "registered" | "granted" | "revoked" | "expired";

/** `registered`: the link was used, but the address is not confirmed yet. */
export function inviteState(invite: Times, now: Date): InviteState {
  if (invite.grantedAt) return "granted";
  if (invite.revokedAt) return "revoked";
  if (invite.usedAt) return "registered";
  return invite.expiresAt > now ? "open" : "expired";
}
