import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { messageChoices } from "../tables.server.ts";

/** Forgets the account's number and choices. Everything is an email again. */
export async function removeNumber({
  db,
  actor,
}: Ctx): Promise<Result<undefined, Refusal<"forbidden">>> {
  if (actor.kind !== "user") return refuse("forbidden");
  await db.delete(messageChoices).where(eq(messageChoices.userId, actor.userId));
  return ok(undefined);
}
