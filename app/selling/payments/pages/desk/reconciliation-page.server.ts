import { formatDateTime } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { countFindings, nextFinding, type OpenFinding } from "../../queries/findings.server.ts";
import { isProvider } from "../../rules/providers.ts";
import { PROVIDER_NAMES } from "../../texts/staff-providers.ts";
import { reconciliationMessages as say } from "../../texts/staff-reconciliation.ts";
import { showFinding } from "../../views/show-finding.ts";

/** The next difference, and the number that wait. */
export async function loadReconciliation({ db }: Ctx, after: string | null) {
  const [left, found] = await Promise.all([countFindings(db), nextFinding(db, after)]);
  return { left, current: found && show(found) };
}

function show(found: OpenFinding) {
  const words = say.kinds[found.kind];
  return {
    ...showFinding(found, words, found.reference),
    facts: factsOf(found),
    acts: [{ intent: "end", label: words.done }],
  };
}

function factsOf({ gateway, reference, amount, expected, movedAt, foundAt }: OpenFinding) {
  const { facts } = say;
  return [
    { label: facts.provider, value: isProvider(gateway) ? PROVIDER_NAMES[gateway] : gateway },
    { label: facts.reference, value: reference },
    { label: facts.amount, value: formatMoney(amount) },
    ...(expected === null ? [] : [{ label: facts.expected, value: formatMoney(expected) }]),
    { label: facts.movedAt, value: formatDateTime(movedAt) },
    { label: facts.foundAt, value: formatDateTime(foundAt) },
  ];
}
