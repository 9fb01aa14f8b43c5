/** Texts about an order with several parcels, on its page and in the portal. */
export const parcelTexts = {
  heading: "Parcels",
  title: (number: number, all: number) => `Parcel ${number} of ${all}`,
  units: (units: number, name: string) => `${units} × ${name}`,
  states: {
    onItsWay: (day: string) => `On its way since ${day}`,
    delivered: (day: string) => `Delivered ${day}`,
    returned: (day: string) => `Came back to us ${day}`,
  },
  cold: "Has goods that are kept cold",
  noNumber: "Without a tracking number",
  toCome: "Still to come. We will email you when it leaves.",
} as const;
