import { z } from "zod";
import type { findEntry } from "#app/running/audit/queries.server.ts";
import { undoShipment } from "#app/selling/orders/commands/undo-shipment.server.ts";
import { shipmentOfEntry } from "#app/selling/orders/rules/shipment-entry.ts";
import { parcelMessages } from "#app/selling/orders/texts/staff-parcels.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { Flash } from "#app/platform/http/flash.ts";

const { undo: say } = parcelMessages;
const together = z.object({ changedIds: z.array(z.uuid()) });

type Entry = NonNullable<Awaited<ReturnType<typeof findEntry>>>;

/** Takes back a shipment, a number, or parcels that left together; undefined for another entry. */
export async function undoShipments(ctx: Ctx, entry: Entry): Promise<Flash | undefined> {
  if (entry.action === "orders.shipped") return undoTogether(ctx, entry);
  const about = entry.subjectType === "order" ? shipmentOfEntry(entry) : undefined;
  if (!about) return undefined;
  const undone = await undoShipment(ctx, entry.subjectId, about.parcel);
  return undone.ok
    ? { tone: "success", text: say.done[undone.value] }
    : { tone: "error", text: say.tooLate };
}

async function undoTogether(ctx: Ctx, entry: Entry): Promise<Flash> {
  const orderIds = together.safeParse(entry.after).data?.changedIds ?? [];
  let undone = 0;
  for (const orderId of orderIds) {
    // oxlint-disable-next-line no-await-in-loop
    if ((await undoShipment(ctx, orderId)).ok) undone += 1;
  }
  if (undone === 0) return { tone: "error", text: say.tooLate };
  const text = say.several(undone, orderIds.length);
  return { tone: undone === orderIds.length ? "success" : "warning", text };
}
