import { formatDateTime } from "#app/lib/dates.ts";
import { readPage } from "#app/lib/page-number.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { countItems, type findImport } from "../../queries/find-import.server.ts";
import { listItems } from "../../queries/list-items.server.ts";
import { OUTCOMES, type Outcome } from "../../rules/planned-item.ts";
import { importMessages as say, type StepWords } from "../../texts/staff.ts";

export type ImportDetail = NonNullable<Awaited<ReturnType<typeof findImport>>>;

/** One import with its words: the outcomes of its rows, and its progress. */
export async function showImport(
  db: Db,
  { found, words }: { found: ImportDetail; words: StepWords },
  params: URLSearchParams,
) {
  const counts = await countItems(db, found.id);
  const outcome = readOutcome(params.get("show"), counts);
  const page = readPage(params.get("page"));
  const { items, hasMore } = await listItems(db, found.id, outcome, page);
  return {
    id: found.id,
    fileName: found.fileName,
    state: found.state,
    lines: linesOf(found, words),
    counts: {
      all: counts.add + counts.change,
      done: counts.added + counts.changed + counts.failed,
      refused: counts.refuse,
      reverted: counts.reverted,
      stays: counts.stays,
    },
    rows: { found: found.rowsFound, planned: found.rowsPlanned },
    unreadable: found.problem,
    did: words.did(counts.added, counts.changed, counts.refuse + counts.failed),
    tabs: OUTCOMES.map((one) => ({
      outcome: one,
      label: words.outcomes[one],
      count: counts[one],
    })),
    outcome,
    page,
    hasMore,
    items,
  };
}

/** The outcome in the address, else the first that has rows. */
function readOutcome(asked: string | null, counts: Record<Outcome, number>): Outcome {
  const first = OUTCOMES.find((one) => counts[one] > 0) ?? "change";
  return OUTCOMES.find((one) => one === asked) ?? first;
}

function linesOf(found: ImportDetail, words: StepWords): string[] {
  const line = (text: (name: string, when: string) => string, by: string | null, at: Date | null) =>
    at ? [text(by ?? say.someone, formatDateTime(at))] : [];
  return [
    ...line(words.uploadedBy, found.createdBy, found.createdAt),
    ...line(say.appliedBy, found.startedBy, found.startedAt),
    ...line(say.revertedBy, found.revertedBy, found.revertedAt),
  ];
}
