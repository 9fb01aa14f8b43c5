import { formatDateTime } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { loadHistory } from "#app/running/audit/queries/load-history.server.ts";
import { nameOf } from "#app/people/customers/rules/customer-name.ts";
import { actorId } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { orNotFound } from "#app/platform/http/request-context.server.ts";
import { flagsOf } from "../../queries/affiliate-flags.server.ts";
import { payersOf } from "../../queries/payers.server.ts";
import { findPayout, linesOfPayout } from "../../queries/payouts.server.ts";
import { proofsOf } from "../../queries/payout-proofs.server.ts";
import { mayConfirm, PAYOUT_METHODS } from "../../rules/payout-terms.ts";
import { accountInWords } from "../../texts/shopper-payouts.ts";
import { payoutMessages as say } from "../../texts/staff-payouts.ts";
import { showFlags } from "../../views/show-flags.ts";

const money = (amount: number) => formatMoney(amount, { centavos: "always" });

export async function loadPayout(ctx: Ctx, payoutId: string) {
  const { db, actor } = ctx;
  const payout = orNotFound(await findPayout(db, payoutId));
  const [lines, proofs, payers, history] = await Promise.all([
    linesOfPayout(db, payout.id),
    proofsOf(db, payout.id),
    payersOf(db),
    loadHistory(ctx, { type: "affiliate_payout", id: payout.id }),
  ]);
  // Flags no longer matter once a payout is paid.
  const open = payout.state === "draft" || payout.state === "open";
  const flags = await flagsOf(ctx, open ? lines.map(({ affiliateId }) => affiliateId) : []);
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const { facts } = say;
  const known: [string, string | null][] = [
    [facts.total, money(total)],
    [facts.affiliates, String(lines.length)],
    [facts.drafted, formatDateTime(payout.draftedAt)],
    [facts.until, formatDateTime(payout.cutoff)],
    [facts.confirmed, payout.confirmedAt && formatDateTime(payout.confirmedAt)],
    [facts.closed, payout.closedAt && formatDateTime(payout.closedAt)],
  ];
  const mayPay = may(actor, "payouts:write");
  return {
    id: payout.id,
    number: payout.number,
    state: payout.state,
    version: payout.version,
    total,
    facts: known.flatMap(([label, value]) => (value === null ? [] : [{ label, value }])),
    lines: lines.map((line) => ({
      id: line.id,
      affiliateId: line.affiliateId,
      code: line.code,
      name: nameOf(line),
      account: accountInWords(line.method, line.lastFour),
      amount: money(line.amount),
      state: line.state,
      said: line.reference ?? line.failedWhy ?? "",
      proofId: mayPay ? proofs.find(({ lineId }) => lineId === line.id)?.id : undefined,
      flags: showFlags(flags.get(line.affiliateId)),
    })),
    leftOut: payout.leftOut.map(({ affiliateId, code, balance, why }) => ({
      affiliateId,
      code,
      balance: money(balance),
      why: say.why[why],
    })),
    mayPay,
    needsOther: !mayConfirm(payout.draftedBy, actorId(actor), payers),
    methods:
      mayPay && payout.state === "open"
        ? PAYOUT_METHODS.filter((method) => lines.some((line) => line.method === method))
        : [],
    history,
  };
}

export type LoadedPayout = Awaited<ReturnType<typeof loadPayout>>;
