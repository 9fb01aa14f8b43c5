import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { newestOwnEntry } from "#app/running/audit/queries.server.ts";
import { applyImport } from "#app/running/imports/commands/apply-import.server.ts";
import { startImport } from "#app/running/imports/commands/start-import.server.ts";
import { itemsOf } from "#app/running/imports/queries/list-items.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { BulkEdit } from "../../../rules/bulk-edits.ts";
import { bulkMessages } from "../../../texts/staff-bulk.ts";
import { productAdminMessages as say } from "../../../texts/staff-products.ts";
import { bulkChoices } from "./bulk-choices.ts";
import { editsSummary } from "./edits-summary.ts";
import { productEdits } from "./product-edits.server.ts";

type SkippedProduct = { name: string; why: string };
/** `undo` is the log entry that undoes all of it. */
type SwitchResult = { done: number; passed: SkippedProduct[]; undo: string | undefined };

/**
 * Shows or hides several products as one change that is undone as a whole. Products that cannot be
 * changed are skipped with a reason.
 */
export async function switchProducts(
  ctx: Ctx,
  ids: readonly string[],
  isActive: boolean,
): Promise<
  Result<SwitchResult, Refusal<"forbidden"> | (Refusal<"nothing"> & Omit<SwitchResult, "undo">)>
> {
  const edit: BulkEdit = { field: "is_active", to: String(isActive) };
  return inTransaction(ctx, async (tx) => {
    const started = await startImport(tx, productEdits, {
      name: editsSummary([edit], bulkChoices([])),
      header: ["id"],
      rows: ids.map((id, index) => ({ no: index + 1, cells: [id] })),
      options: [JSON.stringify(edit)],
    });
    if (!started.ok) return started;
    const { id } = started.value;
    const applied = await applyImport(tx, productEdits, id);
    const what = outcomeOf(ids.length, await itemsOf(tx.db, id));
    if (applied.ok) {
      const entry = await newestOwnEntry(tx, { type: "import", id });
      return ok({ ...what, undo: entry?.id });
    }
    // A change without effect leaves no record.
    return applied.reason === "forbidden" ? refuse("forbidden") : refuse("nothing", what);
  });
}

type Items = Awaited<ReturnType<typeof itemsOf>>;

function outcomeOf(chosen: number, items: Items): Omit<SwitchResult, "undo"> {
  const passed = items
    .filter(({ outcome, result }) => outcome === "refuse" || result === "failed")
    .map(({ label, problem }) => ({ name: label, why: whyNot(problem) }));
  const gone = Array.from({ length: chosen - items.length }, () => ({
    name: say.aProduct,
    why: say.passedOver.not_found,
  }));
  return { done: items.length - passed.length, passed: [...passed, ...gone] };
}

const whyNot = (problem: string | null) =>
  problem === bulkMessages.archived ? say.passedOver.archived : say.passedOver.not_ready;
