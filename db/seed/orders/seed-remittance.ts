import { and, eq } from "drizzle-orm";
import { pesos, toDecimal } from "#app/lib/money.ts";
import { readTable } from "#app/running/imports/rules/read-table.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { parcels } from "#app/selling/orders/tables/parcels.server.ts";
import { prepareRemittance } from "#app/fulfilment/remittances/commands/prepare-remittance.server.ts";
import { saveRemittance } from "#app/fulfilment/remittances/commands/save-remittance.server.ts";
import { readRemittance } from "#app/fulfilment/remittances/rules/read-remittance.ts";
import { systemContext, type Services } from "#app/server/services.server.ts";
import { done } from "../done.ts";

/** A courier's file that is ₱100 short for one order and lists an unknown parcel. */
export async function seedRemittance(services: Services): Promise<void> {
  const system = systemContext(services, "seed");
  const [due] = await system.db
    .select({ tracking: parcels.trackingNumber, total: orders.totalAmount })
    .from(orders)
    .innerJoin(parcels, eq(parcels.orderId, orders.id))
    .where(and(eq(orders.paymentStatus, "cod_due"), eq(orders.email, "rosa@demo.test")));
  if (!due) throw new Error("no parcel of the demo shop has cash to bring");
  const file = [
    "Waybill No,COD Amount,COD Fee,Delivered Date",
    `${due.tracking},${toDecimal(due.total - pesos(100))},${toDecimal(pesos(60))},`,
    `DEMO-OF-NOBODY,1500.00,${toDecimal(pesos(60))},`,
  ].join("\n");
  const bytes = new TextEncoder().encode(file);
  const read = done(readRemittance(done(readTable(bytes))));
  const fileName = "demo-remittance.csv";
  const draft = await prepareRemittance(system, { carrier: "J&T Express", fileName, bytes, read });
  done(await saveRemittance(system, done(draft)));
}
