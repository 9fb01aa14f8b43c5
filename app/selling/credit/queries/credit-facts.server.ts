import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { jsonOf } from "#app/platform/database/json.server.ts";
import { creditAccounts } from "../tables.server.ts";

/** A customer's credit as JSON, in a statement about a cart. Null without an account. */
export function creditFacts(of: { customerId: SQLWrapper; cartId: SQLWrapper }): SQL {
  const { id: accountId, balance, customerId } = creditAccounts;
  const heldHere = sql`(select coalesce(-sum(e.amount), 0)::int from credit_entries e
    join orders o on o.id = e.order_id
    where e.account_id = ${accountId} and e.kind in ('spent', 'returned')
      and o.cart_id = ${of.cartId} and o.status = 'pending' and o.payment_status = 'unpaid')`;
  return sql`(select ${jsonOf({ accountId, balance, heldHere })} from ${creditAccounts}
    where ${customerId} = ${of.customerId})`;
}
