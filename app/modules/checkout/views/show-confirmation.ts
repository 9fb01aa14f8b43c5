import type { Centavos } from "#app/lib/money.ts";
import { addressLines, type OrderAddress } from "#app/modules/orders/views/address-lines.ts";
import { confirmationState } from "#app/modules/orders/rules/confirmation.ts";
import type { OrderStatus, PaymentStatus } from "#app/modules/orders/rules/order-terms.ts";

type Source = OrderAddress & {
  orderNumber: string;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  totalAmount: Centavos;
  mailboxUnproven: boolean;
  items: readonly { id: string; productName: string; quantity: number; price: Centavos }[];
};

/** What the page behind a mailed link shows of its order: what is bought, where it goes, the price. */
export function showConfirmation(order: Source, receipt: string) {
  return {
    orderNumber: order.orderNumber,
    receipt,
    state: confirmationState(order, order.mailboxUnproven),
    byTransfer: order.paymentStatus === "awaiting_transfer",
    lines: order.items.map(({ id, productName, quantity, price }) => ({
      id,
      name: productName,
      quantity,
      total: price * quantity,
    })),
    total: order.totalAmount,
    address: addressLines(order).join(", "),
  };
}
