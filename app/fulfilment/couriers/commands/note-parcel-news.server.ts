import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { mayMoveOrders } from "#app/selling/orders/rules/may-move.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { NotedWord } from "../rules/parcel-words.ts";
import { parcelEvents } from "../tables.server.ts";
import { flagParcel } from "./flag-parcel.server.ts";
import { openParcel } from "./open-parcel.server.ts";

type News = { parcelId: string; key: string; word: NotedWord; note: string };

type NoteRefusal = Refusal<"forbidden" | "not_found" | "not_on_its_way">;

/** Records news that staff got from a courier without reports. Flags the order for staff. */
export async function noteParcelNews(
  ctx: Ctx,
  { parcelId, key, word, note }: News,
): Promise<Result<undefined, NoteRefusal>> {
  if (!mayMoveOrders(ctx.actor)) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const open = await openParcel(tx, parcelId);
    if (!open.ok) return open;
    const noted = await tx.db.$count(parcelEvents, eq(parcelEvents.formKey, key));
    if (noted > 0) return ok(undefined);
    await tx.db.insert(parcelEvents).values({
      id: tx.ids.newId(),
      source: "staff",
      parcelId,
      word,
      happenedAt: tx.now,
      says: note,
      receivedAt: tx.now,
      formKey: key,
    });
    await recordAudit(tx, {
      action: word === "lost" ? "order.parcel_lost" : "order.parcel_coming_back",
      subject: { type: "order", id: open.value.order.id },
      after: { parcel: open.value.parcel.number },
      ...(note !== "" && { reason: note }),
    });
    await flagParcel(tx, open.value, word);
    return ok(undefined);
  });
}
