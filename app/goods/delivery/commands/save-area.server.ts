import { eq } from "drizzle-orm";
import type { Edited } from "#app/lib/edit.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { AreaFacts } from "../rules/read-area.ts";
import { deliveryAreas } from "../tables.server.ts";
import { lockAreas } from "./lock-areas.server.ts";

type SaveAreaRefusal = Refusal<"forbidden" | "not_found" | "changed_meanwhile" | "name_taken">;

/**
 * Changes an area, or adds one. Its provinces leave their former areas. The area of all other
 * provinces lists none.
 */
export async function saveArea(
  ctx: Ctx,
  facts: AreaFacts,
  edited?: Edited,
): Promise<Result<{ id: string; name: string }, SaveAreaRefusal>> {
  if (!may(ctx.actor, "settings:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const all = await lockAreas(tx);
    const before = edited && all.find(({ id }) => id === edited.id);
    if (edited && !before) return refuse("not_found");
    if (before && before.version !== edited.version) return refuse("changed_meanwhile");
    const others = all.filter((each) => each !== before);
    if (others.some(({ name }) => name === facts.name)) return refuse("name_taken");
    const after = before?.isRest ? { ...facts, provinces: [] } : facts;
    for (const other of others) await takeFrom(tx, other, after.provinces);
    const id = before?.id ?? tx.ids.newId();
    if (before) {
      const version = before.version + 1;
      await tx.db
        .update(deliveryAreas)
        .set({ ...after, version })
        .where(eq(deliveryAreas.id, id));
    } else {
      // A new area comes before the area of all other provinces, which stays last.
      const places = all.filter(({ isRest }) => !isRest).map(({ position }) => position);
      await tx.db
        .insert(deliveryAreas)
        .values({ id, ...after, position: Math.max(0, ...places) + 1 });
    }
    await recordAudit(tx, {
      action: before ? "delivery_area.changed" : "delivery_area.created",
      subject: { type: "delivery_area", id },
      before,
      after,
    });
    return ok({ id, name: after.name });
  });
}

type Area = typeof deliveryAreas.$inferSelect;

/** Taking provinces changes the other area too, so it gets a new version and a history entry. */
async function takeFrom(tx: Ctx, { id, provinces, version }: Area, taken: readonly string[]) {
  const left = provinces.filter((code) => !taken.includes(code));
  if (left.length === provinces.length) return;
  await tx.db
    .update(deliveryAreas)
    .set({ provinces: left, version: version + 1 })
    .where(eq(deliveryAreas.id, id));
  await recordAudit(tx, {
    action: "delivery_area.changed",
    subject: { type: "delivery_area", id },
    before: { provinces },
    after: { provinces: left },
  });
}
