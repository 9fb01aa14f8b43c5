import { formatDateTime } from "#app/lib/dates.ts";
import { readPage } from "#app/lib/page-number.ts";
import { countItems, type findImport } from "#app/running/imports/queries/find-import.server.ts";
import { listItems } from "#app/running/imports/queries/list-items.server.ts";
import { OUTCOMES, type Outcome } from "#app/running/imports/rules/planned-item.ts";
import { importMessages as say, type StepWords } from "#app/running/imports/texts/staff.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { orNotFound } from "#app/platform/http/request-context.server.ts";
import { bulkMessages } from "../../texts/staff-bulk.ts";
import { productImportMessages } from "../../texts/staff-import.ts";
import { findProductImport } from "./find-product-import.server.ts";
import { PRODUCT_COLUMNS } from "./import/product-columns.ts";
import { productImports } from "./import/product-imports.server.ts";

/** One import: the outcomes of its rows, its progress and its column mapping. */
export async function showImport(db: Db, importId: string, params: URLSearchParams) {
  const product = orNotFound(await findProductImport(db, importId));
  const { noun, words, import: found } = product;
  const isFile = noun === productImports;
  const counts = await countItems(db, importId);
  const outcome = readOutcome(params.get("show"), counts);
  const page = readPage(params.get("page"));
  const { items, hasMore } = await listItems(db, importId, outcome, page);
  const isKnown = found.columns.some(
    (field) => field === "name" || field === "sku" || field === "slug",
  );
  return {
    id: found.id,
    fileName: found.fileName,
    state: found.state,
    isFile,
    format: formatOf(found.format),
    lines: linesOf(found, words),
    counts: {
      all: counts.add + counts.change,
      done: counts.added + counts.changed + counts.failed,
      refused: counts.refuse,
      reverted: counts.reverted,
      stays: counts.stays,
    },
    did: words.did(counts.added, counts.changed, counts.refuse + counts.failed),
    tabs: OUTCOMES.filter((one) => isFile || one !== "add").map((one) => ({
      outcome: one,
      label: words.outcomes[one],
      count: counts[one],
    })),
    outcome,
    page,
    hasMore,
    items,
    isKnown,
    setStock: found.options.includes("set_stock"),
    columns: found.header.map((name, index) => ({
      name,
      field: found.columns[index] ?? "",
      example: (found.first?.[index] ?? "").trim().slice(0, 60),
    })),
    fields: PRODUCT_COLUMNS.map(({ field, label }) => ({ field, label })),
  };
}

function formatOf(format: string): string {
  const { shopify, own } = productImportMessages.formats;
  if (format === "edits") return bulkMessages.kind;
  return format === "shopify" ? shopify : own;
}

/** The outcome in the address, else the first that has rows. */
function readOutcome(asked: string | null, counts: Record<Outcome, number>): Outcome {
  const first = OUTCOMES.find((one) => counts[one] > 0) ?? "change";
  return OUTCOMES.find((one) => one === asked) ?? first;
}

type ImportDetail = NonNullable<Awaited<ReturnType<typeof findImport>>>;

function linesOf(found: ImportDetail, words: StepWords): string[] {
  const line = (say: (name: string, when: string) => string, by: string | null, at: Date | null) =>
    at ? [say(by ?? importSomeone, formatDateTime(at))] : [];
  return [
    ...line(words.uploadedBy, found.createdBy, found.createdAt),
    ...line(say.appliedBy, found.startedBy, found.startedAt),
    ...line(say.revertedBy, found.revertedBy, found.revertedAt),
  ];
}

const importSomeone = say.someone;
