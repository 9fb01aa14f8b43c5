import { data, href } from "react-router";
import { redirectWithUndo } from "#app/running/audit/pages/desk/redirect-with-undo.server.ts";
import type { EditAnswer } from "#app/lib/edit.ts";
import { isUuid } from "#app/lib/is-uuid.ts";
import type { Refusal } from "#app/lib/result.ts";
import { orFailedForm } from "#app/platform/http/failed-call.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { notFound, type RequestContext } from "#app/platform/http/request-context.server.ts";
import { duplicateProduct } from "../../commands/duplicate-product.server.ts";
import { removeProduct } from "../../commands/remove-product.server.ts";
import { restoreProduct } from "../../commands/restore-product.server.ts";
import { productAdminMessages as say } from "../../texts/staff-products.ts";
import { writerMessages } from "../../texts/staff-writer.ts";
import { submitWriter, WRITER_INTENTS } from "./write-description.server.ts";
import { submitSave, type SentPhoto } from "./save-product-form.server.ts";

const LIST = href("/admin/products");
const pageOf = (productId: string) => href("/admin/products/:productId", { productId });

/** Handles the forms of a product's page: save, copy, remove and restore. */
export function submitProduct(...form: Parameters<typeof runProduct>) {
  const [served, texts] = form;
  const message = FAILED[texts["intent"] ?? ""] ?? say.errors.saveFailed;
  return orFailedForm(served, { message, values: texts }, () => runProduct(...form));
}

const FAILED: Readonly<Record<string, string>> = {
  write: writerMessages.failed,
  remove: say.errors.deleteFailed,
};

async function runProduct(
  served: RequestContext,
  texts: Record<string, string>,
  productId = "",
  photo?: SentPhoto,
) {
  if (productId !== "" && !isUuid(productId)) throw notFound();
  const { ctx } = served;
  const { intent } = texts;
  if (intent === "save") return submitSave(served, texts, productId, photo);
  if (WRITER_INTENTS.some((one) => one === intent)) return submitWriter(served, texts, productId);
  if (intent === "duplicate" && productId) {
    const copied = await duplicateProduct(ctx, productId);
    if (!copied.ok) return refused(copied);
    return redirectWithFlash(served, pageOf(copied.value.id), say.duplicated(copied.value.name));
  }
  if (intent === "remove" && productId) {
    const removed = await removeProduct(ctx, productId);
    if (!removed.ok) return refused(removed, say.errors.deleteFailed);
    const { name, how } = removed.value;
    const text = how === "deleted" ? say.deleted(name) : say.toArchive(name);
    return redirectWithUndo(served, LIST, text, { type: "product", id: productId });
  }
  if (intent === "restore" && productId) {
    const restored = await restoreProduct(ctx, productId);
    if (!restored.ok) return refused(restored);
    const text = say.restored(restored.value.name);
    return redirectWithUndo(served, pageOf(productId), text, { type: "product", id: productId });
  }
  const answer: EditAnswer = { values: texts, message: say.noStep };
  return data(answer, { status: 422 });
}

function refused({ reason }: Refusal<"forbidden" | "not_found" | "not_ready">, failed?: string) {
  if (reason === "not_found") throw notFound();
  const message = failed ? `${failed}. ${say.errors.forbidden}` : say.errors.forbidden;
  const answer: EditAnswer = { message };
  return data(answer, { status: 403 });
}
