import { and, eq, isNull } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { authenticatorApps } from "../tables.server.ts";

/** Deletes the key of an unconfirmed app. */
export async function cancelApp({
  actor,
  db,
}: Ctx): Promise<Result<undefined, Refusal<"forbidden">>> {
  if (actor.kind !== "user") return refuse("forbidden");
  const own = eq(authenticatorApps.userId, actor.userId);
  await db.delete(authenticatorApps).where(and(own, isNull(authenticatorApps.confirmedAt)));
  return ok(undefined);
}
