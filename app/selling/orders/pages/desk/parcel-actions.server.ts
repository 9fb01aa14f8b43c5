import { ok, refuse } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { markDelivered } from "../../commands/mark-delivered.server.ts";
import { setTracking } from "../../commands/set-tracking.server.ts";
import { undoShipment } from "../../commands/undo-shipment.server.ts";
import { trackingInput } from "../../input.ts";
import { carriersOfOrder } from "../../queries/offered-carriers.server.ts";
import { tellsBuyers } from "../../queries/tells-buyers.server.ts";
import { parcelMessages } from "../../texts/staff-parcels.ts";
import { adminOrderMessages as say } from "../../texts/staff.ts";
import type { StaffAction, StaffAnswer } from "./staff-answer.ts";

/** Handlers of the forms about sent parcels, by `intent`. */
export const parcelActions: Record<string, StaffAction<{ ctx: Ctx }>> = {
  "set-tracking": async ({ ctx }, orderId, texts) => {
    const form = parseForm(trackingInput(await carriersOfOrder(ctx.db, orderId)), texts);
    if (!form.ok) {
      const text = Object.values(form.errors)[0] ?? parcelMessages.ship.numberMissing;
      return refuse("refused", { text, errors: form.errors });
    }
    const { saved, savedQuietly, notShipped } = parcelMessages.parcel;
    const set = await setTracking(ctx, orderId, form.value.shipment, parcelOf(texts));
    if (!set.ok) return refused(set, notShipped);
    const isTold = set.value.told && (await tellsBuyers(ctx.db));
    return ok(isTold ? saved : savedQuietly);
  },

  "undo-shipment": async ({ ctx }, orderId, texts) => {
    const { done, tooLate } = parcelMessages.undo;
    const undone = await undoShipment(ctx, orderId, parcelOf(texts));
    return undone.ok ? ok(done[undone.value]) : refused(undone, tooLate);
  },

  "deliver-parcel": async ({ ctx }, orderId, texts) => {
    const { delivered, notOnItsWay } = parcelMessages.parcel;
    const parcel = parcelOf(texts) ?? 0;
    const done = await markDelivered(ctx, { orderId, parcel });
    return done.ok ? ok(delivered(parcel)) : refused(done, notOnItsWay);
  },
};

/** The number of a parcel within its order. Other text becomes 0, which no parcel has. */
function parcelOf(texts: Record<string, string>): number | undefined {
  const named = texts["parcel"] ?? "";
  if (named === "") return undefined;
  return /^\d{1,4}$/.test(named) ? Number(named) : 0;
}

/**
 * Tells staff that they lack the right. Any other refusal means that the order has changed since
 * the page was loaded.
 */
function refused({ reason }: { reason: string }, otherwise: string): StaffAnswer {
  return refuse("refused", { text: reason === "forbidden" ? say.forbidden : otherwise });
}
