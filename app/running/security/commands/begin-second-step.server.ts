import { addMinutes } from "#app/lib/dates.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { verification } from "#app/platform/auth/tables.server.ts";
import { cookieName, writeCookie } from "#app/platform/http/cookies.server.ts";
import { SECOND_STEP_COOKIE, SECOND_STEP_MINUTES } from "../rules/second-step.ts";
import { secondStepName } from "../queries/second-step.server.ts";

/**
 * Records that a user has passed all but the second step, and returns the cookie with which their
 * browser continues. The cookie alone opens nothing.
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
    // A password change ends all links and second steps of the account by this value.
    value: userId,
    expiresAt: addMinutes(now, SECOND_STEP_MINUTES),
  });
  return writeCookie(cookieName(SECOND_STEP_COOKIE, appUrl), token, appUrl, {
    maxAgeSeconds: SECOND_STEP_MINUTES * 60,
  });
}
