import { ok, refuse } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { correctStatus } from "../../commands/correct-status.server.ts";
import { confirmByPhone } from "../../commands/confirm-by-phone.server.ts";
import { releaseOrder } from "../../commands/release-order.server.ts";
import { replaceLink } from "../../commands/replace-link.server.ts";
import { resolveAttention } from "../../commands/resolve-attention.server.ts";
import { correctionInput, resolveInput } from "../../input.ts";
import { orderMessages } from "../../texts/shopper.ts";
import { correctionMessages as corrections } from "../../texts/staff-corrections.ts";
import { adminOrderMessages as say, linkMessages } from "../../texts/staff.ts";
import { parcelActions } from "./parcel-actions.server.ts";
import type { StaffAction, StaffAnswer } from "./staff-answer.ts";
import { submitMoveOrder } from "./submit-move-order.server.ts";

/** Handlers of the order page's forms, by `intent`. The commands check the actor's rights. */
export const orderActions: Record<string, StaffAction<{ ctx: Ctx }>> = {
  "move-order": ({ ctx }, orderId, texts) => submitMoveOrder(ctx, orderId, texts),

  "correct-status": async ({ ctx }, orderId, texts) => {
    const form = parseForm(correctionInput, texts);
    if (!form.ok) {
      const { errors } = form;
      return refuse("refused", { text: Object.values(errors)[0] ?? corrections.short, errors });
    }
    const { from, correction: reason } = form.value;
    const done = await correctStatus(ctx, { orderId, from, reason });
    if (!done.ok) return refused(done, corrections.notNow);
    return ok(corrections.done(orderMessages.status[done.value.status]));
  },

  "confirm-by-phone": async ({ ctx }, orderId) => {
    const confirmed = await confirmByPhone(ctx, orderId);
    if (confirmed.ok) return ok(say.cash.confirmed);
    const isAgreed = confirmed.reason !== "not_agreed";
    return refused(confirmed, isAgreed ? say.cash.notToConfirm : say.cash.notAgreed);
  },

  ...parcelActions,

  "release-order": async ({ ctx }, orderId) => {
    const released = await releaseOrder(ctx, orderId);
    return released.ok ? ok(say.release.done) : refused(released, say.release.nothing);
  },

  "replace-link": async ({ ctx }, orderId) => {
    const replaced = await replaceLink(ctx, orderId);
    return replaced.ok ? ok(linkMessages.done) : refused(replaced, say.forbidden);
  },

  "resolve-attention": async ({ ctx }, orderId, texts) => {
    const form = parseForm(resolveInput, texts);
    if (!form.ok) {
      const { errors } = form;
      return refuse("refused", { text: errors["resolution"] ?? say.resolve.missing, errors });
    }
    const resolved = await resolveAttention(ctx, { orderId, reason: form.value.resolution });
    return resolved.ok ? ok(say.resolve.done) : refused(resolved, say.resolve.nothing);
  },
};

/**
 * Tells staff that they lack the right. Any other refusal means that the order has changed since
 * the page was loaded.
 */
function refused({ reason }: { reason: string }, otherwise: string): StaffAnswer {
  return refuse("refused", { text: reason === "forbidden" ? say.forbidden : otherwise });
}
