import type { PaymentMethod } from "#app/selling/orders/rules/order-terms.ts";
import type { ColdCash } from "#app/running/settings/rules/cash-terms.ts";
import type { PaymentEventType, RefusedCallback } from "../rules/payment-terms.ts";
import { PROVIDER_NAMES } from "./staff-providers.ts";
import type { OfferState } from "../views/explain-offers.ts";

export const paymentSettingsMessages = {
  title: "Payments",
  lead: "What buyers can choose at checkout. Changes apply from the next page they open.",
  methods: "Ways to pay",
  needs: {
    card: "Needs a payment gateway.",
    gcash: "Needs a payment gateway.",
    maya: "Needs a payment gateway.",
    bank: "Needs the account below. The buyer sends a proof, and staff confirm each transfer.",
    cod: "Needs a limit below. The courier collects the cash.",
  } satisfies Record<PaymentMethod, string>,
  states: {
    offered: "Offered now",
    up_to_limit: "Offered now, up to the limit",
    off: "Switched off",
    no_gateway: "Not offered: no payment provider takes new payments. Set one up below.",
    no_account: "Not offered, because the bank account below is incomplete.",
  } satisfies Record<OfferState, string>,
  account: "Bank account",
  accountLead: "Buyers who pay by transfer see it on their receipt and in their email.",
  fields: {
    bank_name: "Bank",
    bank_account_name: "Account name",
    bank_account_number: "Account number",
    bank_instructions: "Instructions",
    cod_max_amount: "Largest order, in pesos",
    cod_cold: "Goods that have to stay cold",
    cod_cold_days: "A short way takes at most, in business days",
    cod_remit_days: "Cash is missing after so many days",
  },
  instructionsHint: "Anything else buyers should know, such as that a transfer may take a day.",
  optional: "Optional",
  cash: "Cash on delivery",
  cashHint: "Above this, cash on delivery is not offered.",
  cashLead: "Each delivery area has a switch of its own for cash, on Settings → Delivery.",
  coldCashHint:
    "A cold parcel that is refused at the door is lost. A proven buyer has paid for and received an order, and refused no parcel: by account, or as a guest by email and phone.",
  coldCash: {
    never: "No cash for them",
    proven: "Cash from proven buyers",
    proven_or_near: "Cash from proven buyers, or on short ways",
    everybody: "Cash from everyone",
  } satisfies Record<ColdCash, string>,
  coldDaysHint:
    "Compared with the most days on the way of the delivery area. While shipping is not by area, every way counts as short.",
  remitHint:
    "Counted from the delivery. What the courier has not brought by then waits under Remittances.",
  callbacks: "Calls from the provider",
  callbacksLead:
    "The provider tells the shop of each payment at this address. If a payment is paid there and not here, look at this first.",
  noProvider: "No payment provider is connected yet. Once one is, this shows how its calls arrive.",
  gateways: {
    ...PROVIDER_NAMES,
    test: "Built-in test page",
    redirect: "Your payment page",
  } as Record<string, string>,
  callbackAddress: "Callback address",
  lastCallback: "Last callback",
  noCallback: "None yet",
  refusedCallbacks: "Refused callbacks",
  noneRefused: "None",
  refused: (why: string, count: number, at: string) =>
    `${why}: ${count.toLocaleString("en")}, last ${at}`,
  refusedWhy: {
    bad_signature: "Wrong signature",
    stale: "Too old, so a clock is wrong or it was sent again",
    malformed: "Not readable",
  } satisfies Record<RefusedCallback, string>,
  events: {
    "payment.paid": "Paid",
    "payment.failed": "Failed",
    "payment.cancelled": "Cancelled",
  } satisfies Record<PaymentEventType, string>,
  save: "Save",
  failed: "Failed to save payment settings. Please check these fields.",
  accountIncomplete:
    "A transfer needs bank, account name and account number. Fill in all three, or none.",
} as const;
