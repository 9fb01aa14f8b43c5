/** The number of parcel checks on the public page, for staff. */
export const parcelCheckCounts = {
  title: (days: number) => `Checks of parcels in the last ${days} days`,
  lead: "People at whose door a courier asks for cash can check whether the parcel is from you. Many checks that find nothing can mean that someone sends fake parcels.",
  open: "Open the page",
  day: "Day",
  found: "From you",
  notFound: "Found nothing",
  none: "No one has checked a parcel in this time.",
} as const;
