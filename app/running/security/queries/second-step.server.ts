import { and, eq, gt } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { hashToken } from "#app/platform/access/ids.server.ts";
import { user, verification } from "#app/platform/auth/tables.server.ts";
import { cookieName, readCookie, writeCookie } from "#app/platform/http/cookies.server.ts";
import { SECOND_STEP_COOKIE } from "../rules/second-step.ts";

export const secondStepName = (token: string) => `second-step:${hashToken(token)}`;

export type OpenStep = { id: string; userId: string; email: string; isDemo: boolean };

/** The unfinished sign-in of this browser; undefined if there is none or it expired. */
export async function openSecondStep(
  { db, now }: Pick<Ctx, "db" | "now">,
  headers: Headers,
  appUrl: string,
): Promise<OpenStep | undefined> {
  const token = readCookie({ headers }, cookieName(SECOND_STEP_COOKIE, appUrl));
  if (!token) return undefined;
  const [found] = await db
    .select({
      id: verification.id,
      userId: user.id,
      email: user.email,
      isDemo: user.isDemo,
    })
    .from(verification)
    .innerJoin(user, eq(user.id, verification.value))
    .where(
      and(eq(verification.identifier, secondStepName(token)), gt(verification.expiresAt, now)),
    );
  return found;
}

export function dropSecondStep(appUrl: string): string {
  const name = cookieName(SECOND_STEP_COOKIE, appUrl);
  return writeCookie(name, "", appUrl, { maxAgeSeconds: 0 });
}
