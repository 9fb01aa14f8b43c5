import { href } from "react-router";
import { TextLink } from "#app/ui/button.tsx";
import { parcelLinkMessages as say } from "../texts/shopper-parcel-links.ts";
import type { ShownParcels } from "../views/show-parcels.ts";
import type { ShownTimeline } from "../views/show-timeline.ts";

type Way = { timeline: ShownTimeline; parcels: ShownParcels | undefined };

/** For a buyer who may be asked for cash. Renders nothing before a parcel has left. */
export function CheckParcelLink({ timeline, parcels }: Way) {
  const isAwaited = timeline.steps.some(
    ({ name, state }) => state === "now" && (name === "delivered" || parcels !== undefined),
  );
  if (!isAwaited) return null;
  return (
    <p>
      <TextLink to={href("/parcel")}>{say.fromOrder}</TextLink>
    </p>
  );
}
