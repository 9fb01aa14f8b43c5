import type { Explained } from "./explain-refusal.ts";

/** A refused checkout. The form shows the sent values again with their errors. */
export type CheckoutFailure = {
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  /** The key of the sent form. Sending the form again is the same checkout. */
  key?: string;
  message?: string;
  inCart?: true;
  /** The province, if the total changed because of it. */
  province?: string;
  /** The error's reference in the log. */
  reference?: string;
};

/** Places a refusal beside the field that can fix it, or above the form. */
export function failureOf(
  explained: Explained,
): Pick<CheckoutFailure, "errors" | "message" | "inCart" | "province"> {
  const { text, field, inCart, province } = explained;
  if (field) return { errors: { [field]: text } };
  return { errors: {}, message: text, ...(inCart && { inCart }), ...(province && { province }) };
}
