import { ok, refuse } from "#app/lib/result.ts";
import type { StaffAction } from "#app/selling/orders/pages/desk/staff-answer.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { confirmTransfer } from "../../commands/confirm-transfer.server.ts";
import { declineTransfer } from "../../commands/decline-transfer.server.ts";
import { confirmTransferInput, declineTransferInput } from "../../input.ts";
import { staffTransferMessages as transfer } from "../../texts/staff.ts";

/** Handlers of both answers to a transfer, by `intent`. The commands check the actor's rights. */
export const transferActions: Record<string, StaffAction<{ ctx: Ctx }>> = {
  "confirm-transfer": async ({ ctx }, orderId, texts) => {
    const form = parseForm(confirmTransferInput, texts);
    if (!form.ok) return refuse("refused", { text: transfer.checkFields, errors: form.errors });
    const done = await confirmTransfer(ctx, { orderId, ...form.value });
    if (!done.ok) return refuse("refused", { text: transfer.refused[done.reason] });
    if (done.value === "paid") return ok(transfer.confirmed);
    return ok(done.value === "late_unfulfillable" ? transfer.unfulfillable : transfer.mismatch);
  },

  "decline-transfer": async ({ ctx }, orderId, texts) => {
    const form = parseForm(declineTransferInput, texts);
    if (!form.ok) return refuse("refused", { text: transfer.checkFields, errors: form.errors });
    const done = await declineTransfer(ctx, { orderId, reason: form.value });
    if (done.ok) return ok(transfer.declined);
    return refuse("refused", { text: transfer.refused[done.reason] });
  },
};
