import { formatDate } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { nameOf } from "#app/people/customers/rules/customer-name.ts";
import { may } from "#app/platform/access/may.ts";
import { loadList, type ListRequest } from "#app/platform/list/load-list.server.ts";
import { affiliatesFor, type AffiliateRow } from "../../queries/list-affiliates.server.ts";
import { affiliateList } from "../../views/affiliate-list.ts";

/** The list as its address asks for it. */
export async function showAffiliates(asked: ListRequest) {
  const { db, actor } = asked.served.ctx;
  const { list, rows } = await loadList(asked, affiliateList, (query) => affiliatesFor(db, query));
  return { list, rows: rows.map(showRow), mayAdd: may(actor, "affiliates:write") };
}

export type ShownAffiliate = ReturnType<typeof showRow>;

const money = (amount: number) => formatMoney(amount, { centavos: "always" });

function showRow({ id, code, status, email, orders, earned, balance, ...row }: AffiliateRow) {
  return {
    id,
    code,
    status,
    email,
    name: nameOf({ ...row, email }),
    orders,
    earned: money(earned),
    balance: money(balance),
    joined: formatDate(row.createdAt),
  };
}
