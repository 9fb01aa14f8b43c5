export const highlevelMessages = {
  title: "HighLevel",
  back: "Integrations & APIs",
  lead: "Sends contacts who agreed to news and offers to your GoHighLevel account, with tags, and hears from it who wants no more mails. What someone bought, and anything about their health, never leaves the shop.",

  states: {
    unset: "Not connected",
    untested: "Not tested yet",
    broken: "Stopped",
    connected: "Connected, sending is off",
    sending: "Connected",
  },
  account: (name: string, at: string) => `${name}, tested on ${at}`,
  untestedHint: "Nothing is sent before the test has worked.",
  pausedUntil: (at: string) => `HighLevel asked the shop to wait until ${at}.`,
  test: "Test Connection",
  testHint: "Asks HighLevel for the name of the sub-account. Nothing is changed there.",
  tested: (name: string) => `Connected to ${name}.`,
  noKey: "Please enter your GoHighLevel API key",
  keyAgain: "Enter the API key again: it is not shown",
  keyAgainLater: "The API key that you typed is not saved. Enter it again after this.",
  failed: "Failed to connect to GoHighLevel",
  stopped: (at: string) =>
    `Nothing has been sent since ${at}. Messages wait, and go on once the test has worked.`,
  problems: {
    key: "HighLevel does not accept the API key (401). Make a new private integration token in HighLevel and enter it here.",
    scope:
      "The API key lacks a permission (403). Give its private integration the scopes locations.readonly, contacts.readonly and contacts.write.",
    location:
      "HighLevel has no sub-account with this location ID (404), or the API key belongs to another one. Copy the location ID from Business Profile in HighLevel.",
    lost: "The stored API key can no longer be read, since the secret of the shop is another one. Enter the key and the location ID again.",
    refused: (status: number) => `HighLevel refused the request (${status}).`,
    busy: "HighLevel had too many requests (429). Try again in a minute.",
    down: "HighLevel has trouble of its own (500 or above). Try again later.",
    timed_out: "HighLevel did not answer within 10 seconds. Try again later.",
    unreachable: "HighLevel cannot be reached from this shop. Look at the network of the server.",
  },
  heSaid: (words: string) => `HighLevel said: ${words}`,

  settings: "Connection",
  fields: {
    apiKey: {
      label: "API key",
      hint: "A private integration token, from Settings → Private Integrations in HighLevel. It is stored encrypted and never shown again.",
    },
    locationId: {
      label: "Location ID",
      hint: "Of the sub-account, from Settings → Business Profile in HighLevel. With another one, all contacts are sent anew.",
    },
    webhookUrl: {
      label: "Webhook URL",
      hint: "Of the trigger “Inbound Webhook” of a workflow. Each event chosen below is sent there too: who did it, and of an order its number and total. Empty: none.",
    },
    isOn: "Send contacts to HighLevel",
    customers: "Accounts that agreed to news and offers",
    newsletter: "Subscribers of the newsletter",
    orders: "Paid orders of both, as a tag",
  },
  keyStored: (end: string) => `A key that ends in ${end} is stored. Leave this empty to keep it.`,
  sent: "What is sent",
  sentHint:
    "Email, first and last name of the account, and tags: shop newsletter, shop account, shop buyer, shop repeat buyer. Name HighLevel in your privacy policy before you switch this on.",
  save: "Save connection",
  saved: "The connection is saved.",
  savedUntested: "The connection is saved. Test it now: nothing is sent before.",
  check: "Please check the form",
  noStep: "Choose what to do.",
  required: "Fill in this field",
  unusual: "Use letters, digits and common symbols only",
  tooLong: (max: number) => `Use at most ${max} characters`,
  noLocation: "Enter the location ID, such as ve9EPM428h8vShlRW1KT",
  noTrigger:
    "Enter the address of an inbound webhook of HighLevel. It starts with https://services.leadconnectorhq.com/",
  incomplete: "This form arrived incomplete. Please reload the page.",
  errors: {
    forbidden: "Only the owner can do this, with a fresh sign-in.",
    not_found: "This message is not in the log any more.",
    waiting: "This message is being sent already.",
    not_sending: "Nothing can be sent now. Set the connection right first.",
    no_key: "Please enter your GoHighLevel API key",
    changed_meanwhile: "The connection was changed meanwhile. Test it again.",
  },

  inbound: "From HighLevel to the shop",
  inboundHint:
    "Enter this address as the webhook URL of your app in HighLevel, for the events ContactDndUpdate and ContactDelete. Who stops mails there gets no more from the shop either. HighLevel signs what it sends; anything else is refused.",
  inboundAddress: "Address of the shop",
  copy: "Copy",
  copied: "Copied",

  log: "What was sent",
  logHint: "The newest 50. Messages stay here for 30 days.",
  logEmpty: "Nothing has been sent yet.",
  noFailed: "No message failed.",
  all: "All messages",
  onlyFailed: (count: number) => `Failed (${count})`,
  waitingCount: (count: number) =>
    count === 1 ? "1 message waits." : `${count.toLocaleString("en")} messages wait.`,
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
    no_consent: "does not agree to news",
    suppressed: "the address is suppressed",
    discreet: "wants discreet mails",
    no_trigger: "no webhook URL is set",
  },
  erased: "An erased person",
  tries: (count: number) => (count === 1 ? "1 try" : `${count} tries`),
  next: (at: string) => `next try ${at}`,
  noAnswer: "no answer",
  again: "Send again",
  againOf: (what: string, who: string, at: string) => `Send again: ${what}, ${who}, ${at}`,
  sentAgain: "The message is on its way again.",

  erasedTitle: "Remove these in HighLevel by hand",
  erasedHint:
    "Their people had their data deleted here, and the shop could not remove the contacts there. In HighLevel, open the contact by its ID and delete it. The list forgets each after 30 days.",
  erasedWaiting: (count: number) =>
    count === 1
      ? "1 contact of an erased person waits to be removed in HighLevel."
      : `${count} contacts of erased people wait to be removed in HighLevel.`,

  disconnect: "Disconnect HighLevel",
  disconnectHint:
    "The shop forgets the API key, the location ID and the webhook URL, and sends nothing more. Contacts in HighLevel stay there.",
  disconnectNow: "Disconnect",
  disconnected: "HighLevel is disconnected.",
} as const;
