import { z } from "zod";
import { refuse } from "#app/lib/result.ts";
import type { UndoableRecord } from "#app/platform/edits/undoable-record.server.ts";
import { removeDiscount } from "../commands/remove-discount.server.ts";
import { restoreDiscount } from "../commands/restore-discount.server.ts";
import { discountCommands } from "../commands/discount.server.ts";
import { findDiscountById } from "../queries/find-discount.server.ts";
import { discountAdminMessages as say } from "../texts/staff.ts";

const moment = z.coerce.date().nullable();

/** The logged terms. JSON has no dates. */
const loggedTerms = z.object({
  code: z.string(),
  type: z.enum(["percentage", "fixed_amount", "free_gift"]),
  value: z.int(),
  minimumAmount: z.int().nullable(),
  usageLimit: z.int().nullable(),
  perCustomerLimit: z.int().nullable(),
  startsAt: moment,
  endsAt: moment,
  isActive: z.boolean(),
  productIds: z.array(z.uuid()),
  categoryIds: z.array(z.uuid()),
  firstOrderOnly: z.boolean(),
  // Missing in entries from before affiliates existed.
  affiliateId: z.uuid().nullable().default(null),
});

export const discountUndo: UndoableRecord = {
  type: "discount",
  who: "discounts:write",
  read: async (db, id) => {
    const found = await findDiscountById(db, id);
    if (!found) return undefined;
    const { version, archivedAt } = found;
    return { version, fields: { ...loggedTerms.parse(found), isArchived: archivedAt !== null } };
  },
  save: async (ctx, { id, version, fields, restored }) => {
    const terms = loggedTerms.parse(fields);
    if (!restored.includes("isArchived")) return discountCommands.save(ctx, terms, { id, version });
    if (fields["isArchived"] === true) {
      const removed = await removeDiscount(ctx, id);
      return removed.ok && removed.value.how === "deleted" ? refuse("unused") : removed;
    }
    return restoreDiscount(ctx, id, terms.isActive);
  },
  refusals: {
    taken: say.errors.taken,
    archived: say.errors.archived,
    limit_below_used: say.limitBelowUsed,
    unused: say.unusedIsDeleted,
  },
};
