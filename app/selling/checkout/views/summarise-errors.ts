import type { SummaryError } from "#app/ui/error-summary.tsx";
import { checkoutMessages as say } from "../texts/shopper.ts";

type FieldName = keyof typeof say.fields;

/** In page order, which is the order of the links in the error summary. */
const FIELDS = [
  "email",
  "phone",
  "firstName",
  "lastName",
  "address",
  "addressLine2",
  "barangay",
  "city",
  "province",
  "postalCode",
  "notes",
  "referralCode",
  "paymentMethod",
  "supervision",
  "terms",
] as const satisfies readonly FieldName[];

export type ErrorsSummary = { title: string; errors: SummaryError[] };

/** The error summary above a refused form. `errors` has one message per wrong field. */
export function summariseErrors(errors: Readonly<Record<string, string>>): ErrorsSummary {
  const wrong = FIELDS.flatMap((field) => {
    const message = errors[field];
    if (message === undefined) return [];
    return [{ field, message: isNeeded(message) ? message : `${say.fields[field]}: ${message}` }];
  });
  return { title: titleOf(errors), errors: wrong };
}

function titleOf(errors: Readonly<Record<string, string>>): string {
  if (Object.values(errors).some(isNeeded)) return say.fillRequired;
  const [only, ...more] = Object.keys(errors);
  return only === "terms" && more.length === 0 ? say.acceptTerms : say.checkFields;
}

/** Such a message already names its field. */
function isNeeded(message: string): boolean {
  return Object.values<string>(say.needed).includes(message);
}
