/** The list of one’s own consultations in the portal. */
export const ownBookingMessages = {
  ownTitle: "Your consultations",
  coming: "Upcoming",
  past: "Past or cancelled",
  none: "No consultations yet",
  locked: "Follow-ups open with your first order",
  lockedText:
    "An initial consultation can be booked before that. Follow-ups and quick check-ins open once an order of yours is paid.",
  noneText: "A doctor looks at your health and your other medicines before you decide.",
  find: "See the doctors",
  open: (number: string) => `View booking ${number}`,
  status: { held: "Not booked yet", booked: "Booked", cancelled: "Cancelled", over: "Over" },
  credit: "You have a credit for one initial consultation.",
  waitlist: "Waitlist",
} as const;
