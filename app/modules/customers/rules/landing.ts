import { href } from "react-router";

type Entered = {
  by: "password" | "google";
  /** Checked by `safeNext`. */
  next: string | undefined;
  /** Paid orders of the customer. */
  orderCount: number;
};

/** Where somebody goes who just signed in: on their way, to their orders, or as the method has it. */
export function landing({ by, next, orderCount }: Entered): string {
  if (next) return next;
  return orderCount > 0 || by === "google" ? href("/portal") : "/";
}
