import { ok, refuse } from "#app/lib/result.ts";
import type { Refusal, Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { setTracking } from "../commands/set-tracking.server.ts";
import { takeShipmentBack } from "../commands/take-shipment-back.server.ts";
import { trackingInput } from "../input.ts";
import { adminOrderMessages as say } from "../texts/staff.ts";
import { parcelMessages as parcel } from "../texts/staff-parcels.ts";

type Refused = Refusal<"refused"> & { text: string; errors?: Record<string, string> };

/** The forms of a parcel that has left, answered in the words staff read. */
export async function saveTracking(
  ctx: Ctx,
  orderId: string,
  texts: Record<string, string>,
): Promise<Result<string, Refused>> {
  const form = parseForm(trackingInput, texts);
  if (!form.ok) {
    const text = Object.values(form.errors)[0] ?? parcel.ship.numberMissing;
    return refuse("refused", { text, errors: form.errors });
  }
  const set = await setTracking(ctx, orderId, form.value.shipment);
  if (set.ok) return ok(set.value.told ? parcel.parcel.saved : parcel.parcel.savedQuietly);
  const text = set.reason === "forbidden" ? say.forbidden : parcel.parcel.notShipped;
  return refuse("refused", { text });
}

export async function undoShipment(ctx: Ctx, orderId: string): Promise<Result<string, Refused>> {
  const undone = await takeShipmentBack(ctx, orderId);
  if (undone.ok) return ok(parcel.undo.done[undone.value]);
  const text = undone.reason === "forbidden" ? say.forbidden : parcel.undo.tooLate;
  return refuse("refused", { text });
}
