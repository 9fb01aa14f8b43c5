import type { SummaryError } from "#app/ui/error-summary.tsx";
import { checkoutMessages as say } from "../texts/shopper.ts";

type FieldName = keyof typeof say.fields;

/** In the order of the page, which is the order the links of a summary lead through. */
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

/** What stands above a form that came back; `errors` has one message for each wrong field. */
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

/** Such a message names its field itself. */
function isNeeded(message: string): boolean {
  return Object.values<string>(say.needed).includes(message);
}
