import { data, href } from "react-router";
import { applyImport } from "#app/running/imports/commands/apply-import.server.ts";
import { discardImport } from "#app/running/imports/commands/discard-import.server.ts";
import { planImport } from "#app/running/imports/commands/plan-import.server.ts";
import { revertImport } from "#app/running/imports/commands/revert-import.server.ts";
import { importMessages as say } from "#app/running/imports/texts/staff.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import {
  notFound,
  orNotFound,
  type RequestContext,
} from "#app/platform/http/request-context.server.ts";
import { findProductImport } from "./find-product-import.server.ts";
import { PRODUCT_COLUMNS } from "./import/product-columns.ts";
import { productImports } from "./import/product-imports.server.ts";

type FormTexts = Record<string, string>;

/** Handles the forms of one import: reread, apply, discard and revert. */
export async function submitImport(served: RequestContext, importId: string, sent: FormTexts) {
  const { ctx } = served;
  const found = orNotFound(await findProductImport(ctx.db, importId));
  const { noun, words } = found;
  const page = href("/admin/products/import/:importId", { importId });
  switch (sent["intent"]) {
    case "map": {
      if (noun !== productImports) break;
      const planned = await planImport(ctx, noun, importId, readMapping(sent));
      return planned.ok ? redirectWithFlash(served, page, say.remapped) : refused(planned.reason);
    }
    case "apply": {
      const applied = await applyImport(ctx, noun, importId);
      return applied.ok ? redirectWithFlash(served, page, words.started) : refused(applied.reason);
    }
    case "revert": {
      const begun = await revertImport(ctx, noun, importId);
      return begun.ok ? redirectWithFlash(served, page, words.reverting) : refused(begun.reason);
    }
    case "discard": {
      const gone = await discardImport(ctx, noun, importId);
      if (!gone.ok) return refused(gone.reason);
      const list =
        noun === productImports ? href("/admin/products/import") : href("/admin/products");
      return redirectWithFlash(served, list, words.discarded(gone.value.fileName));
    }
  }
  return data({ message: say.noStep }, { status: 422 });
}

function refused(reason: keyof typeof say.errors) {
  if (reason === "not_found") throw notFound();
  const status = reason === "forbidden" ? 403 : reason === "twice" ? 422 : 409;
  return data({ message: say.errors[reason] }, { status });
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
