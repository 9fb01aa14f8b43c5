import { CART_DAYS } from "#app/selling/cart/rules/cart-cookie.ts";
import { nothingPersonal, type ModuleRecord } from "#app/platform/records/record.server.ts";

export const checkoutRecord = {
  tables: {
    ...nothingPersonal(
      "keys that open or limit something for a while, stored as digests or sealed",
      "placements",
    ),
  },
  kept: { "checkout.remove-carts": CART_DAYS },
} satisfies ModuleRecord;
