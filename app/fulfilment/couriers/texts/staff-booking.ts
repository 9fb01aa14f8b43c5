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
  bookHint: "This fills in the tracking number.",
  again: "Try again",
  booked: (number: string) => `Booked with Ninja Van: ${number}`,
  bookedFor: (number: string, price: string) => `Booked with Ninja Van: ${number}, about ${price}`,
  about: (price: string) => `Booked with Ninja Van, about ${price}`,
  plain: "Booked with Ninja Van",
  label: "Print Ninja Van’s label",
  cancel: "Cancel booking",
  closed: {
    cancelled: "The booking is canceled.",
    written_off: "The booking is marked as not booked.",
  },
  changed: "The order changed after booking. Cancel the booking and book again.",
  noAnswer: "Ninja Van did not answer. Try again: this won’t book the parcel twice.",
  notUnderstood:
    "Ninja Van’s answer is unreadable, so the parcel may be booked. Try again: this won’t book it twice.",
  underway: "Booking in progress. If nothing happens, try again: this won’t book the parcel twice.",
  refused: "Ninja Van did not book this parcel",
  refusedSays: (says: string) => `Ninja Van says: “${says}”`,
  maybeBooked: (reference: string) =>
    `An earlier request had no answer, so the parcel may still be booked. Look for ${reference} in Ninja Dashboard before you enter another number.`,
  refusedNext: "Correct the address, or enter a tracking number yourself.",
  keysRefused:
    "Ninja Van rejects the shop’s keys. Ask the owner to correct them under Settings, Couriers.",
  notOffered: "Ninja Van doesn’t carry this parcel. Enter a tracking number yourself.",
  gaps: (gaps: readonly AddressGap[]) =>
    `Ninja Van needs ${listed(gaps.map((gap) => GAPS[gap]))} for this order.`,
  toOrder: "Correct the address",

  open: {
    title: "Bookings with Ninja Van",
    waiting: (parcel: number) => `Parcel ${parcel}`,
    unused: "Open booking, not used",
    unusedHint: "Cancel this booking, or Ninja Van may come for a parcel that isn’t there.",
    /** `reference` is Ninja Van's key of the booking. */
    unclear: (reference: string) =>
      `Ninja Van gave no clear answer, so the parcel may be booked. Look for ${reference} in Ninja Dashboard, and cancel the booking there.`,
    forget: "Mark as not booked",
  },

  /** Results of requests that changed nothing. */
  errors: {
    forbidden: "Your role does not allow this.",
    not_found: "This order no longer exists.",
    no_booking: "This booking no longer exists.",
    not_set_up: "Booking with Ninja Van is not set up. Enter a tracking number yourself.",
    needs_attention: "This order needs attention, so nothing was booked.",
    not_now: "This order is no longer waiting to be packed, so nothing was booked.",
    changed_meanwhile: "A colleague changed this order in the meantime. Check the parcel again.",
    nothing_chosen: "Nothing was booked. Choose at least one unit for this parcel.",
    too_many_chosen: "Nothing was booked. You chose more units than are left.",
    cash_once: "The courier collects the cash once, so the order ships in one parcel.",
    address_gaps: "Nothing was booked. Complete the address first.",
    not_open: "This booking is already closed.",
    underway: "This booking is in progress. Try again in two minutes.",
    has_left: "The parcel shipped with this number, so the booking can’t be canceled.",
    noStep: "Nothing was done. Please reload the page and try again.",
  },
  cancelProblems: {
    refused: "Ninja Van did not cancel the booking.",
    no_answer: "Ninja Van did not answer, so the booking is still open. Try again in a minute.",
    not_understood: "Ninja Van’s answer is unreadable, so the booking is still open. Try again.",
    keys_refused: "Ninja Van rejects the shop’s keys, so the booking is still open.",
    not_offered: "Ninja Van can’t cancel this booking.",
    unknown_parcel: "Ninja Van has no record of this booking.",
  } satisfies Record<Problem, string>,
  labelProblems: {
    refused: "Ninja Van did not provide a label.",
    no_answer: "Ninja Van did not answer. Try again in a minute.",
    not_understood: "Ninja Van’s label is unreadable. Print it in Ninja Dashboard.",
    keys_refused: "Ninja Van rejects the shop’s keys, so there is no label.",
    not_offered: "Ninja Van has no label for this parcel.",
    unknown_parcel: "Ninja Van has no label for this parcel yet. Try again in a minute.",
  } satisfies Record<Problem, string>,
} as const;

function listed(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join("");
  return `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}
