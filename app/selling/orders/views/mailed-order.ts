import type { Centavos } from "#app/lib/money.ts";
import type { ConcessionKind } from "#app/selling/concessions/rules/concession-terms.ts";
import { keptTotals, type KeptLine } from "#app/selling/concessions/rules/kept-parts.ts";
import { orderUrl, type LinkedOrder, type Signer } from "../rules/order-link.ts";
import { addressLines, type OrderAddress } from "./address-lines.ts";

type MailSource = {
  items: readonly (KeptLine & { productName: string })[];
  statutoryKind: ConcessionKind | null;
  discountCode: string | null;
  discountTotal: Centavos;
  coldPack: Centavos | null;
  totalAmount: Centavos;
  creditTotal: Centavos;
};

export function mailedLines({
  items,
  statutoryKind,
  discountCode,
  discountTotal,
  coldPack,
  totalAmount,
  creditTotal,
}: MailSource) {
  return {
    items: items.map(({ productName, quantity, price }) => ({
      productName,
      quantity,
      total: price * quantity,
    })),
    saved: discountCode === null ? null : { code: discountCode, amount: discountTotal },
    statutory: keptTotals(statutoryKind, items) ?? null,
    coldPack,
    total: totalAmount,
    credit: creditTotal,
  };
}

type MailedOrder = MailSource &
  LinkedOrder &
  OrderAddress & { firstName: string; orderNumber: string; expiresAt: Date | null };

/** The common parts of long mails about an order: its lines, link, address and deadline. */
export function mailedOrder(ctx: Signer & { links: { appUrl: string } }, order: MailedOrder) {
  return {
    ...mailedLines(order),
    firstName: order.firstName,
    orderNumber: order.orderNumber,
    receiptUrl: orderUrl(ctx, order, ctx.links),
    address: addressLines(order).join(", "),
    expiresAt: order.expiresAt?.toISOString() ?? null,
  };
}
