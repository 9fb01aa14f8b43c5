import { followUrl } from "#app/goods/delivery/rules/tracking-address.ts";

/** What orders have from before carriers were records. */
const FORMER: ReadonlyMap<string, string> = new Map(
  Object.entries({
    jnt: "J&T Express",
    lbc: "LBC Express",
    ninjavan: "Ninja Van",
    other: "Another courier",
  }),
);

/** One that stands in no list. */
export const OTHER = "other";

/** Who carries a parcel, as its order has it, in words. */
export function courierName(courier: string): string {
  return FORMER.get(courier) ?? courier;
}

/** One of the carriers that a form offers. */
export type OfferedCarrier = {
  /** What an order has of it. */
  value: string;
  label: string;
  trackingAddress: string;
};

type Carrier = { name: string; trackingAddress: string; isActive: boolean };

/**
 * The carriers that staff can choose: those in use, those that an order has already, and another
 * one that stands in no list.
 */
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

/** Where a parcel can be followed, as far as its carrier says. */
export function carrierUrl(
  carriers: readonly OfferedCarrier[],
  courier: string | null,
  number: string,
): string | null {
  const carrier = carriers.find(({ value }) => value === courier);
  return followUrl(carrier?.trackingAddress ?? "", number);
}
