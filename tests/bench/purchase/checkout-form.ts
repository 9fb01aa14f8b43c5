import { CART_COOKIE } from "#app/selling/cart/rules/cart-cookie.ts";
import type { Ask } from "../load.ts";

/** Of the buyer with this number, who has an address of their own, so that no limit is in the way. */
export const addressOf = (n: number) => `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`;

/** Placings under one phone wait for each other, as those of one buyer. */
const phoneOf = (n: number) => `0917${String(n).padStart(7, "0")}`;

/** Their number again. */
export function numberOf(address: string): number {
  const [, high = 0, middle = 0, low = 0] = address.split(".").map(Number);
  return (high << 16) | (middle << 8) | low;
}

/** A form of one of the shop's own pages. */
export function formOf(
  n: number,
  url: string,
  path: string,
  fields: Record<string, string>,
  cartToken?: string,
): Ask {
  return {
    path,
    method: "POST",
    body: new URLSearchParams(fields).toString(),
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      origin: url,
      "x-forwarded-for": addressOf(n),
      ...(cartToken !== undefined && { cookie: `${CART_COOKIE}=${cartToken}` }),
    },
  };
}

/** The checkout of a cart, to be paid by card. */
export function checkoutOf(n: number, url: string, cartToken: string, total: number): Ask {
  return formOf(
    n,
    url,
    "/checkout",
    {
      key: crypto.randomUUID(),
      shownTotal: String(total),
      email: `bench-${n}@example.test`,
      firstName: "Maria",
      lastName: "Santos",
      phone: phoneOf(n),
      address: "12 Mango Avenue",
      barangay: "Lahug",
      city: "Cebu City",
      province: "Cebu",
      postalCode: "6000",
      paymentMethod: "card",
      terms: "yes",
    },
    cartToken,
  );
}
