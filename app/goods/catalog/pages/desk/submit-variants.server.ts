import { data, href } from "react-router";
import type { EditAnswer } from "#app/lib/edit.ts";
import { lastChange } from "#app/running/audit/queries.server.ts";
import { submitEdit } from "#app/platform/edits/submit-edit.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import {
  notFound,
  orNotFound,
  type RequestContext,
} from "#app/platform/http/request-context.server.ts";
import {
  saveVariants,
  type SaveVariantsRefusal,
} from "../../commands/save-variants/save-variants.server.ts";
import { findVariantsOf } from "../../queries/staff-variants.server.ts";
import { readRowKeys, stepRows } from "../../rules/variant-rows.ts";
import { variantMessages as say } from "../../texts/staff-variants.ts";
import { generateVariants } from "./generate-variants.server.ts";
import { readVariants } from "./read-variants.server.ts";
import {
  pictureWords,
  rowField,
  sharedKeys,
  variantFields,
  variantTexts,
  withUnknownRows,
} from "./variant-fields.ts";

/** `notice` describes a step that saved nothing. */
export type VariantsAnswer = EditAnswer & { notice?: string };

/** Handles the variants form: saving, and without JavaScript the steps before it. */
export async function submitVariants(
  served: RequestContext,
  sent: Record<string, string>,
  productId: string,
) {
  const { ctx } = served;
  const { intent = "" } = sent;
  const found = orNotFound(await findVariantsOf(ctx.db, productId));
  const opened = variantTexts(found);
  const texts = withUnknownRows(sent, opened);
  if (intent === "generate") {
    const made = generateVariants(texts, found);
    if (!made.ok) {
      return data<VariantsAnswer>({ values: sent, errors: made.errors }, { status: 422 });
    }
    const { values, count } = made.value;
    return data<VariantsAnswer>({ values, notice: say.generated(count) });
  }
  if (intent !== "save" && sent["decides"] !== "on") {
    const order = stepRows(readRowKeys(sent["order"] ?? "") ?? [], intent);
    if (!order) return data<VariantsAnswer>({ values: sent, message: say.noStep }, { status: 422 });
    // A restored variant has its saved values, because the form had none.
    return data<VariantsAnswer>({ values: { ...texts, order: order.join(",") } });
  }
  let keys: readonly string[] = [];
  const saved = await submitEdit(texts, {
    fields: variantFields(pictureWords(found), sharedKeys(texts, opened), texts, opened),
    read: async () => {
      const now = await findVariantsOf(ctx.db, productId);
      return now && { version: now.variantsVersion, values: variantTexts(now) };
    },
    lastChange: () =>
      lastChange(
        ctx.db,
        { type: "product", id: productId },
        "product.variants_saved",
        "product.price_set",
      ),
    parse: readVariants,
    save: ({ keys: rows, ...variants }, version) => {
      keys = rows;
      return saveVariants(ctx, { productId, ...variants }, version);
    },
    explain: (refusal) => explain(refusal, keys),
  });
  if (!saved.ok) return data<VariantsAnswer>(saved, { status: saved.status });
  const page = href("/admin/products/:productId/variants", { productId });
  return redirectWithFlash(served, page, say.saved(saved.value.name));
}

type OtherRefusal = Exclude<SaveVariantsRefusal, { reason: "changed_meanwhile" }>;

function explain(refusal: OtherRefusal, keys: readonly string[]): EditAnswer & { status: number } {
  const failed = (status: number, why: string) => ({
    status,
    message: `${say.errors.saveFailed}. ${why}`,
  });
  const at = (field: "sku" | "compare_at_price" | "picture", index: number, text: string) => ({
    status: 422,
    errors: { [rowField(field, keys[index] ?? "")]: text },
  });
  switch (refusal.reason) {
    case "not_found":
      throw notFound();
    case "archived":
      return failed(409, say.errors.archived);
    case "taken":
      if (refusal.index < 0) return failed(422, say.errors.leftOut);
      return at("sku", refusal.index, say.errors.skuTaken);
    case "picture_gone":
      return at("picture", refusal.index, say.errors.pictureGone);
    case "compare_at_unproven":
      return at("compare_at_price", refusal.index, say.errors.compareAt);
    default:
      return failed(403, say.errors.forbidden);
  }
}
