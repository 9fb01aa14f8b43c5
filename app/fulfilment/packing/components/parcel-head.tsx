import { Snowflake } from "lucide-react";
import { Badge } from "#app/ui/badge.tsx";
import { DiscreetBadge } from "#app/selling/orders/components/discreet-badge.tsx";
import { packingMessages as say } from "../texts/staff.ts";
import type { ShownParcel } from "../views/show-parcel.ts";

export function ParcelHead({ parcel }: { parcel: ShownParcel }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div className="grid content-start justify-items-start gap-2">
        <h2 className="figures text-xl">{parcel.number}</h2>
        <p className="text-sm text-ink-soft">{say.placed(parcel.placedAt)}</p>
        {parcel.isDiscreet && <DiscreetBadge />}
        {parcel.isCold && (
          <Badge tone="info">
            <Snowflake aria-hidden="true" className="size-4" />
            {say.cold}
          </Badge>
        )}
        {parcel.collect && <Badge tone="warning">{say.collect(parcel.collect)}</Badge>}
        {parcel.notes && (
          <p className="wrap-anywhere">
            <span className="block text-sm text-ink-soft">{say.notes}</span>
            {parcel.notes}
          </p>
        )}
      </div>
      <div>
        <h3 className="font-text text-sm font-normal text-ink-soft">{say.shipTo}</h3>
        <address className="wrap-anywhere not-italic">
          {parcel.address.map((line, index) => (
            <span className="block" key={index}>
              {line}
            </span>
          ))}
          {parcel.phone && <span className="figures block">{parcel.phone}</span>}
        </address>
      </div>
    </div>
  );
}
