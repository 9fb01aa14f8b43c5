import { z } from "zod";
import type { CartAnswer } from "./views/cart-answer.ts";
import { cartMessages as say } from "./texts/shopper.ts";
import { readNewQuantity, readQuantity } from "./rules/quantity.ts";
import { decodeUndo } from "./rules/undo-lines.ts";

const quantityBy = (reading: typeof readQuantity) =>
  z.string().transform((text, issue) => {
    const read = reading(text);
    if (read !== undefined) return read;
    issue.addIssue({ code: "custom", message: say.wholeNumber });
    return z.NEVER;
  });

const lines = z.string().transform((text, issue) => {
  const read = decodeUndo(text);
  if (read !== undefined) return read;
  issue.addIssue({ code: "custom", message: say.notUnderstood });
  return z.NEVER;
});

/**
 * The forms of the cart, by the button's `intent`. `step` comes from the plus and minus buttons
 * beside the number. No form has a price.
 */
export const cartInput = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("add"),
    productId: z.uuid(),
    variantId: z
      .union([z.literal(""), z.uuid()])
      .default("")
      .transform((id) => id || null),
    quantity: quantityBy(readQuantity)
      .default(1)
      .transform((units) => Math.max(1, units)),
  }),
  z
    .object({
      intent: z.literal("set"),
      lineId: z.uuid(),
      quantity: quantityBy(readNewQuantity),
      step: z.enum(["-1", "1"]).optional(),
    })
    .transform(({ step, ...set }) => ({
      ...set,
      quantity: Math.max(0, set.quantity + Number(step ?? 0)),
    })),
  z.object({ intent: z.literal("remove"), lineId: z.uuid() }),
  z.object({ intent: z.literal("clear") }),
  z.object({ intent: z.literal("apply-code"), promo: z.string() }),
  z.object({ intent: z.literal("remove-code") }),
  z.object({ intent: z.literal("undo"), lines }),
]);

export type CartChange = z.infer<typeof cartInput>;

/** Parses one form. A form that our pages never send gets an answer without details. */
export function readChange(
  texts: Record<string, string>,
): { ok: true; value: CartChange } | { ok: false; answer: CartAnswer } {
  const parsed = cartInput.safeParse(texts);
  if (parsed.success) return { ok: true, value: parsed.data };
  const mistyped = parsed.error.issues.every((issue) => issue.path[0] === "quantity");
  const message = mistyped ? say.wholeNumber : say.notUnderstood;
  return { ok: false, answer: { ok: false, message, tone: "error" } };
}
