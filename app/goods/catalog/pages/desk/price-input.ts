import { z } from "zod";
import { camelKeys } from "#app/lib/spelling.ts";
import { readMinute } from "#app/lib/shop-minute.ts";
import { priceMessages } from "../../texts/staff-prices.ts";
import { pesos } from "./typed-fields.ts";

const say = priceMessages.errors;

/** A minute in Manila; null if the field is empty. */
const minute = z
  .string()
  .max(40, say.minute)
  .default("")
  .transform((typed, issue) => {
    if (typed.trim() === "") return null;
    const at = readMinute(typed);
    if (at) return at;
    issue.addIssue({ code: "custom", message: say.minute });
    return z.NEVER;
  });

/** A required moment. */
const needed = (message: string) =>
  minute.transform((at, issue) => {
    if (at) return at;
    issue.addIssue({ code: "custom", message });
    return z.NEVER;
  });

export const priceForm = z
  .object({
    price: pesos(1, say.amount).transform((price, issue) => {
      if (price !== null) return price;
      issue.addIssue({ code: "custom", message: say.amount });
      return z.NEVER;
    }),
    compare_at_price: pesos(1, say.amount),
    starts_at: needed(say.startNeeded),
    ends_at: minute,
  })
  .transform((form) => camelKeys(form));

/** The item of a new plan: `product`, or the id of a variant. */
export const itemForm = z.object({
  item: z
    .union([z.literal("product"), z.uuid(say.item)], say.item)
    .transform((item) => (item === "product" ? null : item)),
});

/** The form of a running price, of which only the end can be changed. */
export const endForm = z.object({ ends_at: needed(say.endNeeded) });
