/** The number of parcel checks on the public page, for staff. */
export const parcelCheckCounts = {
  title: (days: number) => `Parcel checks in the last ${days} days`,
  lead: "Anyone asked for cash at the door can check whether the parcel is from you. Many failed checks can mean that someone is sending fake parcels.",
  open: "Open the check page",
  day: "Day",
  found: "From you",
  notFound: "Not found",
  none: "No parcel checks in this period.",
} as const;
