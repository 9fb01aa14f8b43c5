import { categoryUndo } from "#app/modules/catalog/undo/category.server.ts";
import { productUndo } from "#app/modules/catalog/undo/product.server.ts";
import { searchWordUndo } from "#app/modules/catalog/undo/search-word.server.ts";
import { articleUndo } from "#app/modules/content/undo/article.server.ts";
import { documentUndo } from "#app/modules/content/undo/document.server.ts";
import { questionUndo } from "#app/modules/content/undo/question.server.ts";
import { customerTagsUndo } from "#app/modules/customers/undo/customer-tags.server.ts";
import { discountUndo } from "#app/modules/discounts/undo/discount.server.ts";
import { lotUndo } from "#app/modules/lots/undo/lot.server.ts";
import { orderNotesUndo } from "#app/modules/orders/undo/order-notes.server.ts";
import { purchaseOrderUndo } from "#app/modules/purchasing/undo/purchase-order.server.ts";
import { supplierUndo } from "#app/modules/purchasing/undo/supplier.server.ts";
import { reviewUndo } from "#app/modules/reviews/undo/review-answer.server.ts";
import { segmentUndo } from "#app/modules/segments/undo/segment.server.ts";
import { settingsUndo } from "#app/modules/settings/undo/setting-group.server.ts";
import { savedReplyUndo } from "#app/modules/support/undo/saved-reply.server.ts";
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
