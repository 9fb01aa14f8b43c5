import type { Centavos } from "#app/lib/money.ts";
import { addressLines, type OrderAddress } from "#app/modules/orders/views/address-lines.ts";
import { confirmationState } from "#app/modules/orders/rules/confirmation.ts";
import type { OrderStatus, PaymentStatus } from "#app/modules/orders/rules/order-terms.ts";
import { showOrderLine, type OrderLineSource } from "./show-order-line.ts";

type Source = OrderAddress & {
  orderNumber: string;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  totalAmount: Centavos;
  mailboxUnproven: boolean;
  items: readonly OrderLineSource[];
};

/** What the page behind a mailed link shows of its order: what is bought, where it goes, the price. */
export function showConfirmation(order: Source, receipt: string) {
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
