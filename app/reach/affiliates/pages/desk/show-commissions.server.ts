import { may } from "#app/platform/access/may.ts";
import { loadList, type ListRequest } from "#app/platform/list/load-list.server.ts";
import { affiliateChoices } from "../../queries/affiliate-choices.server.ts";
import { commissionsFor } from "../../queries/list-commissions.server.ts";
import { commissionList } from "../../views/affiliate-list.ts";
import { showCommissionRow } from "../../views/show-commission-row.ts";

/** The list as its address asks for it. */
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
