import { formatMoney } from "#app/lib/money.ts";
import { findSupplier } from "../../../queries/list-suppliers.server.ts";
import { orderableItems } from "../../../queries/orderable-items.server.ts";
import { findSupplierItem, listSupplierItems } from "../../../queries/supplier-items.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { editable } from "#app/platform/edits/editable.server.ts";
import {
  orNotFound,
  notFound,
  type RequestContext,
} from "#app/platform/http/request-context.server.ts";
import { itemTexts, newItem, itemFields } from "./item-fields.ts";
import { data, href } from "react-router";
import type { EditAnswer } from "#app/lib/edit.ts";
import { lastChange } from "#app/running/audit/queries.server.ts";
import { addSupplierItem } from "../../../commands/add-supplier-item.server.ts";
import { removeSupplierItem } from "../../../commands/remove-supplier-item.server.ts";
import { saveSupplierItem } from "../../../commands/save-supplier-item.server.ts";
import { itemForm, newItemForm } from "../../../input.ts";
import { supplierMessages as say } from "../../../texts/staff-suppliers.ts";
import { removedMeanwhile } from "#app/platform/edits/removed-meanwhile.server.ts";
import { submitEdit } from "#app/platform/edits/submit-edit.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";

/** What a supplier sells; a new one sells nothing yet. */
export async function showItems(db: Db, supplierId: string | undefined) {
  if (supplierId === undefined) return undefined;
  const items = await listSupplierItems(db, supplierId);
  return {
    supplierId,
    items: items.map(({ id, name, supplierSku, packSize, lastCost }) => ({
      id,
      name,
      supplierSku,
      packSize,
      cost: lastCost === null ? "" : formatMoney(lastCost),
    })),
  };
}

/** The page of what a supplier sells; without an id it is a new item. */
export async function showSupplierItem(db: Db, supplierId: string, itemId: string | undefined) {
  const supplier = orNotFound(await findSupplier(db, supplierId));
  const about = {
    supplier: { id: supplierId, name: supplier.name },
    isArchived: supplier.archivedAt !== null,
  };
  if (itemId === undefined) {
    const listed = new Set((await listSupplierItems(db, supplierId)).map(keyOf));
    const choices = (await orderableItems(db))
      .filter((item) => !listed.has(keyOf(item)))
      .map((item) => ({ value: keyOf(item), name: item.name }));
    return { ...about, stored: undefined, choices, values: newItem };
  }
  const item = orNotFound(await findSupplierItem(db, supplierId, itemId));
  const values = editable(itemTexts(item), item.version);
  return { ...about, stored: { name: item.name }, choices: [], values };
}

const keyOf = ({ productId, variantId }: { productId: string; variantId: string | null }) =>
  variantId === null ? productId : `${productId}/${variantId}`;

const refused = (status: number, answer: EditAnswer) => data(answer, { status });
const pageOf = (supplierId: string) => href("/admin/suppliers/:supplierId", { supplierId });

type FormTexts = Record<string, string>;
type Place = { supplierId: string; itemId?: string | undefined };

/** Handles the forms of a supplier's item: adding, saving and removing it. */
export async function submitItem(
  served: RequestContext,
  sent: FormTexts,
  { supplierId, itemId }: Place,
) {
  if (sent["intent"] === "save") {
    return itemId === undefined
      ? submitNew(served, sent, supplierId)
      : submitSave(served, sent, { supplierId, itemId });
  }
  if (sent["intent"] !== "remove" || itemId === undefined) {
    return refused(422, { values: sent, message: say.noStep });
  }
  const removed = await removeSupplierItem(served.ctx, { supplierId, itemId });
  if (removed.ok) {
    return redirectWithFlash(served, pageOf(supplierId), say.itemRemoved(removed.value.name));
  }
  if (removed.reason === "not_found") throw notFound();
  return refused(403, { message: say.errors.forbidden });
}

async function submitNew(served: RequestContext, sent: FormTexts, supplierId: string) {
  const form = parseForm(newItemForm, sent);
  if (!form.ok) return refused(422, { values: form.values, errors: form.errors });
  const added = await addSupplierItem(served.ctx, { supplierId, ...form.value });
  if (added.ok) {
    return redirectWithFlash(served, pageOf(supplierId), say.itemSaved(added.value.name));
  }
  switch (added.reason) {
    case "not_found":
      throw notFound();
    case "item_gone":
    case "item_taken":
      return refused(422, { values: sent, errors: { item: say.errors[added.reason] } });
    default:
      return refused(added.reason === "archived" ? 409 : 403, {
        values: sent,
        message: say.errors[added.reason],
      });
  }
}

async function submitSave(
  served: RequestContext,
  sent: FormTexts,
  { supplierId, itemId }: Required<Place> & { itemId: string },
) {
  const { ctx } = served;
  const saved = await submitEdit(sent, {
    fields: itemFields,
    read: async () => {
      const now = await findSupplierItem(ctx.db, supplierId, itemId);
      return now && { version: now.version, values: itemTexts(now) };
    },
    lastChange: () =>
      lastChange(ctx.db, { type: "supplier", id: supplierId }, "supplier.item_changed"),
    parse: (texts) => parseForm(itemForm, texts),
    save: (terms, version) => saveSupplierItem(ctx, terms, { id: itemId, version, supplierId }),
    explain: (refusal, texts) => {
      if (refusal.reason === "not_found") {
        const back = { to: pageOf(supplierId), label: say.supplies };
        throw removedMeanwhile({ fields: itemFields, texts, back });
      }
      return refusal.reason === "archived"
        ? { status: 409, message: say.errors.archived }
        : { status: 403, message: `${say.errors.itemFailed}. ${say.errors.forbidden}` };
    },
  });
  if (!saved.ok) return refused(saved.status, saved);
  return redirectWithFlash(served, pageOf(supplierId), say.itemSaved(saved.value.name));
}
