import { showPhone } from "#app/people/customers/rules/phone.ts";
import { likelyCarrier, missingOf, type Sender } from "../rules/sender.ts";

type SenderSource = {
  version: number;
  hasKeys: boolean;
  sender: Sender | null;
  carriers: readonly { id: string; name: string; isActive: boolean }[];
  provinces: readonly string[];
  /** The shop's, to begin with. */
  name: string;
};

/** The form of who sends parcels, and what is missing before they can be booked. */
export function showSender({ version, hasKeys, sender, carriers, provinces, name }: SenderSource) {
  const inUse = carriers.filter(({ isActive }) => isActive);
  const carrierId = likelyCarrier(inUse, sender)?.id ?? "";
  return {
    version: String(version),
    missing: missingOf({ hasKeys, sender, carriers }),
    provinces,
    carriers: inUse.map(({ id, name: label }) => ({ id, name: label })),
    values: { ...(sender ? typedAs(sender) : { name }), carrierId },
  };
}

export type ShownSender = ReturnType<typeof showSender>;

/** As its fields have it. */
function typedAs({ isPickedUp, phone, ...sender }: Sender) {
  const pickup = isPickedUp ? "collected" : "brought";
  return { ...sender, phone: showPhone(phone), pickup };
}
