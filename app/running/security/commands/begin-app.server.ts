import { isNull } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { sealedKeys } from "../queries/stored-secrets.server.ts";
import { makeAppKey } from "../rules/app-code.ts";
import { authenticatorApps } from "../tables.server.ts";

/** A new key for an authenticator app. It proves nothing until the user types a code of the app. */
export async function beginApp(
  ctx: Ctx,
): Promise<Result<undefined, Refusal<"forbidden" | "app_is_on">>> {
  const { actor, db, now, ids } = ctx;
  if (actor.kind !== "user") return refuse("forbidden");
  const sealedKey = sealedKeys(ctx).seal(makeAppKey(ids.newToken()));
  const begun = await db
    .insert(authenticatorApps)
    .values({ userId: actor.userId, sealedKey, createdAt: now })
    .onConflictDoUpdate({
      target: authenticatorApps.userId,
      set: { sealedKey, createdAt: now, usedStep: null },
      setWhere: isNull(authenticatorApps.confirmedAt),
    })
    .returning({ userId: authenticatorApps.userId });
  return begun.length > 0 ? ok(undefined) : refuse("app_is_on");
}
