import { and, eq, gt } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { mayMoveOrders } from "#app/selling/orders/rules/may-move.ts";
import { actorId } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { hiddenUntil } from "../rules/still-parcels.ts";
import { courierQuestions } from "../tables.server.ts";
import { openParcel } from "./open-parcel.server.ts";

type Question = {
  parcelId: string;
  key: string;
  note: string;
  /** Days that the courier has for the answer. */
  days: number;
};

type AskRefusal = Refusal<"forbidden" | "not_found" | "not_on_its_way" | "asked_meanwhile">;

/** Records a question to the courier. The parcel leaves the queue until an answer is due. */
export async function askCourier(
  ctx: Ctx,
  { parcelId, key, note, days }: Question,
): Promise<Result<undefined, AskRefusal>> {
  if (!mayMoveOrders(ctx.actor)) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const open = await openParcel(tx, parcelId);
    if (!open.ok) return open;
    const asked = await tx.db
      .select({ formKey: courierQuestions.formKey })
      .from(courierQuestions)
      .where(
        and(eq(courierQuestions.parcelId, parcelId), gt(courierQuestions.hiddenUntil, tx.now)),
      );
    if (asked.some(({ formKey }) => formKey === key)) return ok(undefined);
    if (asked.length > 0) return refuse("asked_meanwhile");
    await tx.db.insert(courierQuestions).values({
      id: tx.ids.newId(),
      parcelId,
      note,
      askedAt: tx.now,
      askedBy: actorId(tx.actor),
      hiddenUntil: hiddenUntil(tx.now, days),
      formKey: key,
    });
    await recordAudit(tx, {
      action: "order.courier_asked",
      subject: { type: "order", id: open.value.order.id },
      after: { parcel: open.value.parcel.number },
      ...(note !== "" && { reason: note }),
    });
    return ok(undefined);
  });
}
