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
import { data, href } from "react-router";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { decideDifference } from "../../commands/decide-difference.server.ts";
import { decideInput } from "../../input.ts";

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

/** Applies an act, then shows the next difference, or the same one while it stays open. */
export async function submitDifference(served: RequestContext, request: Request) {
  const texts = await readFormTexts(request);
  const { findingId: about = "", note = "" } = texts;
  const again = (status: number, message: string, errors: Record<string, string> = {}) =>
    data({ about, note, message, errors }, { status });
  const form = parseForm(decideInput, texts);
  if (!form.ok) {
    const { findingId, version, intent, ...errors } = form.errors;
    const message = intent ?? findingId ?? version ?? "";
    return again(intent === undefined ? 422 : 400, message, errors);
  }
  const { act, findingId } = form.value;
  const decided = await decideDifference(served.ctx, form.value);
  if (!decided.ok) {
    return again(decided.reason === "forbidden" ? 403 : 409, say.errors[decided.reason]);
  }
  const isOver = decided.value.ended || act === "claim";
  const to = `?${isOver ? "after" : "difference"}=${findingId}`;
  return redirectWithFlash(
    served,
    `${href("/admin/orders/remittances/differences")}${to}`,
    say.done[act],
  );
}
