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
    unreadable: "Keys can’t be read",
    ready: "Connected, not taking new payments",
    chosen: "Taking new payments",
  },
  modes: { live: "Live", test: "Test mode" },
  lead: (name: string) =>
    `Buyers pay by card, GCash, Maya or QR Ph on ${name}’s own page. Keys are encrypted and never shown again.`,
  testMode: "Test keys: no money will arrive",
  testModeHint:
    "Anyone with a test card number can order without paying. Enter the live keys before you sell.",
  unreadable: "The keys were encrypted with another APP_SECRET. Enter them again.",
  keys: "Keys",
  fields: {
    paymongo: { secretKey: "Secret key", webhookSecret: "Webhook secret" },
    xendit: { secretKey: "Secret API key", callbackToken: "Webhook verification token" },
    maya: { publicKey: "Public key", secretKey: "Secret key" },
  } as Record<ProviderName, Partial<Record<SecretName, string>>>,
  hints: {
    paymongo: {
      secretKey:
        "In PayMongo: Developers, API keys. Starts with sk_live_, or sk_test_ for testing.",
      webhookSecret:
        "From the webhook you create in PayMongo for the callback address below. Starts with whsk_.",
    },
    xendit: {
      secretKey:
        "In Xendit: Settings, API keys, with write permission for money-in products. Starts with xnd_production_, or xnd_development_ for testing.",
      callbackToken: "In Xendit: Settings, Webhooks.",
    },
    maya: {
      publicKey: "In Maya Business Manager: API keys. Starts with pk-.",
      secretKey: "Next to the public key. Starts with sk-.",
    },
  } as Record<ProviderName, Partial<Record<SecretName, string>>>,
  stored: (four: string) => `Stored key ends in ${four}. Leave blank to keep it.`,
  mode: "System",
  modeChoices: { live: "Maya’s live system", test: "Maya’s sandbox (no money moves)" },
  save: "Save keys",
  saved: (name: string) => `${name} keys saved.`,
  check: "Please check these keys.",
  problems: {
    required: "Enter this key.",
    tooLong: (max: number) => `This is too long for a key. Use at most ${max} characters.`,
    unusual: "Enter the key on one line, with only letters, digits and symbols.",
    shape: (label: string, name: string) =>
      `This isn’t a ${name} ${label.toLowerCase()}. Copy the whole key, including the start.`,
    mode: "Choose the system these keys belong to.",
  },
  acts: "Actions",
  test: "Test connection",
  testHint: (name: string) => `Checks the stored keys and the webhook with ${name}.`,
  works: (name: string) => `${name} accepts the keys.`,
  fails: (name: string) => `The connection to ${name} isn’t working yet`,
  connection: {
    key_refused:
      "The secret key was rejected. Copy it again, and check that it’s current and for the right mode.",
    no_answer:
      "The provider didn’t respond. Try again in a minute. If it keeps failing, check the provider’s status page.",
    not_understood: "The provider’s response wasn’t what we expected. Its API may have changed.",
    no_webhook:
      "No webhook points to the callback address below. Create one and copy the address exactly.",
    webhook_off:
      "The webhook is off. Providers turn webhooks off after many failures. Turn it back on.",
    webhook_misses_event: "The webhook doesn’t send payment events. Add the event named below.",
  } satisfies Record<ConnectionProblem, string>,
  choose: (name: string) => `Use ${name} for new payments`,
  chooseHint: "Starts with the next order. Payments already started elsewhere finish there.",
  chosen: (name: string) => `New payments now go to ${name}.`,
  stop: "Stop taking new payments",
  stopHint: "Payments already started are still recorded and can be refunded.",
  stopped: (name: string) => `${name} no longer takes new payments.`,
  differences: "Good to know",
  about: {
    paymongo: [
      "Create the webhook with the event checkout_session.payment.paid.",
      "A QR Ph code scanned before it expired can still be paid later. The order then continues if its items are still available.",
      "Refund QR Ph payments in PayMongo’s dashboard, which takes 3 to 5 business days. Then record the refund here as made by yourself.",
      "QR Ph codes are real even with test keys. Don’t pay them.",
      "PayMongo turns a webhook off if its calls keep failing. The connection test shows this.",
    ],
    xendit: [
      "Set the webhook URL of “Invoices paid” to the callback address below.",
      "Buyers have 24 hours to pay an invoice. If the order has already ended, it continues if its items are still available.",
      "Xendit can’t refund QR Ph payments. Send the money back yourself, which takes 3 to 5 business days, and record the refund here.",
      "QR Ph payments are limited to ₱50,000.",
    ],
    maya: [
      "Register the webhooks PAYMENT_SUCCESS, PAYMENT_FAILED, PAYMENT_EXPIRED and PAYMENT_CANCELLED for the callback address below.",
      "The shop accepts Maya’s calls only from its documented IP addresses. Behind a proxy, set TRUST_PROXY.",
      "A full refund before midnight on the payment day is a free void. After that, Maya charges its refund fee.",
      "Refund QR Ph payments yourself, which takes 3 to 5 business days. Then record the refund here as made by yourself.",
      "Buyers who paid with GCash see a QRPH invoice number in the app. Search for it here to find the order.",
    ],
  } satisfies Record<ProviderName, readonly string[]>,
  callbackAddress: "Callback address",
  errors: {
    forbidden: "Your role doesn’t allow this. Ask the owner.",
    changed_meanwhile:
      "Someone else saved these keys in the meantime. Check the stored keys, then save yours again.",
    not_set_up: "Enter the keys first.",
    noStep: "Nothing has changed. Please reload the page and try again.",
  },
  list: "Providers",
  setUp: (name: string) => `Set up ${name}`,
  open: (name: string) => `Open ${name}`,
  modeLabel: "Mode",
} as const;

/** Hints for staff before a refund, by payment method. */
export const refundNotes: Record<string, string | undefined> = {
  paymongo:
    "Paid by QR Ph? Refund it in PayMongo’s dashboard, which takes 3 to 5 business days. Other payments are refunded automatically.",
  xendit:
    "Paid by QR Ph? Xendit can’t refund it. Transfer the money yourself, which takes 3 to 5 business days. Other payments are refunded automatically.",
  maya: "A full refund before midnight on the payment day is a free void. Paid by QR Ph? Refund it yourself, which takes 3 to 5 business days.",
};
