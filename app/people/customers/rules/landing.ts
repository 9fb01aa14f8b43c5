import { href } from "react-router";

type Entered = {
  by: "password" | "google";
  /** Checked by `safeNext`. */
  next: string | undefined;
  hasBought: boolean;
};

/** Where somebody goes who just signed in: on their way, to their orders, or as the method has it. */
export function landing({ by, next, hasBought }: Entered): string {
  if (next) return next;
  return hasBought || by === "google" ? href("/portal") : "/";
}
