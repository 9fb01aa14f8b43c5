import { data, href, redirect } from "react-router";
import { startImport } from "#app/running/imports/commands/start-import.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { allCategories } from "../../../queries/staff-categories.server.ts";
import { bulkMessages as say } from "../../../texts/staff-bulk.ts";
import { bulkChoices } from "./bulk-choices.ts";
import { editsSummary } from "./edits-summary.ts";
import { productEdits } from "./product-edits.server.ts";
import { readBulkForm } from "./read-bulk-form.ts";
import { chosenProducts } from "./show-bulk.server.ts";

type FormTexts = Record<string, string>;

/** The limit for the name in the list of imports. */
const MOST_LETTERS = 120;

/** Stores the planned changes of the grid, and opens their preview. */
export async function submitBulkEdit(
  { ctx }: RequestContext,
  params: URLSearchParams,
  sent: FormTexts,
) {
  const refused = (message: string, errors: FormTexts, status = 422) =>
    data({ message, errors, values: sent }, { status });
  const chosen = await chosenProducts(ctx.db, params);
  if (chosen.length === 0) return refused(say.errors.noneChosen, {});
  const choices = bulkChoices(await allCategories(ctx.db));
  const { edits, errors } = readBulkForm(sent, choices);
  if (Object.keys(errors).length > 0) return refused("", errors);
  if (edits.length === 0) return refused(say.errors.nothing, {});
  const started = await startImport(ctx, productEdits, {
    name: editsSummary(edits, choices).slice(0, MOST_LETTERS),
    header: ["id"],
    rows: chosen.map(({ product }, index) => ({ no: index + 1, cells: [product.id] })),
    options: edits.map((edit) => JSON.stringify(edit)),
  });
  if (!started.ok) return refused(say.errors.forbidden, {}, 403);
  return redirect(href("/admin/products/import/:importId", { importId: started.value.id }));
}
