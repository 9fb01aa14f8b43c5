import { formatMoney } from "#app/lib/money.ts";
import { qrPath } from "#app/running/security/views/qr-path.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { OwnAffiliate } from "../../queries/own-affiliate.server.ts";
import { commissionsOf, entriesOf } from "../../queries/own-commissions.server.ts";
import { earningsOf } from "../../queries/own-earnings.server.ts";
import { referralLink } from "../../rules/referral-link.ts";
import { ownPayouts } from "../../queries/payouts.server.ts";
import { showAnswer } from "../../views/show-answer.ts";
import { affiliateMessages as say } from "../../texts/shopper.ts";
import { affiliateShown } from "../../texts/shopper-shown.ts";
import { ledgerOf } from "../../queries/ledger.server.ts";
import { ownBalance } from "../../queries/own-balance.server.ts";
import { ledgerMessages as ledgerSay } from "../../texts/shopper-ledger.ts";
import { showLedgerRow } from "../../views/show-ledger.ts";
import { showCommission } from "../../views/show-commission.ts";

const PAGE = 20;

/** An affiliate's link and code, earnings, and a page of commissions. */
export async function loadDashboard(
  { db }: Ctx,
  own: OwnAffiliate,
  { page, appUrl }: { page: number; appUrl: string },
) {
  const found = await commissionsOf(db, own.id, { limit: PAGE + 1, offset: (page - 1) * PAGE });
  const shown = found.slice(0, PAGE);
  const entries = await entriesOf(
    db,
    shown.map(({ id }) => id),
  );
  const [owed, ledger, payouts] = await Promise.all([
    ownBalance(db, own.id),
    ledgerOf(db, own.id, { limit: PAGE }),
    ownPayouts(db, own.id),
  ]);
  const { earned, left, onHold, nextPayable, buyers, orders } = await earningsOf(db, own.id);
  const { balance, corrected, onItsWay, paidOut } = owed;
  const money = (amount: number) => formatMoney(amount, { centavos: "always" });
  const link = referralLink(appUrl, own.code);
  const { figures } = say;
  return {
    code: own.code,
    link,
    qr: qrPath(link),
    suspended: own.status === "suspended" ? affiliateShown.suspended(own.suspendedWhy) : undefined,
    isBelowZero: balance < 0,
    ledger: ledger.map(showLedgerRow),
    answer: showAnswer({
      balance,
      onItsWay,
      onHold,
      nextPayable,
      payout: payouts.find(({ state }) => state === "open"),
    }),
    figures: [
      { label: ledgerSay.balance, value: money(balance) },
      { label: figures.onItsWay, value: money(onItsWay) },
      { label: figures.paidOut, value: money(paidOut) },
      { label: figures.onHold, value: money(onHold) },
      { label: figures.earned, value: money(earned) },
      { label: figures.reversed, value: money(earned - left) },
      ...(corrected === 0 ? [] : [{ label: figures.corrected, value: money(corrected) }]),
      { label: figures.buyers, value: String(buyers) },
      { label: figures.orders, value: String(orders) },
    ],
    page,
    hasMore: found.length > PAGE,
    commissions: shown.map((one) =>
      showCommission(
        one,
        entries.filter(({ commissionId }) => commissionId === one.id),
      ),
    ),
  };
}
