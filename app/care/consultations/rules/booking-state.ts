import type { BookingStatus } from "./booking-terms.ts";

type BookingTimes = { status: BookingStatus; heldUntil: Date | null; endsAt: Date };

export type BookingState = "held" | "run_out" | "booked" | "over" | "cancelled";

export function bookingState({ status, heldUntil, endsAt }: BookingTimes, now: Date): BookingState {
  if (status === "held") return heldUntil && heldUntil > now ? "held" : "run_out";
  if (status === "cancelled") return "cancelled";
  return endsAt <= now ? "over" : "booked";
}
