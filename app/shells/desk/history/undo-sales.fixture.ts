import { makeDiscount, useDiscount } from "#app/selling/discounts/factories.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { removeDiscount } from "#app/selling/discounts/commands/remove-discount.server.ts";
import { restoreDiscount } from "#app/selling/discounts/commands/restore-discount.server.ts";
import { discountCommands } from "#app/selling/discounts/commands/discount.server.ts";
import { toggleDiscount } from "#app/selling/discounts/commands/toggle-discount.server.ts";
import { closeLot } from "#app/goods/lots/commands/close-lot.server.ts";
import { correctLot } from "#app/goods/lots/commands/correct-lot.server.ts";
import { openLot } from "#app/goods/lots/commands/open-lot.server.ts";
import { receiveLot } from "#app/goods/lots/commands/receive-lot.server.ts";
import { findLot } from "#app/goods/lots/queries/list-lots.server.ts";
import { saveDraft } from "#app/goods/purchasing/commands/save-draft.server.ts";
import { makePurchaseOrder, makeSupplier } from "#app/goods/purchasing/factories.ts";
import { findPurchaseOrder, linesOf } from "#app/goods/purchasing/queries/find-order.server.ts";
import { supplierCommands } from "#app/goods/purchasing/commands/supplier.server.ts";
import { supplierForm } from "#app/goods/purchasing/input.ts";
import { findSupplier } from "#app/goods/purchasing/queries/list-suppliers.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { next, value, type UndoCase } from "./undo-case.fixture.ts";

async function lotOf(ctx: Ctx, facts: { lotNumber: string }): Promise<string> {
  const productId = await makeProduct(ctx, { name: next("Vial"), stock: 12 });
  const item = { productId, variantId: null };
  const dates = { madeOn: "2026-01-01", expiresOn: "2028-01-01", receivedUnits: 12 };
  return value(await receiveLot(ctx, { item, ...dates, ...facts })).lotId;
}

async function correct(ctx: Ctx, lotId: string, lotNumber: string) {
  const lot = await findLot(ctx.db, lotId);
  if (!lot) throw new Error("no lot");
  const { madeOn, expiresOn, receivedUnits } = lot;
  const facts = { lotNumber, madeOn, expiresOn, receivedUnits };
  return correctLot(ctx, { lotId, version: lot.version, facts, why: "Misread" });
}

/** Changes every line of a draft to so many units. */
async function order(ctx: Ctx, id: string, quantity: number) {
  const [found, ordered] = [await findPurchaseOrder(ctx.db, id), await linesOf(ctx.db, id)];
  if (!found) throw new Error("no purchase order");
  const lines = ordered.map((line) => ({ ...line, quantity }));
  const { version, expectedOn, notes } = found;
  return saveDraft(ctx, { expectedOn, notes, lines }, { id, version });
}

const tenPercent = { type: "percentage", value: 1_000 } as const;

async function usedCode(ctx: Ctx): Promise<string> {
  const { id } = await makeDiscount(ctx);
  const buyer = { customerId: null, emails: ["buyer@example.test"] };
  const order = { orderId: ctx.ids.newId(), cartId: ctx.ids.newId(), subtotal: 100_000, buyer };
  await useDiscount(ctx, { discountId: id, ...order });
  return id;
}

export const salesCases: readonly UndoCase[] = [
  {
    name: "the terms of a code",
    type: "discount",
    make: async (ctx) => (await makeDiscount(ctx)).id,
    change: (ctx, id) =>
      discountCommands.save(
        ctx,
        { ...tenPercent, code: `C-${id.slice(-8)}`, endsAt: ctx.now, usageLimit: 5 },
        { id, version: 1 },
      ),
    again: (ctx, id) =>
      discountCommands.save(ctx, { ...tenPercent, code: `D-${id.slice(-8)}` }, { id, version: 2 }),
  },
  {
    name: "the switch of a code",
    type: "discount",
    make: async (ctx) => (await makeDiscount(ctx)).id,
    change: (ctx, id) => toggleDiscount(ctx, id, false),
    again: (ctx, id) => toggleDiscount(ctx, id, true),
  },
  {
    name: "the archive of codes",
    type: "discount",
    make: usedCode,
    change: removeDiscount,
    again: restoreDiscount,
  },
  {
    name: "the facts of a lot",
    type: "lot",
    make: (ctx) => lotOf(ctx, { lotNumber: next("L") }),
    change: (ctx, id) => correct(ctx, id, "L-changed"),
    again: (ctx, id) => correct(ctx, id, "L-again"),
  },
  {
    name: "what a draft orders",
    type: "purchase_order",
    make: async (ctx) => {
      const productId = await makeProduct(ctx, { name: next("Vial") });
      return (await makePurchaseOrder(ctx, { productId, sent: false })).orderId;
    },
    change: (ctx, id) => order(ctx, id, 40),
    again: (ctx, id) => order(ctx, id, 60),
  },
  {
    name: "a lot that is closed",
    type: "lot",
    make: async (ctx) => {
      const id = await lotOf(ctx, { lotNumber: next("L") });
      value(await openLot(ctx, id));
      return id;
    },
    change: (ctx, lotId) => closeLot(ctx, { lotId, why: "Used up" }),
    again: openLot,
  },
  {
    name: "the terms of a supplier",
    type: "supplier",
    make: async (ctx) => (await makeSupplier(ctx, { name: next("Labs") })).id,
    change: (ctx, id) => saveDays(ctx, id, { leadDays: "21", isActive: "on" }),
    again: (ctx, id) => saveDays(ctx, id, { leadDays: "30" }),
  },
];

async function saveDays(ctx: Ctx, id: string, given: { leadDays: string; isActive?: string }) {
  const found = await findSupplier(ctx.db, id);
  const facts = supplierForm.parse({ name: found?.name, email: "", ...given });
  return supplierCommands.save(ctx, facts, { id, version: found?.version ?? 0 });
}
