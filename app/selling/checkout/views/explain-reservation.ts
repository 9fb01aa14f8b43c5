import { formatDateTime } from "#app/lib/dates.ts";
import type { ReservationRefusal } from "../rules/judge-reservation.ts";
import { reservationMessages as say } from "../texts/shopper-reservations.ts";

/** Another way to pay can fix a guest's pay-later reservation, but no other refusal. */
export function whereReserved({ kind, reason }: ReservationRefusal): {
  field?: "paymentMethod";
  inCart?: true;
} {
  if (kind === "guest_later") return { field: "paymentMethod" };
  return reason === "too_many_units" || reason === "share_taken" ? { inCart: true } : {};
}

/** Explains to a buyer who never paid why the items cannot be reserved, with each alternative. */
export function explainReservation(refused: ReservationRefusal & { online: boolean }): string {
  return `${whyNotReserved(refused)}${wayOn(refused)}`;
}

function wayOn({ online, ...refused }: ReservationRefusal & { online: boolean }): string {
  const { kind, reason } = refused;
  const { ways, later } = say;
  // This refusal's own text already suggests signing in.
  if (reason === "share_taken" && refused.isForAccounts) {
    return kind === "guest_later" && online ? ` ${ways.payNow}` : "";
  }
  if (kind === "new_customer") return reason === "share_taken" ? ` ${later}` : "";
  return ` ${kind === "guest_later" && online ? ways.online : ways.signIn}`;
}

/** The limit that was reached, worded for the kind of buyer. */
export function whyNotReserved(refused: ReservationRefusal): string {
  const known = refused.kind === "new_customer";
  switch (refused.reason) {
    case "order_waits":
      return say[known ? "ordersWait" : "orderWaits"](timeOf(refused.until));
    case "too_many_units":
      if (known && refused.most === 0) return say.noMoreNew;
      return say[known ? "tooManyNew" : "tooMany"](refused.most);
    case "address_full":
      return say.addressFull(timeOf(refused.until));
    case "share_taken":
      return say[refused.isForAccounts ? "yours" : "shareTaken"](refused.name, refused.most);
  }
}

function timeOf(until: Date | null): string | undefined {
  return until === null ? undefined : formatDateTime(until);
}
