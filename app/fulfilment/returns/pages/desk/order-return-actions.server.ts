import { ok, refuse } from "#app/lib/result.ts";
import { isUuid } from "#app/lib/is-uuid.ts";
import type { StaffAction } from "#app/selling/orders/pages/desk/staff-answer.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { takeBackParcel } from "../../commands/take-back-parcel.server.ts";
import { orderReturnMessages as say, returnMessages } from "../../texts/staff.ts";

/** Handles the form about a parcel that came back, on its order's page. */
export const returnActions: Record<string, StaffAction<{ ctx: Ctx }>> = {
  "parcel-came-back": async ({ ctx }, orderId, texts) => {
    const key = texts["key"] ?? "";
    if (!isUuid(key)) return refuse("refused", { text: returnMessages.errors.key });
    const named = texts["parcel"] ?? "";
    const parcel = /^\d{1,4}$/.test(named) ? Number(named) : undefined;
    const back = await takeBackParcel(ctx, { orderId, key, parcel });
    if (back.ok) return ok(say.recorded(back.value.number));
    return refuse("refused", { text: say.problems[back.reason] });
  },
};
