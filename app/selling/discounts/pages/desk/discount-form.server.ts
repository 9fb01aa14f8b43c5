import { href } from "react-router";
import type { z } from "zod";
import type { Edited } from "#app/lib/edit.ts";
import { refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import {
  activeAffiliate,
  codeOfAffiliate,
} from "#app/selling/referrals/queries/active-code.server.ts";
import { recordForm } from "#app/running/audit/pages/desk/record-form.server.ts";
import { discountCommands } from "../../commands/discount.server.ts";
import { removeDiscount } from "../../commands/remove-discount.server.ts";
import { restoreDiscount } from "../../commands/restore-discount.server.ts";
import { discountForm as schema } from "../../input.ts";
import { findDiscountById } from "../../queries/find-discount.server.ts";
import { choiceNames } from "#app/goods/catalog/queries/choice-names.server.ts";
import { discountAdminMessages as say, discountMessages as messages } from "../../texts/staff.ts";
import { discountUndo } from "../../undo/discount.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { discountFields, discountTexts } from "./discount-page.server.ts";

/** The discount form, with a checkbox for each present product and category. */
export async function discountForm(db: Db) {
  const fields = discountFields(await choiceNames(db));
  return recordForm({
    type: "discount",
    fields,
    say,
    list: href("/admin/discounts"),
    pageOf: (discountId) => href("/admin/discounts/:discountId", { discountId }),
    titleOf: ({ code }) => say.editOf(code),
    find: findOwned,
    texts: (discount) => discountTexts(discount, fields),
    blank: { type: "percentage", is_active: "on" },
    schema,
    save: saveOwned,
    saved: ({ code }) => say.saved(code),
    next: "list",
    explain: (refusal) => {
      if (refusal.reason === "taken") return { code: say.errors.taken };
      if (refusal.reason === "affiliate_unknown") return { affiliate_code: messages.affiliate };
      if (refusal.reason !== "limit_below_used") return undefined;
      return { usage_limit: say.errors.limit_below_used(refusal.used) };
    },
    undo: [discountUndo],
    remove: {
      shown: ({ code, wasUsed }) => ({
        title: say.remove,
        hint: wasUsed ? say.removeUsed(code) : say.removeUnused(code),
        button: wasUsed ? say.archiveNow(code) : say.removeNow(code),
      }),
      run: removeDiscount,
      done: ({ how, code }) => say[how](code),
    },
    restore: {
      shown: () => ({ title: say.isArchived, hint: say.isArchivedHint, button: say.restore }),
      run: (ctx, id) => restoreDiscount(ctx, id),
      done: ({ code }) => say.restored(code),
    },
  });
}

/** A discount with the code of its affiliate. */
async function findOwned(db: Db, id: string) {
  const discount = await findDiscountById(db, id);
  if (!discount) return undefined;
  const { affiliateId } = discount;
  return { ...discount, affiliateCode: affiliateId && (await codeOfAffiliate(db, affiliateId)) };
}

type SaveRefusal =
  | Refusal<"affiliate_unknown">
  | Extract<Awaited<ReturnType<typeof discountCommands.save>>, { ok: false }>;

/** Saves a discount for the affiliate of the typed code. */
async function saveOwned(
  ctx: Ctx,
  { affiliateCode, ...terms }: z.infer<typeof schema>,
  edited: Edited | undefined,
): Promise<Result<{ id: string; code: string }, SaveRefusal>> {
  const affiliate = affiliateCode && (await activeAffiliate(ctx.db, affiliateCode));
  if (affiliateCode && !affiliate) return refuse("affiliate_unknown");
  const facts = { ...terms, affiliateId: affiliate || null };
  return discountCommands.save(ctx, facts, edited);
}
