import { showPhone } from "#app/people/customers/rules/phone.ts";
import { likelyCarrier, missingOf, type Sender } from "../rules/sender.ts";

type SenderSource = {
  version: number;
  hasKeys: boolean;
  sender: Sender | null;
  carriers: readonly { id: string; name: string; isActive: boolean }[];
  provinces: readonly string[];
  /** Defaults to the shop's name. */
  name: string;
};

/** The sender form, with the next step before parcels can be booked. */
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

function typedAs({ isPickedUp, phone, ...sender }: Sender) {
  const pickup = isPickedUp ? "collected" : "brought";
  return { ...sender, phone: showPhone(phone), pickup };
}
