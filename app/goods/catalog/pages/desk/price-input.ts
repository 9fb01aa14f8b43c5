import { z } from "zod";
import { readMinute } from "#app/lib/shop-minute.ts";
import { priceMessages } from "../../texts/staff-prices.ts";
import { pesos } from "./typed-fields.ts";

const say = priceMessages.errors;

/** A minute in Manila, and null where nothing is typed. */
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

/** A moment that has to be said. */
const needed = (message: string) =>
  minute.transform((at, issue) => {
    if (at) return at;
    issue.addIssue({ code: "custom", message });
    return z.NEVER;
  });

/** The form of a planned price. */
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
  .transform((form) => ({
    price: form.price,
    compareAtPrice: form.compare_at_price,
    startsAt: form.starts_at,
    endsAt: form.ends_at,
  }));

/** What a new one is for: `product`, or the id of a variant. */
export const itemForm = z.object({
  item: z
    .union([z.literal("product"), z.uuid(say.item)], say.item)
    .transform((item) => (item === "product" ? null : item)),
});

/** Of one that has begun. */
export const endForm = z.object({ ends_at: needed(say.endNeeded) });
