import { formatMoney, type Centavos } from "#app/lib/money.ts";
import type { LineState, PayoutMethod } from "../rules/payout-terms.ts";

const money = (amount: Centavos) => formatMoney(amount, { centavos: "always" });

export const PAYOUT_METHOD_NAMES: Readonly<Record<PayoutMethod, string>> = {
  gcash: "GCash",
  maya: "Maya",
  bank: "Bank",
};

/** An account as people see it: never more than its last four digits. */
export const accountInWords = (method: PayoutMethod, lastFour: string): string =>
  `${PAYOUT_METHOD_NAMES[method]} ending ${lastFour}`;

export const ownPayoutMessages = {
  title: "Your payouts",
  link: "Payouts and where you are paid",
  back: "Affiliate program",
  current: (account: string) => `You are paid to ${account}.`,
  waits: (day: string) => `It is used from ${day} on. Until then you are left out of payouts.`,
  none: "We don’t know yet where to pay you.",
  form: "Where you are paid",
  formLead:
    "Saved encrypted and shown by its last four digits only. You confirm that it is you, get an email, and new details wait 3 days before they are used.",
  method: "Method",
  methods: { gcash: "GCash", maya: "Maya", bank: "Bank account" } satisfies Record<
    PayoutMethod,
    string
  >,
  holder: "Name of the account",
  number: "Mobile or account number",
  bank: "Bank",
  bankHint: "Only for a bank account.",
  check: "Please check these",
  save: "Save payout details",
  saved: "Your payout details are saved. We have emailed you about it.",
  noAffiliate: "Only affiliates have payout details.",
  list: "Payouts",
  listNone: "Nothing was paid out yet.",
  line: (number: string, amount: Centavos) => `${number}: ${money(amount)}`,
  states: {
    planned: "Planned",
    open: "On its way",
    paid: "Paid",
    failed: "Could not be paid; it is back in your balance",
  } satisfies Record<LineState, string>,
  reference: (text: string) => `reference ${text}`,
  statement: "Statement (PDF)",
  proof: "Receipt",
  errors: {
    method: "Choose how you want to be paid",
    holder: "Enter the name of the account",
    long: "At most 120 characters",
    unusual: "This has characters that can’t be saved",
    number: "Enter an 11-digit mobile number for GCash or Maya, or 6 to 20 digits for a bank",
    bank: "Enter the name of the bank",
  },
} as const;

export const statementText = {
  title: (number: string, code: string) => `Statement of payout ${number} for ${code}`,
  to: "Affiliate",
  paidTo: "Paid to",
  dates: "Dates",
  paidOn: (day: string) => `Settled ${day}`,
  confirmedOn: (day: string) => `Confirmed ${day}`,
  columns: { date: "Date", what: "What", amount: "Amount" },
  before: "Balance before",
  amount: "This payout",
  after: "Balance after",
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
} as const;
