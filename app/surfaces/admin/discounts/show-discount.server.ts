import { data } from "react-router";
import { historyOf } from "#app/modules/audit/queries.server.ts";
import { findDiscountById } from "#app/modules/discounts/queries/find-discount.server.ts";
import { scopeChoices } from "#app/modules/discounts/queries/scope-choices.server.ts";
import { discountResults } from "#app/modules/orders/queries/discount-results.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { editable } from "#app/platform/edits/editable.server.ts";
import { showHistory } from "../audit/show-entry.server.ts";
import { discountTexts, newDiscount } from "./discount-fields.ts";

/** The page of a discount; without an id it is a new one. */
export async function showDiscount(db: Db, discountId: string | undefined) {
  const choices = await scopeChoices(db);
  if (!discountId) return { stored: undefined, values: newDiscount, choices };
  const discount = await findDiscountById(db, discountId);
  if (!discount) throw data(null, { status: 404 });
  const [results, history] = await Promise.all([
    discountResults(db, discountId),
    historyOf(db, { type: "discount", id: discountId }),
  ]);
  const { code, wasUsed, archivedAt } = discount;
  return {
    stored: {
      code,
      wasUsed,
      isArchived: archivedAt !== null,
      results,
      history: showHistory(history),
    },
    choices,
    values: editable(discountTexts(discount, choices), discount.version),
  };
}
