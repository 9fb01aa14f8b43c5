import type { OrderWithItems } from "#app/selling/orders/queries/find-order.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { parcelToBook } from "../rules/parcel-to-book.ts";
import { showDesk, type ShownDesk } from "../views/show-desk.ts";
import { bookingSource, digestOf } from "./booking-source.server.ts";
import { lastBooking } from "./bookings.server.ts";
import { readSetUp } from "./set-up.server.ts";

type DeskSource = {
  order: OrderWithItems;
  number: number;
  chosen?: ReadonlyMap<string, number> | undefined;
};

/**
 * The booking part of the packing page. Undefined if bookings are not set up. Reads only the
 * database: the courier is asked when staff press a button.
 */
export async function bookingDesk(
  ctx: Ctx,
  { order, number, chosen }: DeskSource,
): Promise<ShownDesk | undefined> {
  const setUp = await readSetUp(ctx);
  if (!setUp) return undefined;
  const { sender, carrier } = setUp;
  const [last, source] = await Promise.all([
    lastBooking(ctx.db, { orderId: order.id, parcel: number }),
    bookingSource(ctx, { order, sender, chosen }),
  ]);
  const digest = source.ok ? digestOf(parcelToBook(source.value, "")) : undefined;
  return showDesk({ last, source, digest, carrier, now: ctx.now });
}
