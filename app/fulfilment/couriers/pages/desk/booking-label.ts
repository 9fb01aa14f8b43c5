import { href } from "react-router";
import { fileAnswer } from "#app/platform/http/file-answer.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { notFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { ninjaVan } from "../../gateways/couriers.server.ts";
import { findBooking } from "../../queries/bookings.server.ts";
import { readAccount } from "../../queries/set-up.server.ts";
import { bookingMessages as say } from "../../texts/staff-booking.ts";
import { inItsWords } from "../../views/in-its-words.ts";
import type { Route } from "./+types/booking-label.ts";

/** A parcel's label in its courier's PDF. A redirect to the order's page explains a missing one. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const served = context.get(requestContext);
  const { ctx, env } = served;
  const { orderId, bookingId: id } = params;
  const booking = await findBooking(ctx.db, { orderId, id });
  if (booking?.state !== "booked" || booking.trackingNumber === null) throw notFound();
  const explain = (text: string) =>
    redirectWithFlash(served, href("/admin/orders/:orderId", { orderId }), { tone: "error", text });
  const account = await readAccount(ctx);
  if (!account) return explain(say.errors.not_set_up);
  const label = await ninjaVan(account, env).label(booking.trackingNumber);
  if (!label.ok) return explain(inItsWords(say.labelProblems[label.reason], label));
  return fileAnswer({
    name: `${booking.trackingNumber}.pdf`,
    type: "application/pdf",
    content: label.value,
    opens: true,
  });
}
