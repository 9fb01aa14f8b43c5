import { and, eq, ne } from "drizzle-orm";
import type { Edited } from "#app/lib/edit.ts";
import { isUuid } from "#app/lib/is-uuid.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { CarrierInput } from "../input.ts";
import { carriers } from "../tables.server.ts";
import { lockAreas } from "./lock-areas.server.ts";

type SaveCarrierRefusal = Refusal<"forbidden" | "not_found" | "changed_meanwhile" | "name_taken">;

/** Changes a carrier, or adds one. Orders keep the name and link of their shipment. */
export async function saveCarrier(
  ctx: Ctx,
  input: CarrierInput,
  edited?: Edited,
): Promise<Result<{ name: string }, SaveCarrierRefusal>> {
  if (!may(ctx.actor, "settings:write")) return refuse("forbidden");
  if (edited && !isUuid(edited.id)) return refuse("not_found");
  return inTransaction(ctx, async (tx) => {
    // The lock makes two carriers with the same name wait for each other.
    await lockAreas(tx);
    const id = edited?.id ?? tx.ids.newId();
    const [before] = await tx.db.select().from(carriers).where(eq(carriers.id, id)).for("update");
    if (edited && !before) return refuse("not_found");
    if (before && before.version !== edited?.version) return refuse("changed_meanwhile");
    const { name, phone, position } = input;
    const others = and(eq(carriers.name, name), ne(carriers.id, id));
    if ((await tx.db.$count(carriers, others)) > 0) return refuse("name_taken");
    const isActive = input.is_active;
    const facts = { name, trackingAddress: input.tracking_address, phone, position, isActive };
    if (before) {
      const version = before.version + 1;
      await tx.db
        .update(carriers)
        .set({ ...facts, version })
        .where(eq(carriers.id, id));
    } else {
      await tx.db.insert(carriers).values({ id, ...facts });
    }
    await recordAudit(tx, {
      action: before ? "carrier.changed" : "carrier.created",
      subject: { type: "carrier", id },
      before,
      after: facts,
    });
    return ok({ name });
  });
}
