import { formatMoney } from "#app/lib/money.ts";
import { nameOf } from "#app/people/customers/rules/customer-name.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { everyPart } from "#app/platform/list/read-part.server.ts";
import { affiliatesFor, type AffiliateRow } from "../../queries/list-affiliates.server.ts";
import { commissionsFor } from "../../queries/list-commissions.server.ts";
import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { affiliateStaffMessages as say } from "../../texts/staff.ts";
import { showCommissionRow } from "../../views/show-commission-row.ts";

const SHOWN = 5;

/** The program's four figures, its top earners, and the newest commissions. */
export async function showOverview({ db, actor }: Ctx) {
  const everything = { search: "", filters: {} };
  const [figures, settings, best, newest] = await Promise.all([
    programmeFigures(db),
    loadSettings(db),
    firstOf(affiliatesFor(db, { ...everything, sort: "-earned" }), "-earned"),
    firstOf(commissionsFor(db, { ...everything, sort: "-earned" }), "-earned"),
  ]);
  const { cards } = say;
  const { affiliate_first_percent: first, affiliate_repeat_percent: repeat } = settings;
  return {
    figures: [
      {
        label: cards.total,
        value: figures.total.toLocaleString("en"),
        hint: cards.active(figures.active),
      },
      { label: cards.earnings, value: formatMoney(figures.earned), hint: cards.earningsHint },
      {
        label: cards.pending,
        value: formatMoney(figures.owed),
        hint: cards.pendingHint(figures.held),
      },
      {
        label: cards.status,
        value: settings.affiliate_open ? cards.open : cards.closed,
        hint: cards.rates(first, repeat),
      },
    ],
    waiting: may(actor, "affiliates:write") ? figures.waiting : 0,
    best: best.filter(({ earned }) => earned > 0).map(showBest),
    newest: newest.map((row) => showCommissionRow(row, may(actor, "customers:read"))),
  };
}

/** The first rows of a list. */
async function firstOf<Row extends { id: string; place: string }>(
  source: Parameters<typeof everyPart<Row>>[0],
  sort: string,
): Promise<Row[]> {
  for await (const rows of everyPart(source, sort, SHOWN)) return rows;
  return [];
}

function showBest({ id, code, earned, ...named }: AffiliateRow) {
  return { id, code, name: nameOf(named), earned: formatMoney(earned, { centavos: "always" }) };
}

type Figures = {
  total: number;
  active: number;
  waiting: number;
  /** Commissions minus deductions, including corrections by staff. */
  earned: number;
  held: number;
  /** The sum of the positive balances and of the payouts on their way. */
  owed: number;
};

/** Totals over all affiliates: their number and the sum of their commissions. */
export async function programmeFigures(db: Db): Promise<Figures> {
  const { rows } = await db.execute<Figures>(sql`
    select a.*, o.*, c.* from (
      select count(*) filter (where status in ('active', 'suspended'))::int as total,
        count(*) filter (where status = 'active')::int as active,
        count(*) filter (where status = 'waiting')::int as waiting
      from affiliates) a, (
      select coalesce(sum(owed), 0)::float8 as owed from (
        select greatest(sum(amount), 0) as owed from affiliate_ledger group by affiliate_id
        union all select amount from affiliate_payout_lines where state = 'open') every) o, (
      select coalesce(sum(e.amount), 0)::float8 + (select coalesce(sum(amount), 0)::float8
          from affiliate_ledger where kind = 'adjusted') as earned,
        coalesce(sum(e.amount) filter (where c.status = 'pending' and c.payable_at is null), 0)::float8 as held
      from affiliate_commissions c join affiliate_commission_entries e on e.commission_id = c.id) c`);
  const [found] = rows;
  if (!found) throw new Error("a sum without a row");
  return found;
}
