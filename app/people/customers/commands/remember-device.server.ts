import { eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { hashToken } from "#app/platform/access/ids.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { cookieName, writeCookie } from "#app/platform/http/cookies.server.ts";
import { deviceToken } from "../queries/entrance.server.ts";
import { DEVICE_COOKIE, KNOWN_DEVICE_DAYS } from "../rules/known-device.ts";
import { knownDevices } from "../tables.server.ts";

/**
 * Makes this browser known to the account, and returns its cookie. Each sign-in replaces the token
 * for all accounts of the browser, so a copy of the old one is useless.
 */
export async function rememberDevice(
  ctx: Ctx,
  userId: string,
  { headers, appUrl }: { headers: Headers; appUrl: string },
): Promise<string> {
  const token = ctx.ids.newToken();
  const tokenHash = hashToken(token);
  const before = deviceToken(headers, appUrl);
  await inTransaction(ctx, async ({ db, now }) => {
    if (before) {
      const sameDevice = eq(knownDevices.tokenHash, hashToken(before));
      await db.update(knownDevices).set({ tokenHash }).where(sameDevice);
    }
    await db
      .insert(knownDevices)
      .values({ tokenHash, userId, usedAt: now })
      .onConflictDoUpdate({
        target: [knownDevices.tokenHash, knownDevices.userId],
        set: { usedAt: now },
      });
  });
  const maxAgeSeconds = KNOWN_DEVICE_DAYS * 24 * 60 * 60;
  return writeCookie(cookieName(DEVICE_COOKIE, appUrl), token, appUrl, { maxAgeSeconds });
}
