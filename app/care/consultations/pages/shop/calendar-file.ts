import { notFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { findBooker } from "../../queries/booker.server.ts";
import { findOwnBooking } from "../../queries/own-bookings.server.ts";
import { zoneOf } from "../../queries/time-zone.server.ts";
import { bookingEntry } from "../../views/booking-entry.ts";
import { calendarFile } from "../../views/calendar-file.ts";
import type { Route } from "./+types/calendar-file.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { ctx, env } = context.get(requestContext);
  const booker = await findBooker(ctx);
  const booking = booker && (await findOwnBooking(ctx.db, booker.customerId, params.bookingId));
  if (!booker || booking?.status !== "booked") throw notFound();
  const zone = await zoneOf(ctx.db, booker.customerId);
  return new Response(calendarFile(bookingEntry({ ...booking, zone }, env.appUrl, ctx.now)), {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `attachment; filename="${booking.number}.ics"`,
    },
  });
}
