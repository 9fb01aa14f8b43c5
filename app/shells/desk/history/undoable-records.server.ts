import { categoryUndo } from "#app/goods/catalog/undo/category.server.ts";
import { productUndo } from "#app/goods/catalog/undo/product.server.ts";
import { searchWordUndo } from "#app/goods/catalog/undo/search-word.server.ts";
import { articleUndo } from "#app/running/content/undo/article.server.ts";
import { documentUndo } from "#app/running/content/undo/document.server.ts";
import { questionUndo } from "#app/running/content/undo/question.server.ts";
import { customerTagsUndo } from "#app/people/customers/undo/customer-tags.server.ts";
import { discountUndo } from "#app/selling/discounts/undo/discount.server.ts";
import { lotUndo } from "#app/goods/lots/undo/lot.server.ts";
import { orderNotesUndo } from "#app/selling/orders/undo/order-notes.server.ts";
import { purchaseOrderUndo } from "#app/goods/purchasing/undo/purchase-order.server.ts";
import { supplierUndo } from "#app/goods/purchasing/undo/supplier.server.ts";
import { reviewUndo } from "#app/reach/reviews/undo/review-answer.server.ts";
import { segmentUndo } from "#app/reach/segments/undo/segment.server.ts";
import { settingsUndo } from "#app/running/settings/undo/setting-group.server.ts";
import { savedReplyUndo } from "#app/reach/support/undo/saved-reply.server.ts";
import type { UndoableRecord } from "#app/platform/edits/undoable-record.server.ts";
import { undoableMails } from "./undoable-mails.server.ts";
import { undoableCare } from "./undoable-care.server.ts";

/** Every kind of record whose changes can be undone. */
export const undoableRecords: readonly UndoableRecord[] = [
  productUndo,
  categoryUndo,
  searchWordUndo,
  customerTagsUndo,
  discountUndo,
  lotUndo,
  orderNotesUndo,
  purchaseOrderUndo,
  supplierUndo,
  ...undoableCare,
  documentUndo,
  questionUndo,
  articleUndo,
  reviewUndo,
  segmentUndo,
  ...undoableMails,
  savedReplyUndo,
  settingsUndo,
];
