import { href } from "react-router";

type SignInFacts = {
  by: "password" | "google";
  /** Checked by `safeNext`. */
  next: string | undefined;
  hasBought: boolean;
};

/**
 * The page after sign-in: the destination, else the orders for customers who have bought or used
 * Google, else the home page.
 */
export function landing({ by, next, hasBought }: SignInFacts): string {
  if (next) return next;
  return hasBought || by === "google" ? href("/portal") : "/";
}
