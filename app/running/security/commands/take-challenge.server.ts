import { and, eq, gt } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { verification } from "#app/platform/auth/tables.server.ts";
import { cookieName, readCookie } from "#app/platform/http/cookies.server.ts";
import {
  challengeName,
  challengeOf,
  type PasskeyUse,
} from "../queries/passkey-challenge.server.ts";
import { PASSKEY_COOKIE } from "../rules/passkey.ts";

/**
 * Uses up this browser's challenge and returns it; undefined if there is none or it expired. Call
 * outside a transaction, because a later refusal must not restore the challenge.
 */
export async function takeChallenge(
  ctx: Ctx,
  use: PasskeyUse,
  { headers, appUrl }: { headers: Headers; appUrl: string },
): Promise<string | undefined> {
  const token = readCookie({ headers }, cookieName(PASSKEY_COOKIE, appUrl));
  if (!token) return undefined;
  const taken = await ctx.db
    .delete(verification)
    .where(
      and(
        eq(verification.identifier, challengeName(use, token)),
        eq(verification.value, use.userId ?? ""),
        gt(verification.expiresAt, ctx.now),
      ),
    )
    .returning({ id: verification.id });
  return taken.length > 0 ? challengeOf(ctx, token) : undefined;
}
