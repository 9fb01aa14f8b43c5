export type KeyState = "active" | "expired" | "revoked";

type Key = { expiresAt: Date | null; revokedAt: Date | null };

export function keyState({ expiresAt, revokedAt }: Key, now: Date): KeyState {
  if (revokedAt) return "revoked";
  return expiresAt && expiresAt <= now ? "expired" : "active";
}
