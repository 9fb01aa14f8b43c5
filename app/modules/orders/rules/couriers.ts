/** Who carries parcels, in the order staff are offered them. */
export const COURIERS = ["jnt", "lbc", "ninjavan", "other"] as const;

export type Courier = (typeof COURIERS)[number];

/** The couriers' own pages. The one of J&T takes no number from the address. */
const pages: Record<Courier, (number: string) => string | null> = {
  jnt: () => "https://www.jtexpress.ph/trajectoryQuery?flag=1",
  lbc: (number) => `https://www.lbcexpress.com/track/?tracking_no=${encodeURIComponent(number)}`,
  ninjavan: (number) => `https://www.ninjavan.co/en-ph/tracking?id=${encodeURIComponent(number)}`,
  other: () => null,
};

/** Where a parcel can be followed, as far as its courier is known. */
export function followUrl(courier: Courier | null, number: string): string | null {
  return courier === null ? null : pages[courier](number);
}
