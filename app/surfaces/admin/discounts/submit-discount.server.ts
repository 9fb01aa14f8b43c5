import { data, href } from "react-router";
import type { EditAnswer } from "#app/lib/edit.ts";
import { isUuid } from "#app/lib/is-uuid.ts";
import { lastChange } from "#app/modules/audit/queries.server.ts";
import { createDiscount } from "#app/modules/discounts/commands/create-discount.server.ts";
import { removeDiscount } from "#app/modules/discounts/commands/remove-discount.server.ts";
import { restoreDiscount } from "#app/modules/discounts/commands/restore-discount.server.ts";
import { saveDiscount } from "#app/modules/discounts/commands/save-discount.server.ts";
import { discountForm } from "#app/modules/discounts/input.ts";
import { findDiscountById } from "#app/modules/discounts/queries/find-discount.server.ts";
import { scopeChoices } from "#app/modules/discounts/queries/scope-choices.server.ts";
import { discountAdminMessages as say } from "#app/modules/discounts/texts/staff.ts";
import { removedMeanwhile } from "#app/platform/edits/removed-meanwhile.server.ts";
import { submitEdit } from "#app/platform/edits/submit-edit.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { discountFields, discountTexts } from "./discount-fields.ts";

const LIST = href("/admin/discounts");

const refused = (status: number, answer: EditAnswer) => data(answer, { status });

type Sent = Record<string, string>;

/** The forms of a discount's page: saving, removing, and bringing it back. */
export async function submitDiscount(served: RequestContext, sent: Sent, discountId = "") {
  if (discountId !== "" && !isUuid(discountId)) throw data(null, { status: 404 });
  if (sent["intent"] === "save") return submitSave(served, sent, discountId);
  if (sent["intent"] === "remove" && discountId) {
    const removed = await removeDiscount(served.ctx, discountId);
    if (removed.ok) {
      const { how, code } = removed.value;
      return redirectWithFlash(served, LIST, say[how](code));
    }
    if (removed.reason === "not_found") throw data(null, { status: 404 });
    return refused(403, { message: `${say.errors.deleteFailed}. ${say.errors.forbidden}` });
  }
  if (sent["intent"] === "restore" && discountId) {
    const restored = await restoreDiscount(served.ctx, discountId);
    if (restored.ok) {
      const page = href("/admin/discounts/:discountId", { discountId });
      return redirectWithFlash(served, page, say.restored(restored.value.code));
    }
    if (restored.reason === "not_found") throw data(null, { status: 404 });
    return refused(403, { message: say.errors.forbidden });
  }
  return refused(422, { values: sent, message: say.noStep });
}

async function submitSave(served: RequestContext, sent: Sent, discountId: string) {
  const { ctx } = served;
  const choices = await scopeChoices(ctx.db);
  const fields = discountFields(choices);
  const saved = await submitEdit(sent, {
    fields,
    read: async () => {
      const now = discountId && (await findDiscountById(ctx.db, discountId));
      return now ? { version: now.version, values: discountTexts(now, choices) } : undefined;
    },
    lastChange: () => lastChange(ctx.db, { type: "discount", id: discountId }, "discount.changed"),
    parse: (texts) => parseForm(discountForm, texts),
    save: (facts, version) =>
      discountId
        ? saveDiscount(ctx, facts, { id: discountId, version })
        : createDiscount(ctx, facts),
    explain: (refusal, texts) => {
      switch (refusal.reason) {
        case "not_found":
          throw removedMeanwhile({
            fields,
            texts,
            back: { to: LIST, label: say.back },
          });
        case "taken":
          return { status: 422, errors: { code: say.errors.taken } };
        case "limit_below_used":
          return {
            status: 422,
            errors: { usage_limit: say.errors.limit_below_used(refusal.used) },
          };
        case "archived":
          return { status: 409, message: say.errors.archived };
        default:
          return { status: 403, message: `${say.errors.saveFailed}. ${say.errors.forbidden}` };
      }
    },
  });
  if (!saved.ok) return refused(saved.status, saved);
  return redirectWithFlash(served, LIST, say.saved(saved.value.code));
}
