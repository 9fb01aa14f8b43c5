import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { deliveryAreas } from "../tables.server.ts";
import { lockAreas } from "./lock-areas.server.ts";

/** Its provinces move to the area of all others. Orders keep their charges. */
export async function removeArea(
  ctx: Ctx,
  id: string,
): Promise<Result<{ name: string }, Refusal<"forbidden" | "not_found" | "is_rest">>> {
  if (!may(ctx.actor, "settings:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const before = (await lockAreas(tx)).find((area) => area.id === id);
    if (!before) return refuse("not_found");
    if (before.isRest) return refuse("is_rest");
    await tx.db.delete(deliveryAreas).where(eq(deliveryAreas.id, id));
    await recordAudit(tx, {
      action: "delivery_area.deleted",
      subject: { type: "delivery_area", id },
      before,
    });
    return ok({ name: before.name });
  });
}
