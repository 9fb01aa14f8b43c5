import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { sealedKeys } from "./stored-secrets.server.ts";
import type { Factors } from "../rules/second-step.ts";
import { authenticatorApps, passkeys, recoveryCodes } from "../tables.server.ts";

/** Counts the factors that only the account's holder can have. */
export async function countFactors(db: Db, userId: string): Promise<Factors> {
  const [app, keys] = await Promise.all([
    hasApp(db, userId),
    db.$count(passkeys, eq(passkeys.userId, userId)),
  ]);
  return { apps: app ? 1 : 0, passkeys: keys };
}

/** Whether sign-in by password, mailed link and Google also needs a code. */
export async function hasApp(db: Db, userId: string): Promise<boolean> {
  const confirmed = and(
    eq(authenticatorApps.userId, userId),
    isNotNull(authenticatorApps.confirmedAt),
  );
  return (await db.$count(authenticatorApps, confirmed)) > 0;
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
