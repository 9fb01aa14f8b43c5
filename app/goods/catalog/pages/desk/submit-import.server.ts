import { href } from "react-router";
import { planImport } from "#app/running/imports/commands/plan-import.server.ts";
import { refusedStep, submitStep } from "#app/running/imports/pages/desk/submit-step.server.ts";
import { importMessages as say } from "#app/running/imports/texts/staff.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { orNotFound, type RequestContext } from "#app/platform/http/request-context.server.ts";
import { findProductImport } from "./find-product-import.server.ts";
import { PRODUCT_COLUMNS } from "./import/product-columns.ts";
import { productImports } from "./import/product-imports.server.ts";

type FormTexts = Record<string, string>;

/** Handles the forms of one import: reread, apply, discard and revert. */
export async function submitImport(served: RequestContext, importId: string, sent: FormTexts) {
  const { ctx } = served;
  const { noun, words } = orNotFound(await findProductImport(ctx.db, importId));
  const page = href("/admin/products/import/:importId", { importId });
  const isFile = noun === productImports;
  if (sent["intent"] === "map" && isFile) {
    const planned = await planImport(ctx, noun, importId, readMapping(sent));
    return planned.ok ? redirectWithFlash(served, page, say.remapped) : refusedStep(planned.reason);
  }
  const list = isFile ? href("/admin/products/import") : href("/admin/products");
  return submitStep(served, { noun, words, importId, page, list }, sent["intent"]);
}

/** Columns that match no field are left out. */
function readMapping(sent: FormTexts) {
  const columns: (string | null)[] = [];
  for (const [name, value] of Object.entries(sent)) {
    const index = Number(/^column-(\d{1,3})$/.exec(name)?.[1] ?? -1);
    if (index < 0) continue;
    columns[index] = PRODUCT_COLUMNS.find(({ field }) => field === value)?.field ?? null;
  }
  return { columns, options: sent["set_stock"] === "on" ? ["set_stock"] : [] };
}
