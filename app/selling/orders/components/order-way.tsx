import { parcelTexts } from "../texts/shopper-parcels.ts";
import { timelineMessages } from "../texts/shopper.ts";
import type { ShownParcels } from "../views/show-parcels.ts";
import type { ShownTimeline } from "../views/show-timeline.ts";
import { CheckParcelLink } from "./check-parcel-link.tsx";
import { OrderTimeline } from "./order-timeline.tsx";
import { ParcelList } from "./parcel-list.tsx";

type OrderWayProps = { timeline: ShownTimeline; parcels: ShownParcels | undefined };

/** The timeline of an order, and its parcels if it has several. */
export function OrderWay({ timeline, parcels }: OrderWayProps) {
  return (
    <>
      <section className="grid gap-5">
        <h2 className="text-2xl">{timelineMessages.title}</h2>
        <OrderTimeline timeline={timeline} />
        <CheckParcelLink parcels={parcels} timeline={timeline} />
      </section>
      {parcels && (
        <section className="grid gap-5">
          <h2 className="text-2xl">{parcelTexts.heading}</h2>
          <ParcelList shown={parcels} />
        </section>
      )}
    </>
  );
}
