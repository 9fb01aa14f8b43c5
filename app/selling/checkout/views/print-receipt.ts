import { formatDate, formatDateTime } from "#app/lib/dates.ts";
import { formatCount, formatMoney } from "#app/lib/money.ts";
import { totalRows } from "#app/selling/cart/views/total-rows.ts";
import type { PaymentMethod } from "#app/selling/orders/rules/order-terms.ts";
import { orderMessages } from "#app/selling/orders/texts/shopper.ts";
import type { PrintDocument } from "#app/platform/print/print-document.ts";
import { receiptPrint as say } from "../texts/shopper-receipt-print.ts";
import type { Receipt } from "./show-receipt.ts";

type Seller = { name: string; address: string; email: string };

type PaidOrder = { createdAt: Date; paidAt: Date; paymentMethod: PaymentMethod };

/**
 * A printed receipt of a paid order, also for a shop without tax registration. It states the
 * payment, and that it is not an invoice.
 */
export function printReceipt(receipt: Receipt, order: PaidOrder, seller: Seller): PrintDocument {
  const { orderNumber, lines, address, paid, refunded } = receipt;
  const { columns } = say;
  const row = (label: string, text: string) => ({ label, text });
  return {
    title: say.title(orderNumber),
    sender: {
      name: seller.name,
      lines: [...seller.address.split("\n"), seller.email].filter((line) => line !== ""),
    },
    facts: [
      { label: say.soldTo, lines: address },
      {
        label: say.order,
        lines: [
          orderNumber,
          say.placed(formatDate(order.createdAt)),
          say.paid(formatDateTime(order.paidAt)),
          orderMessages.method[order.paymentMethod],
        ],
      },
    ],
    table: {
      columns: [
        { label: columns.item, share: 3.4 },
        { label: columns.quantity, share: 1, numeric: true },
        { label: columns.price, share: 1.5, numeric: true },
        { label: columns.total, share: 1.6, numeric: true },
      ],
      rows: lines.map(({ name, quantity, price, total }) => [
        name,
        formatCount(quantity),
        formatMoney(price),
        formatMoney(total),
      ]),
    },
    totals: [
      ...totalRows(receipt).map(({ label, amount }) => row(label, amount)),
      ...(paid ? [row(say.paidInAll, paid)] : []),
      ...(refunded ? [row(say.refunded, refunded)] : []),
    ],
    notes: [say.noInvoice],
    pageOf: say.pageOf,
  };
}
