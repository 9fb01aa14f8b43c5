import { formatMoney } from "#app/lib/money.ts";
import type { NewOrder } from "../queries/new-orders.server.ts";
import { orderMessages } from "../texts/shopper.ts";
import { newOrderMail as say } from "../texts/mail-new-orders.ts";

/** The most orders that one mail lists individually. */
const MOST = 50;

/** The list of new orders in a mail to staff. Leaves out the buyers. */
export function listedOrders(
  found: readonly Omit<NewOrder, "id">[],
  { appUrl }: { appUrl: string },
) {
  const total = found.reduce((sum, { totalAmount }) => sum + totalAmount, 0);
  return {
    orders: found.slice(0, MOST).map(({ orderNumber, totalAmount, paymentMethod }) => ({
      label: say.line(orderNumber, orderMessages.method[paymentMethod]),
      amount: formatMoney(totalAmount),
    })),
    more: Math.max(0, found.length - MOST),
    total: formatMoney(total),
    settingsUrl: `${appUrl}/admin/settings/notification`,
    subject: say.subject(found),
    count: found.length,
  };
}
