import { showPhone } from "../../../rules/phone.ts";
import type { OwnAddress } from "../../../queries/own-addresses.server.ts";
import { addressLines } from "#app/selling/orders/views/address-lines.ts";

/** An address as form texts; missing values are empty. */
export function addressTexts({ id: _id, isDefault: _is, version: _version, ...facts }: OwnAddress) {
  const phone = facts.phone === null ? null : showPhone(facts.phone);
  return Object.fromEntries(
    Object.entries({ ...facts, phone }).map(([name, text]) => [name, text ?? ""]),
  );
}

/** One line by which the customer recognizes the address. */
export function addressLine(address: OwnAddress): string {
  const { firstName, lastName } = address;
  return [`${firstName} ${lastName}`, ...addressLines(address)].join(", ");
}
