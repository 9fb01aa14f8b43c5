import { href } from "react-router";
import type { Texts } from "#app/lib/edit.ts";
import { formatClock, formatDay } from "#app/lib/dates.ts";
import { deliveryOf, nextCutOff } from "#app/goods/catalog/rules/delivery-promise.ts";
import { bookingDesk } from "#app/fulfilment/couriers/queries/booking-desk.server.ts";
import { carriersOfOrder } from "#app/selling/orders/queries/offered-carriers.server.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { takeParcel } from "../../commands/take-parcel.server.ts";
import { coldDays } from "#app/selling/orders/queries/cold-days.server.ts";
import { readParcel } from "../../queries/read-parcel.server.ts";
import { countToPack } from "../../queries/to-pack.server.ts";
import { readChosen } from "../../rules/chosen-units.ts";
import { packingMessages as say } from "../../texts/staff.ts";
import { showNotToday } from "../../views/show-not-today.ts";
import { showParcel } from "../../views/show-parcel.ts";

type ParcelQuery = {
  first: string | null;
  after: string | null;
  courier: string | null;
  /** All parameters of the address, including the units of a partial parcel. */
  texts: Texts;
};

/** The next parcel for the packer who opens the queue, with the number that waits. */
export async function loadParcel(ctx: Ctx, asked: ParcelQuery) {
  const settings = await loadSettings(ctx.db);
  const days = await coldDays(ctx, settings);
  const taken = await takeParcel(ctx, { days, after: asked.after, first: asked.first });
  if (!taken.ok) throw new Response(say.errors.forbidden, { status: 403 });
  const orderId = taken.value;
  // The chosen units belong to the named order, which another packer may have taken.
  const part = readChosen(orderId === asked.first ? asked.texts : {});
  const [parcel, waiting, carriers] = await Promise.all([
    orderId === undefined ? undefined : readParcel(ctx, orderId, part.chosen),
    countToPack(ctx.db, days),
    carriersOfOrder(ctx.db, orderId ?? ""),
  ]);
  const booking = parcel && (await bookingDesk(ctx, { ...parcel, chosen: part.chosen }));
  const cutOff = nextCutOff(ctx.now, deliveryOf(settings));
  return {
    parcel: parcel && {
      ...showParcel(parcel),
      notToday: showNotToday(parcel.order, days, parcel.isCold),
    },
    partProblem: part.isWrong ? ("wrong" as const) : parcel?.problem,
    left: waiting.left,
    coldWaiting:
      waiting.waiting > 0
        ? say.coldWaiting(waiting.waiting, waiting.next && formatDay(waiting.next))
        : undefined,
    cutOff: cutOff && say.cutOff(formatClock(cutOff)),
    carriers: carriers.map(({ value, label }) => ({ value, label })),
    /** The courier of the previous parcel. */
    courier: asked.courier ?? "",
    booking,
    isBuyerTold: settings.customer_notifications,
    lotsTo: may(ctx.actor, "lots:write") ? href("/admin/lots") : undefined,
  };
}
