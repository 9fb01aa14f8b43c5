import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { violations } from "./violations.server.ts";

/** I24: a balance is the sum of its entries, and no sum of an account's history is negative. */
export async function creditAddsUp(db: Db): Promise<string[]> {
  return violations(
    db,
    sql`
    select format('I24: the credit of customer %s is %s, its entries say %s', a.customer_id, a.balance,
      coalesce(sum(e.amount), 0)) as sentence
    from credit_accounts a left join credit_entries e on e.account_id = a.id
    group by a.id having a.balance <> coalesce(sum(e.amount), 0)`,
  );
}
