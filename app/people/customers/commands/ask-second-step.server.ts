import { eq } from "drizzle-orm";
import { beginSecondStep } from "#app/running/security/commands/begin-second-step.server.ts";
import { countFactors } from "#app/running/security/queries/factors.server.ts";
import { session } from "#app/platform/auth/tables.server.ts";
import { asksForMore } from "#app/running/security/rules/second-step.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import { rolesOf } from "#app/running/staff/queries.server.ts";
import { STAFF_ROLES } from "#app/platform/access/actor.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";

/** The user is not signed in yet: `cookies` lead to the code form. */
type SecondStepRequest = { userId: string; cookies: string[]; secondStep: true };

/** `opened` is the token of a session that the account library has already opened. */
type FirstStep = { userId: string; opened?: string };

/**
 * Requires a second step of users with an authenticator app, and of staff with a passkey if the
 * shop requires one, whether they signed in by password, mailed link or Google. Undefined for
 * everyone else. A session that is already open is closed unused.
 */
export async function askSecondStep(
  { ctx, auth }: Pick<RequestContext, "ctx" | "auth">,
  { userId, opened }: FirstStep,
): Promise<SecondStepRequest | undefined> {
  if (!(await needsMore(ctx.db, userId))) return undefined;
  if (opened) await ctx.db.delete(session).where(eq(session.token, opened));
  const cookie = await beginSecondStep(ctx, userId, auth.options.baseURL);
  return { userId, cookies: [cookie], secondStep: true };
}

async function needsMore(db: Db, userId: string): Promise<boolean> {
  const factors = await countFactors(db, userId);
  if (asksForMore(factors, { required: false })) return true;
  if (!asksForMore(factors, { required: true })) return false;
  const { require_2fa: isRequired } = await loadSettings(db);
  const roles = isRequired ? await rolesOf(db, userId) : [];
  return STAFF_ROLES.some((role) => roles.includes(role));
}
