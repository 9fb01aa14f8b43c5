import { followUrl } from "#app/goods/delivery/rules/tracking-address.ts";

/** Carrier codes of orders from before carriers were records. */
const FORMER: ReadonlyMap<string, string> = new Map(
  Object.entries({
    jnt: "J&T Express",
    lbc: "LBC Express",
    ninjavan: "Ninja Van",
    other: "Another courier",
  }),
);

/** A carrier without a record. */
export const OTHER = "other";

/** The carrier's name for the code or name in an order. */
export function courierName(courier: string): string {
  return FORMER.get(courier) ?? courier;
}

export type OfferedCarrier = {
  /** The value that an order stores. */
  value: string;
  label: string;
  trackingAddress: string;
};

type Carrier = { name: string; trackingAddress: string; isActive: boolean };

/** Carriers that staff can choose: active ones, those of the order, and "other". */
export function offeredCarriers(
  carriers: readonly Carrier[],
  current: readonly string[],
): OfferedCarrier[] {
  const all = carriers.map(({ name, trackingAddress, isActive }) => ({
    offered: isActive || current.includes(name),
    value: name,
    label: name,
    trackingAddress,
  }));
  const offered = all.filter((each) => each.offered).map(({ offered: _, ...each }) => each);
  const others = [...new Set([OTHER, ...current])];
  for (const value of others.filter((each) => !offered.some((one) => one.value === each))) {
    const label = courierName(value);
    const named = all.find((each) => each.label === label);
    offered.push({ value, label, trackingAddress: named?.trackingAddress ?? "" });
  }
  return offered;
}

/** The tracking address of a parcel, if the carrier has one. */
export function carrierUrl(
  carriers: readonly OfferedCarrier[],
  courier: string | null,
  number: string,
): string | null {
  const carrier = carriers.find(({ value }) => value === courier);
  return followUrl(carrier?.trackingAddress ?? "", number);
}
