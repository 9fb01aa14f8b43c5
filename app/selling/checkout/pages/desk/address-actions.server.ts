import { ok, refuse } from "#app/lib/result.ts";
import type { StaffAction } from "#app/selling/orders/pages/desk/staff-answer.ts";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { changeAddressByStaff } from "../../commands/change-address-by-staff.server.ts";
import { addressInput } from "../../input.ts";
import { staffChangeMessages as say } from "../../texts/staff-changes.ts";
import { explainStaffChange } from "./explain-staff-change.ts";

/** Handles the address form of the order page. */
export const addressActions: Record<string, StaffAction<{ ctx: Ctx }>> = {
  address: async ({ ctx }, orderId, texts) => {
    const order = await findOrder(ctx.db, orderId);
    if (!order) return refuse("refused", { text: say.errors.not_found });
    const form = parseForm(addressInput(order.paymentMethod), texts);
    if (!form.ok) return refuse("refused", { text: say.errors.check, errors: form.errors });
    const shown = texts["mark"] ?? "";
    const changed = await changeAddressByStaff(ctx, { orderId, form: form.value, shown });
    if (changed.ok) return ok(say.addressSaved);
    return refuse("refused", { text: explainStaffChange(changed) });
  },
};
