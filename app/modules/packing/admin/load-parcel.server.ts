import { href } from "react-router";
import { formatClock, formatDay, shopDay } from "#app/lib/dates.ts";
import { deliveryOf, nextCutOff } from "#app/modules/catalog/rules/delivery-promise.ts";
import { carriersOfOrder } from "#app/modules/orders/queries/offered-carriers.server.ts";
import { tellsBuyers } from "#app/modules/orders/queries/tells-buyers.server.ts";
import { loadSettings } from "#app/modules/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { takeParcel } from "../commands/take-parcel.server.ts";
import { readParcel } from "../queries/read-parcel.server.ts";
import { countToPack } from "../queries/to-pack.server.ts";
import { nextColdDay } from "../rules/cold-day.ts";
import { packingMessages as say } from "../texts/staff.ts";
import { showParcel } from "../views/show-parcel.ts";

/** The next parcel of whoever opens the queue, with what waits behind it. */
export async function loadParcel(
  ctx: Ctx,
  asked: { first: string | null; after: string | null; courier: string | null },
) {
  const delivery = deliveryOf(await loadSettings(ctx.db));
  const coldDay = nextColdDay(ctx.now, delivery);
  const coldToday = coldDay === shopDay(ctx.now);
  const taken = await takeParcel(ctx, { coldToday, after: asked.after, first: asked.first });
  if (!taken.ok) throw new Response(say.errors.forbidden, { status: 403 });
  const orderId = taken.value;
  const [parcel, waiting, carriers, isBuyerTold] = await Promise.all([
    orderId === undefined ? undefined : readParcel(ctx, orderId),
    countToPack(ctx.db, coldToday),
    carriersOfOrder(ctx.db, orderId ?? ""),
    tellsBuyers(ctx.db),
  ]);
  const cutOff = nextCutOff(ctx.now, delivery);
  return {
    parcel: parcel && showParcel(parcel),
    left: waiting.left,
    coldWaiting:
      waiting.coldWaiting > 0
        ? say.coldWaiting(waiting.coldWaiting, formatDay(coldDay))
        : undefined,
    cutOff: cutOff && say.cutOff(formatClock(cutOff)),
    carriers: carriers.map(({ value, label }) => ({ value, label })),
    /** The courier of the parcel before. */
    courier: asked.courier ?? "",
    isBuyerTold,
    lotsTo: may(ctx.actor, "lots:write") ? href("/admin/lots") : undefined,
  };
}
