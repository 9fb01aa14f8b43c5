import type { PaymentMethod } from "#app/selling/orders/rules/order-terms.ts";
import type { ColdCash } from "#app/running/settings/rules/cash-terms.ts";
import type { PaymentEventType, RefusedCallback } from "../rules/payment-terms.ts";
import { PROVIDER_NAMES } from "./staff-providers.ts";
import type { OfferState } from "../views/explain-offers.ts";

export const paymentSettingsMessages = {
  title: "Payments",
  lead: "Payment methods at checkout. Changes apply from the next page a buyer opens.",
  methods: "Payment methods",
  needs: {
    card: "Needs a payment gateway.",
    gcash: "Needs a payment gateway.",
    maya: "Needs a payment gateway.",
    bank: "Needs the bank account below. Buyers send proof, and staff confirm each transfer.",
    cod: "Needs a limit below. Couriers collect the cash.",
  } satisfies Record<PaymentMethod, string>,
  states: {
    offered: "Offered now",
    up_to_limit: "Offered now, up to the limit",
    off: "Off",
    no_gateway: "Not offered: no payment provider is taking new payments. Set one up below.",
    no_account: "Not offered: the bank account below is incomplete.",
  } satisfies Record<OfferState, string>,
  account: "Bank account",
  accountLead: "Shown on the receipt and in the email to buyers who pay by transfer.",
  fields: {
    bank_name: "Bank",
    bank_account_name: "Account name",
    bank_account_number: "Account number",
    bank_instructions: "Instructions",
    cod_max_amount: "Maximum order, in pesos",
    cod_cold: "Cold items",
    cod_cold_days: "Short delivery means at most, in business days",
    cod_remit_days: "Days until cash is missing",
  },
  instructionsHint: "Anything else buyers should know. For example: transfers can take a day.",
  optional: "Optional",
  cash: "Cash on delivery",
  cashHint: "Larger orders can’t be paid in cash.",
  cashLead: "Turn cash on or off for each delivery area in Settings → Delivery.",
  coldCashHint:
    "A cold parcel refused at the door is lost. A proven buyer has paid for and received an order, and never refused a parcel. We recognize buyers by account, or guests by email and phone.",
  coldCash: {
    never: "No cash",
    proven: "Cash from proven buyers",
    proven_or_near: "Cash from proven buyers, or for short deliveries",
    everybody: "Cash from everyone",
  } satisfies Record<ColdCash, string>,
  coldDaysHint:
    "Compared with the delivery area’s longest delivery time. Without delivery areas, every delivery is treated as short.",
  remitHint:
    "Days after delivery. Cash the courier hasn’t remitted by then appears under Remittances.",
  callbacks: "Provider callbacks",
  callbacksLead:
    "The provider reports each payment to this address. If a payment is missing here, check this first.",
  noProvider: "No payment provider is connected yet. Connect one to see its callbacks here.",
  gateways: {
    ...PROVIDER_NAMES,
    test: "Built-in test page",
    redirect: "Your payment page",
  } as Record<string, string>,
  callbackAddress: "Callback address",
  lastCallback: "Last callback",
  noCallback: "None yet",
  refusedCallbacks: "Rejected callbacks",
  noneRefused: "None",
  refused: (why: string, count: number, at: string) =>
    `${why}: ${count.toLocaleString("en")}, last ${at}`,
  refusedWhy: {
    bad_signature: "Wrong signature",
    stale: "Too old (wrong clock, or sent again)",
    malformed: "Unreadable",
  } satisfies Record<RefusedCallback, string>,
  events: {
    "payment.paid": "Paid",
    "payment.failed": "Failed",
    "payment.cancelled": "Canceled",
  } satisfies Record<PaymentEventType, string>,
  save: "Save",
  failed: "Failed to save payment settings. Please check these fields.",
  accountIncomplete: "Enter the bank, account name and account number, or leave all three blank.",
} as const;
