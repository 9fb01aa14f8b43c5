import { z } from "zod";

const logged = z.object({ status: z.string().optional(), parcel: z.number().int().optional() });

/** The parcel whose shipment or number a log entry's undo reverts. Undefined: the newest. */
export function shipmentOfEntry(entry: {
  action: string;
  after: unknown;
}): { parcel: number | undefined } | undefined {
  const after = logged.safeParse(entry.after).data ?? {};
  const { action } = entry;
  if (action === "order.tracking") return { parcel: after.parcel ?? 1 };
  const hasLeft = action === "order.status" && after.status === "shipped";
  return hasLeft || action === "order.parcel_left" ? { parcel: after.parcel } : undefined;
}
