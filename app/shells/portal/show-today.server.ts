import { showOwnBookings } from "#app/care/consultations/pages/portal/show-own-bookings.server.ts";
import { ordersToday } from "#app/selling/orders/pages/portal/orders-today.server.ts";
import { courseToday } from "#app/care/therapy/pages/portal/course-today.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";

/** What today brings: the next dose, the vial, the parcel on its way, the consultation ahead. */
export async function showToday(request: Request, url: URL, served: RequestContext) {
  const [course, orders, bookings] = await Promise.all([
    courseToday(served.ctx),
    ordersToday(request, url, served),
    showOwnBookings(served.ctx),
  ]);
  const [visit] = bookings.coming;
  return { course, ...orders, visit, mayBook: bookings.isOpen };
}
