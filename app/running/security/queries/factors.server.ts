import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { sealedKeys } from "./stored-secrets.server.ts";
import type { Factors } from "../rules/second-step.ts";
import { authenticatorApps, passkeys, recoveryCodes } from "../tables.server.ts";

/** The factors that only the account's holder can have, counted as part of a statement. */
export const factorsOf = (userId: string) => sql<Factors>`json_build_object(
  'apps', (select count(*) from ${authenticatorApps} where ${isConfirmedOf(userId)}),
  'passkeys', (select count(*) from ${passkeys} where ${eq(passkeys.userId, userId)}))`;

export async function countFactors(db: Db, userId: string): Promise<Factors> {
  const { rows } = await db.execute<{ factors: Factors }>(
    sql`select ${factorsOf(userId)} as factors`,
  );
  return rows[0]?.factors ?? { apps: 0, passkeys: 0 };
}

const isConfirmedOf = (userId: string) =>
  and(eq(authenticatorApps.userId, userId), isNotNull(authenticatorApps.confirmedAt));

/** Whether sign-in by password, mailed link and Google also needs a code. */
export async function hasApp(db: Db, userId: string): Promise<boolean> {
  return (await db.$count(authenticatorApps, isConfirmedOf(userId))) > 0;
}

export type OwnApp = { key: string; confirmedAt: Date | null };

/** The account's app; for an unconfirmed one also its key, to show it. */
export async function ownApp({ db, sealers }: Ctx, userId: string): Promise<OwnApp | undefined> {
  const [app] = await db
    .select()
    .from(authenticatorApps)
    .where(eq(authenticatorApps.userId, userId));
  const key = app && sealedKeys({ sealers }).open(app.sealedKey);
  // The key was sealed with another secret, so none of its codes can be right.
  if (app && key === undefined && !app.confirmedAt) return undefined;
  return app && { key: key ?? "", confirmedAt: app.confirmedAt };
}

export function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  return db.$count(
    recoveryCodes,
    and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)),
  );
}
