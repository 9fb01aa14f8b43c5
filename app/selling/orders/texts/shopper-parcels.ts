/** Texts about an order with several parcels, on its page and in the portal. */
export const parcelTexts = {
  heading: "Parcels",
  title: (number: number, all: number) => `Parcel ${number} of ${all}`,
  units: (units: number, name: string) => `${units} × ${name}`,
  states: {
    onItsWay: (day: string) => `Shipped ${day}`,
    delivered: (day: string) => `Delivered ${day}`,
    returned: (day: string) => `Returned to us ${day}`,
  },
  cold: "Packed cold",
  noNumber: "No tracking number",
  toCome: "Still to come. We’ll email you when it ships.",
} as const;
