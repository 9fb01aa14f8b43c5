import { discountUndo } from "./undo/discount.server.ts";
import { sql } from "drizzle-orm";
import { tax, nothing } from "#app/platform/records/erase.server.ts";
import { nothingPersonal, type ModuleRecord } from "#app/platform/records/record.server.ts";
import { ofOrder } from "#app/people/customers/record.ts";

export const discountsRecord = {
  tables: {
    discount_redemptions: {
      title: "Promo codes you used",
      own: ofOrder,
      hidden: ["held_by_cart"],
      erase: {
        does: "pseudonym",
        columns: { email: ({ email }) => sql`${email}`, held_by_cart: nothing },
        ...tax,
      },
      turn: "first",
    },
    ...nothingPersonal("what the shop sells and says", "discounts"),
  },
  undo: [discountUndo],
} satisfies ModuleRecord;
