import type { ConnectionProblem, ProviderName, SecretName } from "../rules/providers.ts";

export const PROVIDER_NAMES: Record<ProviderName, string> = {
  paymongo: "PayMongo",
  xendit: "Xendit",
  maya: "Maya",
};

export const providerMessages = {
  back: "Payments",
  states: {
    absent: "Not set up",
    unreadable: "Its keys cannot be read",
    ready: "Connected, takes no new payments",
    chosen: "Takes new payments",
  },
  modes: { live: "Live", test: "Test mode" },
  lead: (name: string) =>
    `Buyers pay cards, GCash, Maya and QR Ph on ${name}’s own page. The keys are stored encrypted and never shown again.`,
  testMode: "Test keys: no money arrives",
  testModeHint:
    "Whoever knows the test cards can place orders without paying. Enter the live keys before you sell.",
  unreadable: "The keys were encrypted with another APP_SECRET. Enter them again.",
  keys: "Keys",
  fields: {
    paymongo: { secretKey: "Secret key", webhookSecret: "Webhook secret" },
    xendit: { secretKey: "Secret API key", callbackToken: "Webhook verification token" },
    maya: { publicKey: "Public key", secretKey: "Secret key" },
  } as Record<ProviderName, Partial<Record<SecretName, string>>>,
  hints: {
    paymongo: {
      secretKey: "In PayMongo: Developers, API keys. Starts with sk_live_, or sk_test_ to try it.",
      webhookSecret: "Of the webhook that you make there for the address below. Starts with whsk_.",
    },
    xendit: {
      secretKey:
        "In Xendit: Settings, API keys, with write permission for money-in products. Starts with xnd_production_, or xnd_development_ to try it.",
      callbackToken: "In Xendit: Settings, Webhooks.",
    },
    maya: {
      publicKey: "In Maya Business Manager: API keys. Starts with pk-.",
      secretKey: "Beside it. Starts with sk-.",
    },
  } as Record<ProviderName, Partial<Record<SecretName, string>>>,
  stored: (four: string) => `Stored, ends in ${four}. Leave empty to keep it.`,
  mode: "Keys of",
  modeChoices: { live: "Maya’s live system", test: "Maya’s sandbox, where no money moves" },
  save: "Save keys",
  saved: (name: string) => `The keys of ${name} are saved.`,
  check: "Please check these keys.",
  problems: {
    required: "Enter this key.",
    tooLong: (max: number) => `This is longer than any key: use at most ${max} characters.`,
    unusual: "A key has letters, digits and signs, in one line.",
    shape: (label: string, name: string) =>
      `This is no ${label.toLowerCase()} of ${name}. Copy all of it, with its beginning.`,
    mode: "Choose which system the keys are of.",
  },
  acts: "What you can do",
  test: "Test the connection",
  testHint: (name: string) => `Asks ${name} whether the stored keys and the webhook are right.`,
  works: (name: string) => `${name} accepts the keys.`,
  fails: (name: string) => `The connection to ${name} does not work yet`,
  connection: {
    key_refused:
      "The secret key is refused. Copy it again, and check that it is of the mode you want and was not replaced.",
    no_answer:
      "No answer. Try again in a minute; if it stays so, look at the provider’s status page.",
    not_understood:
      "The answer is not the documented one. The provider may have changed its interface.",
    no_webhook:
      "No webhook leads to the callback address below. Make one, and copy the address exactly.",
    webhook_off:
      "The webhook is switched off. Providers do that after many failures: switch it on.",
    webhook_misses_event:
      "The webhook leaves out the event of a payment. Add the one that is named below.",
  } satisfies Record<ConnectionProblem, string>,
  choose: (name: string) => `Take new payments with ${name}`,
  chooseHint: "From the next order on. Payments that were begun elsewhere end there.",
  chosen: (name: string) => `New payments go to ${name}.`,
  stop: "Stop taking new payments",
  stopHint: "Payments that were begun are still recorded, and can be refunded.",
  stopped: (name: string) => `${name} takes no new payments.`,
  differences: "Good to know",
  about: {
    paymongo: [
      "Make the webhook with the event checkout_session.payment.paid.",
      "A QR Ph code that was scanned before it expired may be paid after that. The order is then paid late, and goes on if its items are still there.",
      "QR Ph payments are refunded by hand in PayMongo’s dashboard, which takes 3 to 5 business days. Record the refund here as one that you made yourself.",
      "With test keys a QR Ph code is still a real one: do not pay it.",
      "A webhook whose calls fail for long is switched off by PayMongo. The connection test says so.",
    ],
    xendit: [
      "Set the webhook URL of “Invoices paid” to the callback address below.",
      "An invoice can be paid for 24 hours. One that is paid after its order has ended goes on if its items are still there.",
      "QR Ph payments are not refunded by Xendit. Send the money back yourself, which takes 3 to 5 business days, and record the refund here.",
      "A buyer of QR Ph can pay at most ₱50,000.",
    ],
    maya: [
      "Register the webhooks PAYMENT_SUCCESS, PAYMENT_FAILED, PAYMENT_EXPIRED and PAYMENT_CANCELLED for the callback address below.",
      "Maya’s calls are accepted from its documented addresses alone. Behind a proxy, set TRUST_PROXY.",
      "A refund in full is a void until midnight of the day of the payment, which costs nothing. After that it is a refund, with its fee.",
      "QR Ph payments are refunded by hand and take 3 to 5 business days. Record the refund here as one that you made yourself.",
      "A buyer who paid with GCash sees a QRPH invoice number in the app. Search for it here, and the order is found.",
    ],
  } satisfies Record<ProviderName, readonly string[]>,
  callbackAddress: "Callback address",
  errors: {
    forbidden: "Your role does not allow this. Ask the owner.",
    changed_meanwhile:
      "Someone else saved these keys meanwhile. Look at what is stored, then send yours again.",
    not_set_up: "Enter the keys first.",
    noStep: "Nothing was done. Please reload the page and try again.",
  },
  list: "Providers",
  setUp: (name: string) => `Set up ${name}`,
  open: (name: string) => `Open ${name}`,
  modeLabel: "Mode",
} as const;

/** Hints for staff before a refund, by payment method. */
export const refundNotes: Record<string, string | undefined> = {
  paymongo:
    "Paid by QR Ph? PayMongo sends that back by hand only, in 3 to 5 business days. Other payments go back by themselves.",
  xendit:
    "Paid by QR Ph? Xendit cannot send that back. Transfer it yourself, in 3 to 5 business days. Other payments go back by themselves.",
  maya: "All of it is voided free of charge until midnight of the day it was paid, and refunded later. QR Ph goes back by hand only, in 3 to 5 business days.",
};
