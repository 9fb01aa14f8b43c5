import { data, href } from "react-router";
import type { EditAnswer, EditField, Texts } from "#app/lib/edit.ts";
import { writeHundredths } from "#app/lib/hundredths.ts";
import { redirectWithUndo } from "#app/running/audit/pages/desk/redirect-with-undo.server.ts";
import { lastChange } from "#app/running/audit/queries.server.ts";
import { saveDraft, type SaveDraftRefusal } from "../../commands/save-draft.server.ts";
import { draftForm } from "../../input.ts";
import { findPurchaseOrder, linesOf } from "../../queries/find-order.server.ts";
import { listSupplierItems } from "../../queries/supplier-items.server.ts";
import { mayDo } from "../../rules/order-acts.ts";
import { costField, itemKey, quantityField, readLines } from "../../rules/read-lines.ts";
import { purchaseMessages as say } from "../../texts/staff-orders.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { editable } from "#app/platform/edits/editable.server.ts";
import { submitEdit } from "#app/platform/edits/submit-edit.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import {
  notFound,
  orNotFound,
  type RequestContext,
} from "#app/platform/http/request-context.server.ts";
import type { RowItem } from "./item-row.tsx";

/** A draft with all items of its supplier; items that are not ordered have an empty quantity. */
async function readDraft(db: Db, orderId: string) {
  const order = await findPurchaseOrder(db, orderId);
  if (!order) return undefined;
  const [lines, sold] = await Promise.all([
    linesOf(db, orderId),
    listSupplierItems(db, order.supplierId),
  ]);
  const lineOf = new Map(lines.map((line) => [itemKey(line), line]));
  const isSold = new Set(sold.map(itemKey));
  const ordered = lines.map((line) => ({ ...line, lastCost: null }));
  const others = sold.filter((item) => !lineOf.has(itemKey(item)));
  const items = [...ordered, ...others].map((item): RowItem => {
    const line = lineOf.get(itemKey(item));
    return {
      name: item.name,
      packs: say.packs(item.packSize),
      why: isSold.has(itemKey(item)) ? item.supplierSku : say.notSupplied,
      quantityField: quantityField(item),
      costField: costField(item),
      quantity: line ? String(line.quantity) : "",
      cost: writeHundredths(line?.unitCost ?? item.lastCost),
    };
  });
  return { order, items, values: draftTexts(order, items) };
}

type OrderDates = { expectedOn: string | null; notes: string };

function draftTexts({ expectedOn, notes }: OrderDates, items: readonly RowItem[]): Texts {
  const rows = items.flatMap((item) => [
    [item.quantityField, item.quantity],
    [item.costField, item.cost],
  ]);
  return { ...Object.fromEntries(rows), expectedOn: expectedOn ?? "", notes };
}

const fieldsOf = (items: readonly RowItem[]): EditField[] => [
  ...items.flatMap(({ name, quantityField: quantity, costField: cost }) => [
    { name: quantity, label: say.quantityOf(name) },
    { name: cost, label: say.costOf(name) },
  ]),
  { name: "expectedOn", label: say.expectedOn },
  { name: "notes", label: say.notes, kind: "long" },
];

/** The form of a draft; for a sent order, only why it cannot be changed. */
export async function showDraft({ db }: Ctx, orderId: string) {
  const found = orNotFound(await readDraft(db, orderId));
  const { order, items, values } = found;
  const { state, number, version, supplier } = order;
  return {
    id: orderId,
    number,
    supplier: supplier.name,
    reason: mayDo("edit", state) ? "" : (say.notNow["edit"]?.[state] ?? say.errors.not_now),
    items,
    fields: fieldsOf(items),
    values: editable(values, version),
  };
}

export async function submitDraft(served: RequestContext, sent: Texts, orderId: string) {
  const { ctx } = served;
  const found = orNotFound(await readDraft(ctx.db, orderId));
  const saved = await submitEdit(sent, {
    fields: fieldsOf(found.items),
    read: async () => {
      const now = await readDraft(ctx.db, orderId);
      return now && { version: now.order.version, values: now.values };
    },
    lastChange: () =>
      lastChange(ctx.db, { type: "purchase_order", id: orderId }, "purchase_order.changed"),
    parse: parseDraft,
    save: (draft, version) => saveDraft(ctx, draft, { id: orderId, version }),
    explain,
  });
  if (!saved.ok) return data<EditAnswer>(saved, { status: saved.status });
  const page = href("/admin/purchase-orders/:orderId", { orderId });
  const record = { type: "purchase_order", id: orderId };
  return redirectWithUndo(served, page, say.changed(saved.value.number), record);
}

type OtherRefusal = SaveDraftRefusal & {
  reason: Exclude<SaveDraftRefusal["reason"], "changed_meanwhile">;
};

function parseDraft(texts: Record<string, string>) {
  const form = parseForm(draftForm, texts);
  const { lines, errors } = readLines(texts);
  if (form.ok && Object.keys(errors).length === 0) {
    return { ok: true as const, value: { ...form.value, lines } };
  }
  const all = { ...(form.ok ? {} : form.errors), ...errors };
  return { ok: false as const, values: texts, errors: all };
}

function explain({ reason }: OtherRefusal): EditAnswer & { status: number } {
  if (reason === "not_found") throw notFound();
  const statuses = { forbidden: 403, not_now: 409, item_gone: 422, too_large: 422 };
  return { status: statuses[reason], message: say.errors[reason] };
}
