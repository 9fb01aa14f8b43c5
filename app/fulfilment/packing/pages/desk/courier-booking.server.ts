import { createSearchParams, href, redirect } from "react-router";
import type { Texts } from "#app/lib/edit.ts";
import { isUuid } from "#app/lib/is-uuid.ts";
import { ninjaVan } from "#app/fulfilment/couriers/gateways/couriers.server.ts";
import { bookParcel } from "#app/fulfilment/couriers/commands/book-parcel.server.ts";
import { cancelBooking } from "#app/fulfilment/couriers/commands/cancel-booking.server.ts";
import { readAccount, readSetUp } from "#app/fulfilment/couriers/queries/set-up.server.ts";
import { DESK, isOfCourier } from "#app/fulfilment/couriers/rules/booking-terms.ts";
import { bookingMessages as say } from "#app/fulfilment/couriers/texts/staff-booking.ts";
import { inItsWords } from "#app/fulfilment/couriers/views/in-its-words.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { TO_PACK } from "../../queries/to-pack.server.ts";
import { partField, readChosen } from "../../rules/chosen-units.ts";
import { courierInAddress } from "../../views/courier-in-address.ts";

export async function submitBooking(served: RequestContext, orderId: string, texts: Texts) {
  const back = backTo(orderId, texts);
  const refuse = (text: string) => redirectWithFlash(served, back, { tone: "error", text });
  if (texts["intent"] === "book") {
    const problem = await book(served, orderId, texts);
    return problem === undefined ? redirect(`${back}#${DESK}`, 303) : refuse(problem);
  }
  if (texts["intent"] !== "cancel") return refuse(say.errors.noStep);
  const cancelled = await cancel(served, orderId, texts);
  return cancelled.ok ? redirectWithFlash(served, back, cancelled.done) : refuse(cancelled.problem);
}

/**
 * Returns a problem that the page does not show by itself. The courier's own words are shown with
 * the booking.
 */
async function book({ ctx, env }: RequestContext, orderId: string, texts: Texts) {
  const number = texts["number"] ?? "";
  const { chosen, isWrong } = readChosen(texts);
  if (isWrong) return say.errors.too_many_chosen;
  if (!/^\d{1,4}$/.test(number)) return say.errors.changed_meanwhile;
  const setUp = await readSetUp(ctx);
  if (!setUp) return say.errors.not_set_up;
  const { account, sender } = setUp;
  const courier = ninjaVan(account, env);
  const wish = { orderId, number: Number(number), chosen };
  const booked = await bookParcel(ctx, { courier, sender }, wish);
  if (booked.ok || isOfCourier(booked)) return undefined;
  return say.errors[booked.reason];
}

async function cancel({ ctx, env }: RequestContext, orderId: string, texts: Texts) {
  const failed = (problem: string) => ({ ok: false, problem }) as const;
  const account = await readAccount(ctx);
  if (!account) return failed(say.errors.not_set_up);
  const named = { orderId, id: texts["booking"] ?? "" };
  const cancelled = await cancelBooking(ctx, { courier: ninjaVan(account, env) }, named);
  if (cancelled.ok) return { ok: true, done: say.closed[cancelled.value] } as const;
  if (isOfCourier(cancelled)) {
    return failed(inItsWords(say.cancelProblems[cancelled.reason], cancelled));
  }
  const { reason } = cancelled;
  return failed(reason === "not_found" ? say.errors.no_booking : say.errors[reason]);
}

/** More lines than an order has, to limit the length of the address. */
const MOST_PARTS = 100;

/** The page with the form, showing the same parcel again. */
function backTo(orderId: string, texts: Texts): string {
  if (texts["from"] === "order") return href("/admin/orders/:orderId", { orderId });
  const { chosen = new Map<string, number>() } = readChosen(texts);
  const parts = [...chosen]
    .filter(([itemId]) => isUuid(itemId))
    .slice(0, MOST_PARTS)
    .map(([itemId, units]): [string, string] => [partField(itemId), String(units)]);
  const search = createSearchParams([
    ["order", orderId],
    ...courierInAddress(texts["courier"]),
    ...parts,
  ]);
  return `${TO_PACK}?${search}`;
}
