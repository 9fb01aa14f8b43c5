import { href } from "react-router";
import { addressMessages as say } from "../../../texts/shopper-addresses.ts";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";

type ShownAddress = {
  id: string;
  isDefault: boolean;
  name: string;
  street: string;
  lines: readonly string[];
};

export function AddressCard({ address }: { address: ShownAddress }) {
  const { id, isDefault, name, street, lines } = address;
  return (
    <Card as="li" className="grid content-start gap-4">
      <div>
        <p className="flex flex-wrap items-baseline justify-between gap-2 font-semibold">
          <span className="wrap-anywhere">{name}</span>
          {isDefault && <Badge tone="success">{say.isDefault}</Badge>}
        </p>
        {lines.map((line) => (
          <p className="wrap-anywhere" key={line}>
            {line}
          </p>
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <LinkButton
          aria-label={say.of(say.edit, street)}
          size="compact"
          to={href("/portal/addresses/:addressId", { addressId: id })}
          variant="secondary"
        >
          {say.edit}
        </LinkButton>
        {!isDefault && <Act id={id} intent="default" label={say.makeDefault} street={street} />}
        <Act id={id} intent="remove" label={say.remove} street={street} />
      </div>
    </Card>
  );
}

type ActProps = { id: string; intent: string; label: string; street: string };

function Act({ id, intent, label, street }: ActProps) {
  return (
    <IntentForm intent={intent}>
      <input name="addressId" type="hidden" value={id} />
      <IntentButton aria-label={say.of(label, street)} size="compact" variant="secondary">
        {label}
      </IntentButton>
    </IntentForm>
  );
}
