import type { Explained } from "./explain-refusal.ts";

/** A checkout that came back: the form shows it again as it was sent, with what is wrong. */
export type CheckoutFailure = {
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  /** The checkout's key as it was sent, so that sending it again is the same checkout. */
  key?: string;
  message?: string;
  inCart?: true;
  /** Where it goes by the names that are known, if the total changed for it. */
  province?: string;
  /** Under which the log has the error. */
  reference?: string;
};

/** What the page shows of a refusal: beside the field that mends it, or above the form. */
export function failureOf(
  explained: Explained,
): Pick<CheckoutFailure, "errors" | "message" | "inCart" | "province"> {
  const { text, field, inCart, province } = explained;
  if (field) return { errors: { [field]: text } };
  return { errors: {}, message: text, ...(inCart && { inCart }), ...(province && { province }) };
}
