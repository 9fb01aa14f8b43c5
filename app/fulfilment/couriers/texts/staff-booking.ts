import type { CourierProblem } from "../gateways/courier-port.ts";
import type { AddressGap } from "../rules/parcel-to-book.ts";

type Problem = CourierProblem["reason"];

const GAPS: Record<AddressGap, string> = {
  phone: "a Philippine phone number",
  province: "the province",
  country: "an address in the Philippines",
};

export const bookingMessages = {
  title: "Ninja Van",
  book: "Book with Ninja Van",
  bookHint: "The tracking number is then filled in.",
  again: "Try again",
  booked: (number: string) => `Booked with Ninja Van: ${number}`,
  bookedFor: (number: string, price: string) => `Booked with Ninja Van: ${number}, about ${price}`,
  about: (price: string) => `Booked with Ninja Van, about ${price}`,
  plain: "Booked with Ninja Van",
  label: "Print Ninja Van’s label",
  labelOf: (number: string) => `Print Ninja Van’s label of ${number}`,
  cancel: "Cancel the booking",
  closed: {
    cancelled: "The booking is cancelled.",
    written_off: "The booking counts as not made.",
  },
  changed: "Booked before the order changed: cancel the booking and book again.",
  noAnswer: "Ninja Van did not answer. Try again: it is not booked twice.",
  notUnderstood:
    "Ninja Van’s answer can’t be read, so no one knows whether it is booked. Try again: it is not booked twice.",
  underway: "Ninja Van is being asked. Try again if nothing happens: it is not booked twice.",
  refused: "Ninja Van did not book this parcel",
  refusedSays: (says: string) => `It says: “${says}”`,
  maybeBooked: (reference: string) =>
    `An earlier request had no answer, so it may be booked all the same. Look for ${reference} in Ninja Dashboard before you type another number.`,
  refusedNext: "Correct the address, or type a tracking number by hand.",
  keysRefused: "It refuses the shop’s keys. The owner corrects them under Settings, Couriers.",
  notOffered: "It does not carry this parcel. Type a tracking number by hand.",
  gaps: (gaps: readonly AddressGap[]) =>
    `Ninja Van needs ${listed(gaps.map((gap) => GAPS[gap]))} of this order.`,
  toOrder: "Correct the address",

  open: {
    title: "Bookings with Ninja Van",
    waiting: (parcel: number) => `Parcel ${parcel}`,
    unused: "Open at Ninja Van, not used",
    unusedHint: "Cancel it, or Ninja Van may come for a parcel that is not there.",
    /** `reference` is Ninja Van's key of the booking. */
    unclear: (reference: string) =>
      `Ninja Van gave no clear answer, so it may be booked. Look for ${reference} in Ninja Dashboard, and cancel it there.`,
    forget: "It is not booked there",
  },

  /** Results of requests that changed nothing. */
  errors: {
    forbidden: "Your role does not allow this.",
    not_found: "This order no longer exists.",
    no_booking: "This booking no longer exists.",
    not_set_up: "Booking with Ninja Van is not set up. Type a tracking number by hand.",
    needs_attention: "This order needs attention now, so nothing was booked.",
    not_now: "This order is not waiting to be packed any more, so nothing was booked.",
    changed_meanwhile: "A colleague changed this order meanwhile. Look at it again.",
    nothing_chosen: "Choose at least one unit for this parcel. Nothing was booked.",
    too_many_chosen: "That is more than is left of an item. Nothing was booked.",
    cash_once: "The courier collects its cash once, so it leaves in one parcel.",
    address_gaps: "Its address is not complete, so nothing was booked.",
    not_open: "This booking is over already.",
    underway: "Ninja Van is being asked about it right now. Try again in two minutes.",
    has_left: "Its parcel has left under this number, so the booking stays.",
    noStep: "Nothing was done. Please reload the page and try again.",
  },
  cancelProblems: {
    refused: "Ninja Van did not cancel the booking.",
    no_answer: "Ninja Van did not answer, so the booking is still open. Try again in a minute.",
    not_understood: "Ninja Van’s answer can’t be read, so the booking counts as open. Try again.",
    keys_refused: "Ninja Van refuses the shop’s keys, so the booking is still open.",
    not_offered: "Ninja Van can’t cancel this booking.",
    unknown_parcel: "Ninja Van does not know this booking.",
  } satisfies Record<Problem, string>,
  labelProblems: {
    refused: "Ninja Van gave out no label.",
    no_answer: "Ninja Van did not answer. Try its label again in a minute.",
    not_understood: "Ninja Van’s label can’t be read. Print it in Ninja Dashboard.",
    keys_refused: "Ninja Van refuses the shop’s keys, so there is no label.",
    not_offered: "Ninja Van has no label for this parcel.",
    unknown_parcel: "Ninja Van has no label for this parcel yet. Try again in a minute.",
  } satisfies Record<Problem, string>,
} as const;

function listed(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join("");
  return `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}
