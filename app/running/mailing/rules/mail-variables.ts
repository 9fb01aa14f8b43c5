type Variable = {
  means: string;
  /** It can reveal something about the reader's body or treatment, so no subject may have it. */
  isHealth?: true;
};

const variables = {
  order_number: { means: "The number of the order" },
  amount: { means: "The amount, with its currency" },
  until: { means: "The day and time until which something holds, in Manila" },
  days: { means: "A sentence that says when the parcel leaves and arrives" },
  address: { means: "Where the parcel goes" },
  parcel: { means: "Which parcel it is of how many, such as 1 of 2" },
  return_number: { means: "The number of the return" },
  lot_number: { means: "The number on the vials" },
  product: { means: "The name of the product", isHealth: true },
  units: { means: "How many units", isHealth: true },
  booking_number: { means: "The number of the consultation" },
  doctor: { means: "The doctor’s name" },
  ticket_number: { means: "The number of the message" },
  who: { means: "The email of the member of staff" },
  role: { means: "The role on the staff" },
  affiliate_code: { means: "The affiliate’s code" },
  by: { means: "The email of who did it" },
} as const satisfies Record<string, Variable>;

export type MailVariable = keyof typeof variables;

export const MAIL_VARIABLES: Readonly<Record<MailVariable, Variable>> = variables;

export type MailValues = Readonly<Partial<Record<MailVariable, string>>>;

export const isMailVariable = (text: string): text is MailVariable =>
  Object.hasOwn(variables, text);
