import { z } from "zod";
import type { UndoableRecord } from "#app/platform/edits/undoable-record.server.ts";
import { saveDraft } from "../commands/save-draft.server.ts";
import { findPurchaseOrder, linesOf } from "../queries/find-order.server.ts";
import { mayDo } from "../rules/order-acts.ts";
import { purchaseMessages as say } from "../texts/staff-orders.ts";
import { draftTerms } from "../views/draft-terms.ts";

const loggedDraft = z.object({
  expectedOn: z.string().nullable(),
  notes: z.string(),
  lineIds: z.array(
    z.object({
      productId: z.uuid(),
      variantId: z.uuid().nullable(),
      quantity: z.int(),
      unitCost: z.int(),
    }),
  ),
});

/** Only drafts can be undone, because a sent order must not change without its supplier. */
export const purchaseOrderUndo: UndoableRecord = {
  type: "purchase_order",
  who: "purchasing:write",
  read: async (db, id) => {
    const found = await findPurchaseOrder(db, id);
    if (!found || !mayDo("edit", found.state)) return undefined;
    const lines = await linesOf(db, id);
    return { version: found.version, fields: draftTerms({ ...found, lines }) };
  },
  save: (ctx, { id, version, fields }) => {
    const { lineIds, ...terms } = loggedDraft.parse(fields);
    return saveDraft(ctx, { ...terms, lines: lineIds }, { id, version });
  },
  refusals: {
    not_now: say.errors.not_now,
    item_gone: say.errors.item_gone,
    too_large: say.errors.too_large,
  },
};
