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
  link: "Payouts and payout details",
  back: "Affiliate program",
  current: (account: string) => `Payouts go to ${account}.`,
  waits: (day: string) =>
    `We use these details from ${day}. Until then, you’re left out of payouts.`,
  none: "Add your payout details so that we can pay you.",
  form: "Payout details",
  formLead:
    "We store your account number encrypted and show only its last four digits. You confirm your identity and get an email. We start using new details after 3 days.",
  method: "Method",
  methods: { gcash: "GCash", maya: "Maya", bank: "Bank account" } satisfies Record<
    PayoutMethod,
    string
  >,
  holder: "Account name",
  number: "Mobile or account number",
  bank: "Bank",
  bankHint: "For bank accounts only.",
  check: "Please check these fields",
  save: "Save payout details",
  saved: "Your payout details are saved. We’ve emailed you a notice.",
  noAffiliate: "Payouts are for affiliates. Join the program to be paid for your referrals.",
  join: "See the affiliate program",
  list: "Payouts",
  amount: money,
  listNone: "Payouts appear here once we send them.",
  states: {
    planned: "Planned",
    open: "On its way",
    paid: "Paid",
    failed: "Failed and returned to your balance",
  } satisfies Record<LineState, string>,
  reference: (text: string) => `reference ${text}`,
  statement: "Statement (PDF)",
  proof: "Receipt",
  errors: {
    method: "Choose a payout method",
    holder: "Enter the account name",
    long: "Use at most 120 characters",
    unusual: "Remove the characters that can’t be saved",
    number: "Enter an 11-digit mobile number for GCash or Maya, or 6 to 20 digits for a bank",
    bank: "Enter the bank’s name",
  },
} as const;

export const statementText = {
  title: (number: string, code: string) => `Statement of payout ${number} for ${code}`,
  to: "Affiliate",
  paidTo: "Paid to",
  dates: "Dates",
  paidOn: (day: string) => `Settled ${day}`,
  confirmedOn: (day: string) => `Confirmed ${day}`,
  columns: { date: "Date", what: "Description", amount: "Amount" },
  before: "Balance before",
  amount: "This payout",
  after: "Balance after",
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
} as const;
