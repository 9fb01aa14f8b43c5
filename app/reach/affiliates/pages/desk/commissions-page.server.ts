import { may } from "#app/platform/access/may.ts";
import { loadList, type ListRequest } from "#app/platform/list/load-list.server.ts";
import { asc, eq, sql } from "drizzle-orm";
import { nameOf } from "#app/people/customers/rules/customer-name.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { affiliates } from "#app/selling/referrals/tables.server.ts";
import { commissionsFor } from "../../queries/list-commissions.server.ts";
import { commissionList } from "../../views/affiliate-list.ts";
import { showCommissionRow } from "../../views/show-commission-row.ts";

/** No one looks through a longer menu; the search finds other affiliates by their code. */
const MOST = 200;

/** Only affiliates who have earned something are offered as a filter. */
async function affiliateChoices(db: Db) {
  const found = await db
    .select({
      id: affiliates.id,
      code: affiliates.affiliateCode,
      firstName: customers.firstName,
      lastName: customers.lastName,
      email: customers.email,
    })
    .from(affiliates)
    .innerJoin(customers, eq(customers.id, affiliates.customerId))
    .where(sql`exists (select from affiliate_commissions c where c.affiliate_id = affiliates.id)`)
    .orderBy(asc(affiliates.affiliateCode))
    .limit(MOST);
  return found.map(({ id, code, ...named }) => ({ value: id, label: `${code}, ${nameOf(named)}` }));
}

export async function showCommissions(asked: ListRequest) {
  const { db, actor } = asked.served.ctx;
  const [{ list, rows }, affiliate] = await Promise.all([
    loadList(asked, commissionList, (query) => commissionsFor(db, query)),
    affiliateChoices(db),
  ]);
  const seesBuyers = may(actor, "customers:read");
  return {
    list,
    rows: rows.map((row) => showCommissionRow(row, seesBuyers)),
    choices: { affiliate },
  };
}
