/** The first page of the portal: what today brings. */
export const todayMessages = {
  tab: "Today",
  title: "Today",
  parcelNone: "No parcel on its way",
  parcelNoneText: "Orders that you place while signed in appear here until they have arrived.",
  orders: "Your orders",
  visit: "Your consultation",
  visitOpen: "Open it",
  visitNone: "No consultation ahead",
  visitNoneText: "Talk to a clinician by video or chat, before a course or during one.",
  visitBook: "Book a consultation",
} as const;
