export const highlevelMessages = {
  title: "HighLevel",
  back: "Integrations & APIs",
  lead: "Sends tagged contacts who agreed to news and offers to your GoHighLevel account, and receives unsubscribes from it. Purchased products and health data never leave the shop.",

  states: {
    unset: "Not connected",
    untested: "Not tested yet",
    broken: "Stopped",
    connected: "Connected, sending off",
    sending: "Connected",
  },
  account: (name: string, at: string) => `${name}, tested on ${at}`,
  untestedHint: "Nothing is sent until the test succeeds.",
  pausedUntil: (at: string) => `HighLevel asked the shop to wait until ${at}.`,
  test: "Test Connection",
  testHint: "Reads the sub-account’s name from HighLevel. Nothing is changed there.",
  tested: (name: string) => `Connected to ${name}.`,
  noKey: "Please enter your GoHighLevel API key",
  keyAgain: "Enter the API key again",
  keyAgainLater: "The API key you typed isn’t saved. Enter it again afterward.",
  failed: "Failed to connect to GoHighLevel",
  stopped: (at: string) =>
    `Nothing has been sent since ${at}. Messages are held and sent once the test succeeds.`,
  problems: {
    key: "HighLevel rejected the API key (401). Create a new private integration token in HighLevel and enter it here.",
    scope:
      "The API key lacks a permission (403). Give its private integration the scopes locations.readonly, contacts.readonly and contacts.write.",
    location:
      "HighLevel has no sub-account with this location ID (404), or the API key belongs to another sub-account. Copy the location ID from Business Profile in HighLevel.",
    lost: "The stored API key can’t be read because the shop’s secret changed. Enter the key and the location ID again.",
    refused: (status: number) => `HighLevel refused the request (${status}).`,
    busy: "HighLevel received too many requests (429). Try again in a minute.",
    down: "HighLevel has a server error (500 or above). Try again later.",
    timed_out: "HighLevel didn’t respond within 10 seconds. Try again later.",
    unreachable: "This shop can’t reach HighLevel. Check the server’s network.",
  },
  heSaid: (words: string) => `HighLevel said: ${words}`,

  settings: "Connection",
  fields: {
    apiKey: {
      label: "API key",
      hint: "A private integration token from Settings → Private Integrations in HighLevel. It’s stored encrypted and never shown again.",
    },
    locationId: {
      label: "Location ID",
      hint: "The sub-account’s ID from Settings → Business Profile in HighLevel. If you change it, all contacts are sent again.",
    },
    webhookUrl: {
      label: "Webhook URL",
      hint: "The “Inbound Webhook” trigger of a workflow. Each event chosen below is also sent there, with the contact and, for orders, the number and total.",
    },
    isOn: "Send contacts to HighLevel",
    customers: "Accounts that opted in to news and offers",
    newsletter: "Newsletter subscribers",
    orders: "Paid orders of both (as a tag)",
  },
  keyStored: (end: string) => `Current key ends in ${end}. Leave empty to keep it.`,
  sent: "What is sent",
  sentHint:
    "Email, first and last name, and tags: shop newsletter, shop account, shop buyer, shop repeat buyer. Name HighLevel in your privacy policy before you turn this on.",
  save: "Save connection",
  saved: "Connection saved.",
  savedUntested: "Connection saved. Test it now: nothing is sent until the test succeeds.",
  check: "Please check the form",
  noStep: "Choose an action.",
  required: "Fill in this field",
  unusual: "Use letters, digits and common symbols only",
  tooLong: (max: number) => `Use at most ${max} characters`,
  noLocation: "Enter the location ID, like ve9EPM428h8vShlRW1KT",
  noTrigger:
    "Enter the URL of a HighLevel inbound webhook. It starts with https://services.leadconnectorhq.com/",
  incomplete: "The form was incomplete. Please reload the page.",
  errors: {
    forbidden: "Only the owner can do this, with a fresh sign-in.",
    not_found: "This message is no longer in the log.",
    waiting: "This message is already being sent.",
    not_sending: "Nothing can be sent now. Fix the connection first.",
    no_key: "Please enter your GoHighLevel API key",
    changed_meanwhile: "The connection has changed. Test it again.",
  },

  inbound: "From HighLevel to the shop",
  inboundHint:
    "Enter this URL as your app’s webhook URL in HighLevel, for the events ContactDndUpdate and ContactDelete. Contacts who unsubscribe there get no more news from the shop. The shop accepts only requests signed by HighLevel.",
  inboundAddress: "Shop URL",
  copy: "Copy",
  copied: "Copied",

  log: "What was sent",
  logHint: "The newest 50 messages. Kept for 30 days.",
  logEmpty: "Nothing has been sent yet.",
  noFailed: "No failed messages.",
  all: "All messages",
  onlyFailed: (count: number) => `Failed (${count})`,
  waitingCount: (count: number) =>
    count === 1 ? "1 message waiting." : `${count.toLocaleString("en")} messages waiting.`,
  messageStates: { waiting: "Waiting", sent: "Sent", skipped: "Not sent", failed: "Failed" },
  occasions: {
    added: "Contact added",
    customer: "New account",
    newsletter: "New subscriber",
    order: "Order paid",
    consent: "Consent changed",
  },
  asEvent: (occasion: string) => `${occasion}, to the workflow`,
  skipped: {
    no_consent: "no consent to news",
    suppressed: "address is suppressed",
    discreet: "wants discreet emails",
    no_trigger: "no webhook URL",
  },
  erased: "Erased contact",
  tries: (count: number) => (count === 1 ? "1 attempt" : `${count} attempts`),
  next: (at: string) => `next attempt ${at}`,
  noAnswer: "no response",
  again: "Resend",
  againOf: (what: string, who: string, at: string) => `Resend: ${what}, ${who}, ${at}`,
  sentAgain: "The message is being resent.",

  erasedTitle: "Remove these contacts in HighLevel yourself",
  erasedHint:
    "These contacts had their data deleted here, but the shop couldn’t remove them in HighLevel. Open each contact there by its ID and delete it. This list keeps each entry for 30 days.",
  erasedWaiting: (count: number) =>
    count === 1
      ? "1 erased contact still has to be removed in HighLevel."
      : `${count} erased contacts still have to be removed in HighLevel.`,

  disconnect: "Disconnect HighLevel",
  disconnectHint:
    "The shop deletes the API key, location ID and webhook URL, and stops sending. Contacts in HighLevel stay there.",
  disconnectNow: "Disconnect",
  disconnected: "HighLevel disconnected.",
} as const;
