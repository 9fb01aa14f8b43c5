import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { remittanceDrafts } from "../tables.server.ts";

/** Discards a draft after its preview. */
export async function discardRemittance(
  ctx: Ctx,
  draftId: string,
): Promise<Result<undefined, Refusal<"forbidden" | "not_found">>> {
  if (!may(ctx.actor, "orders:fulfil")) return refuse("forbidden");
  const gone = await ctx.db
    .delete(remittanceDrafts)
    .where(eq(remittanceDrafts.id, draftId))
    .returning({ id: remittanceDrafts.id });
  return gone.length > 0 ? ok(undefined) : refuse("not_found");
}
