import { addDiscount } from "./commands/discount.server.ts";
import { switchDiscount } from "./commands/toggle-discount.server.ts";
import { putDiscountAway } from "./commands/remove-discount.server.ts";
import { bringDiscountBack } from "./commands/restore-discount.server.ts";
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
  operations: [addDiscount, switchDiscount, putDiscountAway, bringDiscountBack],
} satisfies ModuleRecord;
