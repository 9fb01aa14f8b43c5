import { createSearchParams, data } from "react-router";
import type { Texts } from "#app/lib/edit.ts";
import { shipInput } from "#app/selling/orders/input.ts";
import { carriersOfOrder } from "#app/selling/orders/queries/offered-carriers.server.ts";
import { shipmentUndo } from "#app/selling/orders/queries/shipment-undo.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { packOrder } from "../../commands/pack-order.server.ts";
import { setAside } from "../../commands/set-aside.server.ts";
import { asideInput, parcelInput } from "../../input.ts";
import { readParcel, type Parcel } from "../../queries/read-parcel.server.ts";
import { TO_PACK } from "../../queries/to-pack.server.ts";
import { readChosen } from "../../rules/chosen-units.ts";
import { ticksOf } from "../../rules/ticked-lines.ts";
import type { ParcelAnswer } from "../../views/parcel-answer.ts";
import { packingMessages as say } from "../../texts/staff.ts";
import { courierInAddress } from "../../views/courier-in-address.ts";

type Reason = keyof typeof say.errors;
const STATUS: Partial<Record<Reason, number>> = { forbidden: 403, not_found: 404 };

const answer = (texts: Texts, status: number, said: Omit<ParcelAnswer, "about">) =>
  data<ParcelAnswer>({ about: texts["orderId"], ...said }, { status });

/** Handles the form of one parcel, then shows the next. */
export async function submitParcel(served: RequestContext, texts: Texts) {
  if (texts["intent"] === "aside") return submitAside(served, texts);
  if (texts["intent"] === "pack") return submitPacked(served, texts);
  return answer(texts, 400, { message: say.noStep });
}

async function submitPacked(served: RequestContext, texts: Texts) {
  const { ctx } = served;
  const form = parseForm(parcelInput, texts);
  if (!form.ok) return refused(texts, form.errors["orderId"] ? "not_found" : "lots_changed");
  const { orderId, plan, number: shown, anyway } = form.value;
  const { chosen, isWrong } = readChosen(texts);
  if (isWrong) return refused(texts, "too_many_chosen");
  const parcel = await readParcel(ctx, orderId, chosen);
  if (!parcel) return refused(texts, "not_found");
  if (parcel.problem) return refused(texts, parcel.problem);
  const shipped = parseForm(shipInput(await carriersOfOrder(ctx.db, orderId)), texts);
  const errors = { ...missingTicks(parcel, texts), ...(shipped.ok ? {} : shipped.errors) };
  if (!shipped.ok || Object.keys(errors).length > 0) {
    return answer(texts, 422, { errors, values: texts });
  }
  const packed = await packOrder(ctx, {
    orderId,
    plan,
    number: shown,
    anyway,
    chosen,
    ...shipped.value,
  });
  if (!packed.ok && packed.reason === "not_its_day") {
    return answer(texts, 422, { errors: { anyway: say.anywayNeeded }, values: texts });
  }
  if (!packed.ok) return refused(texts, packed.reason);
  const number = parcel.order.orderNumber;
  const undo = await shipmentUndo(ctx, orderId);
  // After an undo, the packer gets the same parcel again.
  const again = `${TO_PACK}?${createSearchParams({ order: orderId })}`;
  const link = { text: number, to: again };
  if (packed.value.status === "processing") {
    const rest = { order: orderId, courier: texts["courier"] ?? "" };
    const text = say.split.left(parcel.number, number);
    const to = `${TO_PACK}?${createSearchParams(rest)}`;
    return redirectWithFlash(served, to, { tone: "success", text, undo, link });
  }
  return redirectWithFlash(served, nextAfter(orderId, texts["courier"]), {
    tone: "success",
    text: say.left(number),
    undo,
    link,
  });
}

async function submitAside(served: RequestContext, texts: Texts) {
  const form = parseForm(asideInput, texts);
  if (!form.ok) {
    return answer(texts, 422, { errors: form.errors, values: texts });
  }
  const { orderId } = form.value;
  const done = await setAside(served.ctx, form.value);
  if (!done.ok) return refused(texts, done.reason);
  const parcel = await readParcel(served.ctx, orderId);
  const text = say.asideDone(parcel?.order.orderNumber ?? "");
  return redirectWithFlash(served, nextAfter(orderId, texts["courier"]), text);
}

const refused = (texts: Texts, reason: Reason) =>
  answer(texts, STATUS[reason] ?? 409, { message: say.errors[reason] });

/** Nothing may leave without the packer's confirmation. */
function missingTicks({ order, plan }: Parcel, texts: Texts): Record<string, string> {
  const name = (itemId: string) => order.items.find(({ id }) => id === itemId)?.productName ?? "";
  const missing = plan.flatMap((line) =>
    ticksOf(line)
      .filter((field) => texts[field] !== "on")
      .map((field) => [field, say.tickNeeded(name(line.itemId))] as const),
  );
  return Object.fromEntries(missing);
}

/** Carries the courier over, since the next parcel usually has the same. */
function nextAfter(orderId: string, courier?: string): string {
  const search = createSearchParams([["after", orderId], ...courierInAddress(courier)]);
  return `${TO_PACK}?${search}`;
}
