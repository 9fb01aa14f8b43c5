/** The list of one’s own consultations in the portal. */
export const ownBookingMessages = {
  ownTitle: "Your consultations",
  coming: "Upcoming",
  past: "Past or canceled",
  none: "No consultations yet",
  locked: "Follow-ups open after your first order",
  lockedText:
    "You can book an initial consultation now. Follow-ups and quick check-ins open once you’ve paid for an order.",
  noneText:
    "Consultations you book appear here. A doctor reviews your health and other medicines before you decide.",
  find: "View doctors",
  open: (number: string) => `View booking ${number}`,
  status: { held: "Not booked yet", booked: "Booked", cancelled: "Canceled", over: "Over" },
  credit: "You have a credit for one initial consultation.",
  waitlist: "Waitlist",
} as const;
