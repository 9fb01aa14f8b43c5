import type { Provider } from "../rules/providers.ts";
import type { FailureReason, MessageState, Topic } from "../rules/send-terms.ts";

export const messagesTexts = {
  title: "Text messages",
  lead: "Buyers can choose texts or notifications instead of emails for order updates and dose reminders. If one fails, its email is sent. Notifications cost nothing and need no company.",
  states: { off: "Off", lost: "Keys unreadable", refused: "Keys rejected", on: "On" },
  lost: "The keys were encrypted with another APP_SECRET. Enter them again.",
  refused: (at: string) =>
    `The company has rejected the keys since ${at}. Buyers get emails. Enter the keys again.`,
  spent: (texts: number, cost: string, limit: string) =>
    `${texts === 1 ? "1 text" : `${texts.toLocaleString("en")} texts`} this month: ${cost} of ${limit}`,
  overLimit: "This month’s limit is reached. Buyers get emails until next month.",

  settings: "Connection",
  fields: {
    provider: {
      label: "Company",
      words: {
        semaphore: "Semaphore",
        twilio: "Twilio",
        test: "Test company (texts go to the demo mailbox)",
      } satisfies Record<Provider, string>,
    },
    account: { label: "Account SID", hint: "For Twilio only. It starts with AC." },
    key: {
      label: "API key or auth token",
      hint: "It’s stored encrypted and never shown again.",
    },
    sender: {
      label: "Sender",
      hint: "A registered name of up to 11 letters and digits, a number like +14155550100, or a messaging service that starts with MG. Buyers can reply only to the last two.",
    },
    partPrice: {
      label: "Price of a text, in pesos",
      hint: "Your company’s price for 160 characters.",
    },
    monthlyLimit: {
      label: "Monthly limit, in pesos",
      hint: "Beyond this limit, buyers get emails. Enter 0 to pause texts.",
    },
  },
  keyStored: (end: string) => `Current key ends in ${end}. Leave empty to keep it.`,
  save: "Save connection",
  saved: "Connection saved.",
  check: "Please check the form",
  noStep: "Choose an action.",
  required: "Fill in this field",
  unusual: "Use letters, digits and common symbols only",
  tooLong: (max: number) => `Use at most ${max} characters`,
  problems: {
    provider: "Choose a company.",
    account: "Enter the account SID. It starts with AC and has 34 characters.",
    key: "Enter the key: at least 12 letters, digits or symbols.",
    sender: "Enter a name of 3 to 11 letters, digits and spaces, a number, or a messaging service.",
    money: "Enter an amount in pesos, like 0.50.",
    number: "Enter a Philippine mobile number, like 0917 123 4567.",
  },
  errors: {
    forbidden: "Only the owner can do this, with a fresh sign-in.",
    not_connected: "Connect a company first.",
    too_many: "You’ve sent many test messages. Try again in an hour.",
  },

  test: "Send a test message",
  testHint: "It counts toward the limit. The list below shows what became of it.",
  testNumber: "Mobile number",
  testNow: "Send test message",
  testSent: "The test message is on its way.",

  webhooks: "Twilio",
  webhooksHint:
    "Enter this address in Twilio as the webhook for incoming messages, so that replies with STOP reach the shop. Delivery reports need no setup.",
  webhook: "Webhook address",
  copy: "Copy",
  copied: "Copied",

  off: "Turn texts off",
  offHint: "The shop deletes the keys. Buyers get emails from then on, and their choices stay.",
  offNow: "Turn off",
  isOff: "Texts are off.",

  log: "Latest texts and notifications",
  logHint: "The newest 50. Kept for 90 days, without numbers and words.",
  logEmpty: "None yet.",
  toDevices: "to the buyer’s devices",
  toEnd: (end: string) => `to a number ending in ${end}`,
  parts: (parts: number) => `${parts} parts`,
  messageStates: {
    queued: "Waiting",
    asked: "Waiting for an answer",
    sent: "Sent",
    delivered: "Delivered",
    failed: "Failed",
    withheld: "Not sent",
  } satisfies Record<MessageState, string>,
  topics: {
    order: "Order",
    dose: "Dose reminder",
    news: "Campaign",
    code: "Confirmation code",
    test: "Test message",
  } satisfies Record<Topic, string>,
  why: {
    no_answer: "no answer",
    refused: "rejected",
    keys_refused: "keys rejected",
    opted_out: "replied STOP",
    undelivered: "not delivered",
    limit: "monthly limit",
    not_connected: "texts off",
    no_device: "no device",
    quiet_hours: "not between 8 AM and 8 PM",
    too_late: "too late",
  } satisfies Record<FailureReason, string>,
} as const;
