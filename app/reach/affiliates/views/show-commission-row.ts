import { formatDate } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { givenName } from "#app/people/customers/rules/customer-name.ts";
import type { CommissionRow } from "../queries/list-commissions.server.ts";
import { standingOf } from "../rules/commission-standing.ts";
import { maskEmail } from "../rules/mask-email.ts";

const money = (amount: number) => formatMoney(amount, { centavos: "always" });

/** A commission in a list of staff. Who may not read customers sees of the buyer a masked address. */
export function showCommissionRow(row: CommissionRow, seesBuyers: boolean) {
  const { id, affiliateId, code, orderId, orderNumber, email, rate, isFirstOrder } = row;
  return {
    id,
    affiliateId,
    code,
    orderId: seesBuyers ? orderId : undefined,
    orderNumber,
    buyer: seesBuyers ? givenName(row) : "",
    email: seesBuyers ? email : maskEmail(email),
    goods: money(row.orderAmount),
    rate,
    isFirstOrder,
    amount: money(row.amount),
    left: money(row.left),
    standing: standingOf(row.status, row.payableAt),
    date: formatDate(row.createdAt),
  };
}

export type ShownCommissionRow = ReturnType<typeof showCommissionRow>;
