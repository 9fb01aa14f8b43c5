import { formatCount } from "#app/lib/money.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { orNotFound } from "#app/platform/http/request-context.server.ts";
import { previewDraft } from "../../queries/preview-draft.server.ts";
import { findDraft } from "../../queries/remittance-files.server.ts";
import { CASH_KINDS } from "../../rules/cash-terms.ts";
import { REMITTANCE_COLUMNS } from "../../rules/remittance-columns.ts";
import { sumLines } from "../../rules/sum-lines.ts";
import { differenceMessages, remittanceMessages } from "../../texts/staff.ts";
import { showSums } from "../../views/show-sums.ts";

const { draft: say } = remittanceMessages;

/** A preview of saving a file now. */
export async function loadDraft({ db, now }: Ctx, draftId: string) {
  const draft = orNotFound(await findDraft(db, draftId));
  const { placed, counts } = await previewDraft(db, now, draft);
  const labels = new Map(REMITTANCE_COLUMNS.map(({ field, label }) => [field, label]));
  const found = CASH_KINDS.map((kind) => ({
    label: differenceMessages.kinds[kind].title,
    count: counts.get(kind) ?? 0,
  }));
  const always = [
    { label: say.lines, count: placed.length },
    { label: say.matched, count: counts.get("matched") ?? 0 },
  ];
  return {
    title: say.title(draft.fileName),
    lead: say.lead(draft.carrier),
    columns: draft.columns.map(({ name, field }) => ({
      name,
      field: field === null ? undefined : labels.get(field),
    })),
    orders: [...always, ...found.filter(({ count }) => count > 0)].map(({ label, count }) => ({
      label,
      amount: formatCount(count),
    })),
    sums: showSums(sumLines(placed)),
    bad: draft.bad,
  };
}
