import { formatDateTime } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { nameOf } from "#app/people/customers/rules/customer-name.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { notFound } from "#app/platform/http/request-context.server.ts";
import { proofsOf } from "../../queries/payout-proofs.server.ts";
import { findPayout, linesOfPayout } from "../../queries/payouts.server.ts";
import { PAYOUT_METHODS } from "../../rules/payout-terms.ts";
import { accountInWords } from "../../texts/shopper-payouts.ts";

/** The lines of a confirmed payout with their receipts; a draft has nothing to pay. */
export async function loadPayments({ db }: Ctx, payoutId: string) {
  const payout = await findPayout(db, payoutId);
  if (payout?.state !== "open" && payout?.state !== "closed") throw notFound();
  const [lines, proofs] = await Promise.all([
    linesOfPayout(db, payout.id),
    proofsOf(db, payout.id),
  ]);
  const methods = PAYOUT_METHODS.map((method) => {
    const open = lines.filter((line) => line.state === "open" && line.method === method);
    return { method, count: open.length, total: open.reduce((sum, { amount }) => sum + amount, 0) };
  });
  return {
    id: payout.id,
    number: payout.number,
    state: payout.state,
    // A single line has a form of its own.
    methods: methods.filter(({ count }) => count > 1),
    lines: lines.map((line) => ({
      id: line.id,
      code: line.code,
      name: nameOf(line),
      account: accountInWords(line.method, line.lastFour),
      amount: formatMoney(line.amount, { centavos: "always" }),
      state: line.state,
      said: line.reference ?? line.failedWhy ?? "",
      proofId: proofs.find(({ lineId }) => lineId === line.id)?.id,
    })),
    proofs: proofs
      .filter(({ lineId }) => lineId === null)
      .map(({ id, addedAt }) => ({ id, addedAt: formatDateTime(addedAt) })),
  };
}

export type LoadedPayments = Awaited<ReturnType<typeof loadPayments>>;
