import { addMinutes } from "#app/lib/dates.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { verification } from "#app/platform/auth/tables.server.ts";
import { cookieName, writeCookie } from "#app/platform/http/cookies.server.ts";
import {
  challengeName,
  challengeOf,
  type PasskeyUse,
} from "../queries/passkey-challenge.server.ts";
import { PASSKEY_COOKIE, PASSKEY_MINUTES } from "../rules/passkey.ts";

/** A passkey's challenge, for this browser and this use only, with the browser's cookie. */
export async function beginChallenge(
  ctx: Ctx,
  use: PasskeyUse,
  appUrl: string,
): Promise<{ challenge: Uint8Array<ArrayBuffer>; cookie: string }> {
  const token = ctx.ids.newToken();
  await ctx.db.insert(verification).values({
    id: ctx.ids.newId(),
    identifier: challengeName(use, token),
    // A password change ends the account's open challenges by this value.
    value: use.userId ?? "",
    expiresAt: addMinutes(ctx.now, PASSKEY_MINUTES),
  });
  const cookie = writeCookie(cookieName(PASSKEY_COOKIE, appUrl), token, appUrl, {
    maxAgeSeconds: PASSKEY_MINUTES * 60,
  });
  return { challenge: new Uint8Array(Buffer.from(challengeOf(ctx, token), "base64url")), cookie };
}
