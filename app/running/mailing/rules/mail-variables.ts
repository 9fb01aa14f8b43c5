type Variable = {
  means: string;
  /** It can reveal something about the reader's body or treatment, so no subject may have it. */
  isHealth?: true;
};

const variables = {
  order_number: { means: "The order number" },
  amount: { means: "The amount, with its currency" },
  until: { means: "The deadline, in Manila time" },
  days: { means: "A sentence with the shipping and arrival dates" },
  address: { means: "The delivery address" },
  parcel: { means: "The parcel’s position, such as 1 of 2" },
  return_number: { means: "The return number" },
  lot_number: { means: "The lot number on the vials" },
  product: { means: "The product name", isHealth: true },
  units: { means: "The number of units", isHealth: true },
  booking_number: { means: "The consultation number" },
  doctor: { means: "The doctor’s name" },
  ticket_number: { means: "The message number" },
  who: { means: "The staff member’s email" },
  role: { means: "The staff role" },
  affiliate_code: { means: "The affiliate’s code" },
  by: { means: "The email of the person who made the change" },
} as const satisfies Record<string, Variable>;

export type MailVariable = keyof typeof variables;

export const MAIL_VARIABLES: Readonly<Record<MailVariable, Variable>> = variables;

export type MailValues = Readonly<Partial<Record<MailVariable, string>>>;

export const isMailVariable = (text: string): text is MailVariable =>
  Object.hasOwn(variables, text);
