import { data, href, redirect } from "react-router";
import { confirmByLink } from "#app/selling/orders/commands/confirm-by-link.server.ts";
import { findOrderToConfirm } from "#app/selling/orders/queries/find-confirmation.server.ts";
import { toAgreeTo } from "#app/selling/orders/queries/products-to-supervise.server.ts";
import { orderPath } from "#app/selling/orders/rules/order-link.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { agreeInput } from "../../input.ts";
import { checkoutMessages } from "../../texts/shopper.ts";
import type { Centavos } from "#app/lib/money.ts";
import { addressLines, type OrderAddress } from "#app/selling/orders/views/address-lines.ts";
import { confirmationState } from "#app/selling/orders/rules/confirmation.ts";
import type { OrderStatus, PaymentStatus } from "#app/selling/orders/rules/order-terms.ts";
import { showOrderLine, type OrderLineSource } from "../../views/show-order-line.ts";

type Texts = Record<string, string>;

/** Only reads: mail programs open links before people do, and must not confirm anything. */
export async function loadConfirmation(ctx: Ctx, token: string) {
  const order = await findOrderToConfirm(ctx.db, token);
  if (!order) return data(null, { status: 404 });
  const toAgree = await toAgreeTo(ctx.db, order);
  return { ...showConfirmation(order, orderPath(ctx, order)), toAgree };
}

/** Confirms an order. For one that staff placed, the buyer also agrees to the terms. */
export async function submitConfirmation(ctx: Ctx, token: string, texts: Texts) {
  const form = parseForm(agreeInput, texts);
  const agreed = form.ok ? { supervision: form.value.supervision === "yes" } : undefined;
  const confirmed = await confirmByLink(ctx, token, agreed);
  if (confirmed.ok) return redirect(orderPath(ctx, confirmed.value), 303);
  if (confirmed.reason === "not_agreed") return missing(form.ok ? {} : form.errors, texts);
  if (confirmed.reason === "supervision_unconfirmed") {
    return missing({ supervision: checkoutMessages.supervision(confirmed.products) }, texts);
  }
  // The page shows the order's present state.
  return redirect(href("/confirm-order/:token", { token }), 303);
}

function missing(errors: Texts, values: Texts) {
  return data({ errors, values }, { status: 422 });
}

type Source = OrderAddress & {
  orderNumber: string;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  totalAmount: Centavos;
  mailboxUnproven: boolean;
  items: readonly OrderLineSource[];
};

/** The order behind a confirmation link: its items, address and price. */
function showConfirmation(order: Source, receipt: string) {
  return {
    orderNumber: order.orderNumber,
    receipt,
    state: confirmationState(order, order.mailboxUnproven),
    byTransfer: order.paymentStatus === "awaiting_transfer",
    lines: order.items.map(showOrderLine),
    total: order.totalAmount,
    address: addressLines(order).join(", "),
  };
}
