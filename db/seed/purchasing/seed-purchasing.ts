import { addDays, shopDay } from "#app/lib/dates.ts";
import { pesos } from "#app/lib/money.ts";
import { addSupplierItem } from "#app/goods/purchasing/commands/add-supplier-item.server.ts";
import { createOrder } from "#app/goods/purchasing/commands/create-order.server.ts";
import { supplierCommands } from "#app/goods/purchasing/commands/supplier.server.ts";
import { markSent } from "#app/goods/purchasing/commands/mark-sent.server.ts";
import { orderableItems } from "#app/goods/purchasing/queries/orderable-items.server.ts";
import type { OrderedLine } from "#app/goods/purchasing/rules/read-lines.ts";
import { systemContext, type Services } from "#app/server/services.server.ts";
import { done } from "../done.ts";

const ITEMS = [
  { name: "Klow", packSize: 10, lastCost: pesos(2_150) },
  { name: "Glow", packSize: 10, lastCost: pesos(1_900) },
  { name: "NAD+", packSize: 5, lastCost: pesos(2_400) },
  { name: "Tirzepatide", packSize: 10, lastCost: pesos(4_300) },
  { name: "Semaglutide", packSize: 10, lastCost: pesos(3_100) },
  { name: "GHK-Cu", packSize: 10, lastCost: pesos(1_800) },
];

/** An obviously fictional supplier, an order on its way, and a draft. */
export async function seedPurchasing(services: Services): Promise<void> {
  const system = systemContext(services, "seed");
  const ctx = { ...system, now: addDays(system.now, -6) };
  const { id: supplierId } = done(
    await supplierCommands.save(ctx, {
      name: "Example Peptide Supply (demo)",
      contactName: "Demo Contact",
      email: "orders@supplier.test",
      phone: "+63 2 0000 0000",
      address: "",
      leadDays: 14,
      minimumOrder: pesos(20_000),
      paymentTerms: "Net 30 days",
      currencyNote: "",
      notes: "",
      isActive: true,
    }),
  );
  const known = await orderableItems(ctx.db);
  const lines: OrderedLine[] = [];
  for (const { name, ...terms } of ITEMS) {
    const item = known.find((one) => one.name.startsWith(name));
    if (!item) throw new Error(`the demo shop does not sell ${name}`);
    const { productId, variantId } = item;
    done(
      await addSupplierItem(ctx, {
        supplierId,
        item: { productId, variantId },
        supplierSku: "",
        ...terms,
      }),
    );
    lines.push({ productId, variantId, quantity: 2 * terms.packSize, unitCost: terms.lastCost });
  }
  const [first, second, third] = lines;
  if (!first || !second || !third) throw new Error("the demo supplier sells too little");
  const order = (chosen: OrderedLine[], days: number) => ({
    supplierId,
    formKey: ctx.ids.newId(),
    expectedOn: shopDay(addDays(ctx.now, days)),
    notes: "",
    lines: chosen,
  });
  const sent = done(await createOrder(ctx, order([first, second], 14)));
  done(await markSent(ctx, { orderId: sent.id, version: 1, how: "By phone" }));
  done(await createOrder(system, order([third], 21)));
}
