import { formatDate } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { loadHistory } from "#app/running/audit/queries/load-history.server.ts";
import { nameOf } from "#app/people/customers/rules/customer-name.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { orNotFound } from "#app/platform/http/request-context.server.ts";
import { readPart } from "#app/platform/list/read-part.server.ts";
import { flagsOf } from "../../queries/affiliate-flags.server.ts";
import {
  findAffiliate,
  formerCodesOf,
  type FoundAffiliate,
} from "../../queries/find-affiliate.server.ts";
import { commissionsFor } from "../../queries/list-commissions.server.ts";
import { ledgerOf } from "../../queries/ledger.server.ts";
import { ownBalance } from "../../queries/own-balance.server.ts";
import { earningsOf } from "../../queries/own-earnings.server.ts";
import { AFFILIATE_ACTS, isLegal } from "../../rules/affiliate-acts.ts";
import { ledgerMessages as ledgerSay } from "../../texts/shopper-ledger.ts";
import { affiliateStaffMessages as say } from "../../texts/staff.ts";
import { showCommissionRow } from "../../views/show-commission-row.ts";
import { showFlags } from "../../views/show-flags.ts";
import { showLedgerRow } from "../../views/show-ledger.ts";

const SHOWN = 10;
const SHOWN_OF_LEDGER = 50;

export async function loadAffiliate(ctx: Ctx, affiliateId: string) {
  const { db, actor } = ctx;
  const own = orNotFound(await findAffiliate(db, affiliateId));
  const newestFirst = { search: "", filters: { affiliate: own.id }, sort: "-earned" };
  const [former, earnings, balance, ledger, commissions, history, flags] = await Promise.all([
    formerCodesOf(db, own),
    earningsOf(db, own.id),
    ownBalance(db, own.id),
    ledgerOf(db, own.id, { limit: SHOWN_OF_LEDGER }),
    readPart(commissionsFor(db, newestFirst), { sort: "-earned", size: SHOWN }),
    loadHistory(ctx, { type: "affiliate", id: own.id }),
    flagsOf(ctx, [own.id]),
  ]);
  const seesCustomers = may(actor, "customers:read");
  const mayWrite = may(actor, "affiliates:write");
  return {
    id: own.id,
    name: nameOf(own),
    code: own.code,
    status: own.status,
    version: own.version,
    customerId: seesCustomers ? own.customerId : undefined,
    facts: factsOf(own, former),
    figures: figuresOf(earnings, balance),
    isBelowZero: balance.balance < 0,
    flags: showFlags(flags.get(own.id)),
    ledger: ledger.map(showLedgerRow),
    commissions: commissions.rows.map((row) => showCommissionRow(row, seesCustomers)),
    acts: AFFILIATE_ACTS.filter(
      (act) =>
        isLegal(act, own.status) && (act === "adjust" ? may(actor, "payouts:write") : mayWrite),
    ),
    history,
  };
}

export type LoadedAffiliate = Awaited<ReturnType<typeof loadAffiliate>>;

function factsOf(own: FoundAffiliate, former: readonly string[]) {
  const { facts } = say;
  const terms = own.termsVersion === null ? facts.termsNot : facts.termsOf(own.termsVersion);
  const known: [string, string | null][] = [
    [facts.code, own.code],
    [facts.formerCodes, former.join(", ") || null],
    [facts.email, own.email],
    [facts.phone, own.phone],
    [facts.joined, formatDate(own.createdAt)],
    [facts.terms, terms],
    [facts.purchases, String(own.orderCount)],
    [facts.why, own.suspendedWhy],
  ];
  return known.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
}

function figuresOf(
  sums: Awaited<ReturnType<typeof earningsOf>>,
  { balance, onItsWay, paidOut }: Awaited<ReturnType<typeof ownBalance>>,
) {
  const { figures } = say;
  const money = (amount: number) => formatMoney(amount, { centavos: "always" });
  return [
    { label: ledgerSay.balance, value: money(balance) },
    { label: figures.onItsWay, value: money(onItsWay) },
    { label: figures.paidOut, value: money(paidOut) },
    { label: figures.onHold, value: money(sums.onHold) },
    { label: figures.takenOff, value: money(sums.earned - sums.left) },
    { label: figures.buyers, value: sums.buyers.toLocaleString("en") },
    { label: figures.orders, value: sums.orders.toLocaleString("en") },
  ];
}
