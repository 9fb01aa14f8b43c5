/** The first page of the portal: what today brings. */
export const todayMessages = {
  tab: "Today",
  title: "Today",
  parcelNone: "No parcels on the way",
  parcelNoneText: "Orders you place while signed in appear here until they arrive.",
  orders: "Your orders",
  visit: "Your consultation",
  visitOpen: "View consultation",
  visitNone: "No upcoming consultations",
  visitNoneText: "Talk to a clinician by video or chat before or during a course.",
  visitBook: "Book a consultation",
} as const;
