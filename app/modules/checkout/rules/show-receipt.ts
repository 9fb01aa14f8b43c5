import { formatDateTime } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import type { Centavos } from "#app/lib/money.ts";
import type { ProductKind } from "#app/modules/catalog/rules/product-terms.ts";
import { addressLines } from "#app/modules/orders/rules/address-lines.ts";
import type { OrderAddress } from "#app/modules/orders/rules/address-lines.ts";
import { maskEmail } from "#app/modules/orders/rules/mask-email.ts";
import type { OrderEnd } from "#app/modules/orders/rules/order-ends.ts";
import { buyerMayCancel } from "#app/modules/orders/rules/order-ends.ts";
import type { OrderStatus, PaymentStatus } from "#app/modules/orders/rules/order-terms.ts";
import { receiptState } from "./receipt-state.ts";

export type ReceiptSource = OrderAddress & {
  orderNumber: string;
  createdAt: Date;
  expiresAt: Date | null;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  needsAttention: string | null;
  proofWaitingSince: Date | null;
  endedWhy: OrderEnd | null;
  endedNote: string | null;
  trackingNumber: string | null;
  trackingUrl: string | null;
  subtotal: Centavos;
  discountTotal: Centavos;
  discountCode: string | null;
  shippingTotal: Centavos;
  taxTotal: Centavos;
  totalAmount: Centavos;
  email: string;
  firstName: string;
  lastName: string;
  items: readonly {
    id: string;
    productId: string;
    productKind: ProductKind;
    productName: string;
    quantity: number;
    price: Centavos;
  }[];
};

function asksStaff(order: ReceiptSource): boolean {
  const inHouse = order.status === "confirmed" || order.status === "processing";
  return inHouse && !buyerMayCancel(order);
}

/** The parcel has arrived, so its buyer can say how it was. */
function isHere({ status }: ReceiptSource): boolean {
  return status === "delivered" || status === "completed";
}

/** What a receipt says of its order. Notes of the staff and anything internal stay behind. */
export function showReceipt(order: ReceiptSource, refunded: Centavos) {
  return {
    orderNumber: order.orderNumber,
    placedAt: formatDateTime(order.createdAt),
    keptUntil: order.expiresAt ? formatDateTime(order.expiresAt) : undefined,
    state: receiptState(order),
    mailbox: maskEmail(order.email),
    /** What the courier still has to be paid. */
    cash: order.paymentStatus === "cod_due" ? formatMoney(order.totalAmount) : undefined,
    mayCancel: buyerMayCancel(order),
    /** Too late to do it alone, and not packed yet: staff may still change it. */
    mayAsk: asksStaff(order),
    /** Why staff cancelled it. What its buyer once wrote to them is not read back to her. */
    endNote: order.endedWhy === "by_staff" ? order.endedNote : null,
    status: order.status,
    paymentStatus: order.paymentStatus,
    refunded: refunded > 0 ? formatMoney(refunded, { centavos: "always" }) : undefined,
    tracking: order.trackingNumber && { number: order.trackingNumber, url: order.trackingUrl },
    lines: order.items.map(({ id, productId, productKind, productName, quantity, price }) => ({
      id,
      name: productName,
      quantity,
      total: price * quantity,
      // Below the receipt's own address.
      review: isHere(order) && productKind === "product" ? `review/${productId}` : undefined,
    })),
    totals: {
      subtotal: order.subtotal,
      discount: order.discountTotal,
      shipping: order.shippingTotal,
      tax: order.taxTotal,
      total: order.totalAmount,
    },
    code: order.discountCode,
    email: order.email,
    address: [`${order.firstName} ${order.lastName}`, ...addressLines(order), "Philippines"],
  };
}

export type Receipt = ReturnType<typeof showReceipt>;
