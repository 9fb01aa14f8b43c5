import { formatDate, formatDateTime } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { showFinding } from "#app/selling/payments/views/show-finding.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import {
  actsOf,
  countCashFindings,
  nextCashFinding,
  openCashFinding,
  type OpenCashFinding,
} from "../../queries/cash-findings.server.ts";
import { ACTS_OF, type CashAct } from "../../rules/cash-terms.ts";
import { differenceMessages as say } from "../../texts/staff.ts";

/** The named or else the next difference, with the number that wait. */
export async function loadDifferences({ db, actor }: Ctx, asked: URLSearchParams) {
  const named = asked.get("difference");
  const [waiting, chosen] = await Promise.all([
    countCashFindings(db),
    named === null ? undefined : openCashFinding(db, named),
  ]);
  const found = chosen ?? (await nextCashFinding(db, named ?? asked.get("after")));
  if (!found) return { left: waiting, current: undefined };
  const done = await actsOf(db, found.id);
  return {
    left: chosen ? 0 : waiting,
    current: {
      ...showFinding(found, say.kinds[found.kind], found.tracking || say.noTracking),
      version: found.version,
      facts: factsOf(found),
      acts: ACTS_OF[found.kind]
        .filter((act) => isOffered(act, found, may(actor, "orders:refund")))
        .map((act) => ({ intent: act, label: say.acts[act] })),
      history: done.map(({ act, note, actedAt }) => ({
        key: actedAt.toISOString(),
        line: [say.did[act], formatDate(actedAt), note].filter(Boolean).join(" · "),
      })),
    },
  };
}

function isOffered(act: CashAct, { isDue }: OpenCashFinding, mayRefund: boolean): boolean {
  if (act === "pay") return isDue;
  return act !== "write_off" || mayRefund;
}

function factsOf(found: OpenCashFinding) {
  const { carrier, tracking, amount, expected, movedAt, foundAt, claimedAt } = found;
  const { facts } = say;
  return [
    ...(carrier === "" ? [] : [{ label: facts.carrier, value: carrier }]),
    { label: facts.tracking, value: tracking || say.noTracking },
    { label: facts.amount, value: formatMoney(amount) },
    { label: facts.expected, value: formatMoney(expected) },
    { label: facts.difference, value: formatMoney(amount - expected) },
    { label: facts.movedAt, value: formatDateTime(movedAt) },
    { label: facts.foundAt, value: formatDateTime(foundAt) },
    ...(claimedAt ? [{ label: facts.claimedAt, value: formatDate(claimedAt) }] : []),
  ];
}
