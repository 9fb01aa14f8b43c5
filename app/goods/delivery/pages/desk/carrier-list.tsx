import { href } from "react-router";
import { deliveryAdminMessages as say } from "../../texts/staff.ts";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton, TextLink } from "#app/ui/button.tsx";

type Carrier = {
  id: string;
  name: string;
  trackingAddress: string;
  phone: string;
  isActive: boolean;
};

type CarrierListProps = { carriers: readonly Carrier[]; mayWrite: boolean };

/** The carriers; cards on phones. */
export function CarrierList({ carriers, mayWrite }: CarrierListProps) {
  return (
    <section aria-labelledby="carriers" className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-xl" id="carriers">
          {say.carriers}
        </h2>
        <p className="text-ink-soft">{say.carriersLead}</p>
      </div>
      <ul className="grid gap-3">
        {carriers.map((carrier) => (
          <CarrierRow carrier={carrier} key={carrier.id} mayWrite={mayWrite} />
        ))}
      </ul>
      {mayWrite && (
        <div>
          <LinkButton to={href("/admin/settings/delivery/carriers/new")} variant="secondary">
            {say.addCarrier}
          </LinkButton>
        </div>
      )}
    </section>
  );
}

function CarrierRow({ carrier, mayWrite }: { carrier: Carrier; mayWrite: boolean }) {
  const { id, name, trackingAddress, phone, isActive } = carrier;
  const to = href("/admin/settings/delivery/carriers/:carrierId", { carrierId: id });
  return (
    <li className="grid gap-x-6 gap-y-1 rounded-card border border-line bg-surface px-4 py-3 sm:grid-cols-[12rem_1fr_8rem]">
      <span>
        {mayWrite ? (
          <TextLink className="font-semibold sm:min-h-6" to={to}>
            {name}
          </TextLink>
        ) : (
          <span className="font-semibold">{name}</span>
        )}
        <span className="block text-sm text-ink-soft">{phone}</span>
      </span>
      <span className="min-w-0 text-sm break-all text-ink-soft">
        {trackingAddress || say.noAddress}
      </span>
      <span className="sm:text-right">
        <Badge look="plain" tone={isActive ? "success" : "neutral"}>
          {isActive ? say.active : say.inactive}
        </Badge>
      </span>
    </li>
  );
}
