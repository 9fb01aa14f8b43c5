import type { OrderStatus, PaymentStatus } from "#app/selling/orders/rules/order-terms.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { CommissionCause } from "../rules/commission-terms.ts";
import { keptGoods, type KeptGoods } from "../rules/kept-goods.ts";
import { isSamePerson, type AffiliatePerson } from "#app/selling/referrals/rules/same-person.ts";
import { orderMoney } from "./order-money.server.ts";

type BoughtOrder = Parameters<typeof orderMoney>[1] & {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  customerId: string | null;
  email: string;
  phone: string | null;
};

/** No goods are kept once an order ended or turned out to be the affiliate's own. */
export async function keptOf(
  db: Db,
  order: BoughtOrder,
  affiliate: AffiliatePerson,
): Promise<KeptGoods[]> {
  const money = await orderMoney(db, order);
  return keptGoods({ ...money, ended: endedBy(order, affiliate) });
}

function endedBy(order: BoughtOrder, affiliate: AffiliatePerson): CommissionCause | undefined {
  const { customerId, email, phone } = order;
  if (isSamePerson(affiliate, { customerId, emails: [email], phone })) return "own_order";
  if (order.status === "cancelled") return "cancelled";
  return order.status === "refunded" || order.paymentStatus === "refunded" ? "refunded" : undefined;
}
