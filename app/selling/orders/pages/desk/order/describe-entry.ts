import { formatMoney } from "#app/lib/money.ts";
import { orderMessages } from "../../../texts/shopper.ts";
import { courierName } from "../../../rules/couriers.ts";
import type { OrderStatus, PaymentStatus } from "../../../rules/order-terms.ts";

type Entry = { action: string; after: unknown; reason: string | null };

const REASONS: Record<string, string> = {
  expired: "time ran out",
  released: "staff released the items",
  placed_again: "replaced by a new order",
  by_buyer: "canceled by the buyer",
  by_staff: "canceled by staff",
  refused: "the parcel was returned",
  by_link: "the buyer opened the emailed link",
  by_phone: "confirmed by phone",
  payment: "payment received",
  late_payment: "payment received late",
  refund: "by refund",
  taken_back: "undone before the buyer was notified",
};

/** A log entry in the back-office's words. */
export function describeEntry({ action, after, reason }: Entry): string {
  const said = sentence(action, (after ?? {}) as Record<string, unknown>);
  if (reason === null) return said;
  const why = Object.hasOwn(REASONS, reason) ? REASONS[reason] : reason;
  const start = said.replace(/\.$/, "");
  // At most one colon per sentence.
  return start.includes(":") ? `${start} (${why})` : `${start}: ${why}`;
}

const NOTE_ACTIONS: Record<string, string> = {
  "order.noted": "Note written",
  "order.note_removed": "Note removed",
  "order.note_restored": "Note restored",
};

const PARCEL_ACTIONS: Record<string, string> = {
  "order.parcel_left": "shipped with part of the order",
  "order.parcel_taken_back": "was taken back before the buyer was notified",
  "order.parcel_delivered": "was delivered",
  "order.parcel_came_back": "was returned",
  "order.parcel_coming_back": "is coming back, according to the courier",
  "order.parcel_lost": "is lost, according to the courier",
  "order.booking_asked": "is being booked with the courier",
  "order.booked": "is booked with the courier",
  "order.booking_refused": "was not booked: the courier refused",
  "order.booking_cancelled": "is no longer booked with the courier",
  "order.courier_asked": "was checked with the courier",
};

/** Acts of staff on a courier's cash. */
const CASH_ACTIONS: Record<string, string> = {
  "cash_finding.claim": "Cash claimed from the courier",
  "cash_finding.pay": "Cash recorded as paid in full, despite the courier’s amount",
  "cash_finding.write_off": "Courier’s cash written off",
  "cash_finding.end": "Difference with the courier resolved",
  "cash_finding.note": "Note on the courier’s cash",
};

function sentence(action: string, after: Record<string, unknown>): string {
  const noted = NOTE_ACTIONS[action];
  if (noted !== undefined) return noted;
  const cash = CASH_ACTIONS[action];
  if (cash !== undefined) return [cash, after["note"]].filter(Boolean).join(": ");
  const parcel = PARCEL_ACTIONS[action];
  if (parcel !== undefined) return `Parcel ${String(after["parcel"])} ${parcel}`;
  switch (action) {
    case "order.mail_sent_again":
      return `Email sent again: ${String(after["mail"])}`;
    case "order.tagged":
      return `Tag added: ${tagOf(after)}`;
    case "order.untagged":
      return `Tag removed: ${tagOf(after)}`;
    case "order.agreed":
      return "The buyer agreed to the terms";
    case "order.placed":
      return "Order placed";
    case "order.status":
      return `Status: ${orderMessages.status[after["status"] as OrderStatus]}`;
    case "order.payment":
      return `Payment: ${orderMessages.payment[after["paymentStatus"] as PaymentStatus]}`;
    case "order.tracking":
      return `Tracking${ofParcel(after)}: ${trackingOf(after)}`;
    case "order.flagged":
      return `Needs attention: ${String(after["needsAttention"])}`;
    case "order.resolved":
      return "Resolved";
    case "order.changed":
      return `Items changed by the buyer, new total ${formatMoney(Number(after["totalAmount"]))}`;
    case "order.address":
      return "Delivery address changed by the buyer";
    case "payment_finding.ended":
      return `Difference with ${String(after["provider"])} resolved: ${String(after["note"])}`;
    case "refund.requested":
      return `Refund of ${amountOf(after)} requested`;
    case "refund.done":
      return `Refund of ${amountOf(after)} completed`;
    case "refund.failed":
      return `Refund of ${amountOf(after)} rejected by the payment gateway`;
    case "order.collected":
      return `Cash collected: ${formatMoney(Number(after["amount"]))}`;
    case "order.mailbox_confirmed":
      return "Email address confirmed: the buyer opened the emailed link";
    case "order.link_replaced":
      return "Link replaced, so earlier links no longer work";
    case "order.joined":
      return "Added to the buyer’s account";
    case "order.referral_refused":
      return after["refusedWhy"] === "own_order"
        ? "No commission: it’s the affiliate’s own order"
        : "No commission: the affiliate was suspended when it was paid";
    case "transfer.proof_sent":
      return "Proof of transfer sent";
    case "transfer.declined":
      return "Proof of transfer declined";
    case "transfer.confirmed":
      return `Transfer confirmed: ${arrived(after)}`;
    case "transfer.mismatch":
      return `Transfer of a different amount: ${arrived(after)}`;
    default:
      return action;
  }
}

function tagOf(after: Record<string, unknown>): string {
  return Object.keys(after)
    .map((field) => field.replace(/^tag /, ""))
    .join(", ");
}

function ofParcel({ parcel }: Record<string, unknown>): string {
  return typeof parcel === "number" ? ` of parcel ${parcel}` : "";
}

function trackingOf({ courier, number }: Record<string, unknown>): string {
  const carrier = typeof courier === "string" ? [courierName(courier)] : [];
  return [...carrier, typeof number === "string" ? number : "no number"].join(", ");
}

function amountOf(after: Record<string, unknown>): string {
  return formatMoney(Number(after["amount"]));
}

function arrived({ received, bankReference }: Record<string, unknown>): string {
  return `${formatMoney(Number(received))}, ${String(bankReference)}`;
}
