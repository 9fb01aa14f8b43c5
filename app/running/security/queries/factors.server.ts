import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { sealedKeys } from "./stored-secrets.server.ts";
import type { Factors } from "../rules/second-step.ts";
import { authenticatorApps, passkeys, recoveryCodes } from "../tables.server.ts";

/** How many of each an account has that only its holder can have. */
export async function countFactors(db: Db, userId: string): Promise<Factors> {
  const [app, keys] = await Promise.all([
    hasApp(db, userId),
    db.$count(passkeys, eq(passkeys.userId, userId)),
  ]);
  return { apps: app ? 1 : 0, passkeys: keys };
}

/** Whether a code is asked for after the password, the mailed link and Google. */
export async function hasApp(db: Db, userId: string): Promise<boolean> {
  const confirmed = and(
    eq(authenticatorApps.userId, userId),
    isNotNull(authenticatorApps.confirmedAt),
  );
  return (await db.$count(authenticatorApps, confirmed)) > 0;
}

export type OwnApp = { key: string; confirmedAt: Date | null };

/** The app of an account; of one that is not confirmed yet its key, to show it. */
export async function ownApp({ db, sealers }: Ctx, userId: string): Promise<OwnApp | undefined> {
  const [app] = await db
    .select()
    .from(authenticatorApps)
    .where(eq(authenticatorApps.userId, userId));
  const key = app && sealedKeys({ sealers }).open(app.sealedKey);
  // Sealed under another secret: no code of it can ever be right.
  if (app && key === undefined && !app.confirmedAt) return undefined;
  return app && { key: key ?? "", confirmedAt: app.confirmedAt };
}

export function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  return db.$count(
    recoveryCodes,
    and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)),
  );
}
