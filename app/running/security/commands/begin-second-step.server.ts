import { addMinutes } from "#app/lib/dates.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { verification } from "#app/platform/auth/tables.server.ts";
import { cookieName, writeCookie } from "#app/platform/http/cookies.server.ts";
import { SECOND_STEP_COOKIE, SECOND_STEP_MINUTES } from "../rules/second-step.ts";
import { secondStepName } from "../queries/second-step.server.ts";

/**
 * Notes that somebody proved all but their second step, and answers the cookie by which their browser
 * goes on. It opens nothing by itself.
 */
export async function beginSecondStep(
  { db, ids, now }: Ctx,
  userId: string,
  appUrl: string,
): Promise<string> {
  const token = ids.newToken();
  await db.insert(verification).values({
    id: ids.newId(),
    identifier: secondStepName(token),
    // A new password ends every link and every step of its account, by this value.
    value: userId,
    expiresAt: addMinutes(now, SECOND_STEP_MINUTES),
  });
  return writeCookie(cookieName(SECOND_STEP_COOKIE, appUrl), token, appUrl, {
    maxAgeSeconds: SECOND_STEP_MINUTES * 60,
  });
}
