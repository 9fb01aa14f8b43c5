import type { ConnectionProblem, KeyName } from "../rules/courier-keys.ts";

export const connectionMessages = {
  title: "Couriers",
  lead: "Book Ninja Van parcels while you pack. Their tracking updates appear on each order, and delivered orders are marked automatically. Track other couriers’ parcels yourself.",
  states: {
    absent: "Not connected",
    unreadable: "Keys unreadable",
    live: "Connected",
    sandbox: "Connected to the sandbox",
  },
  name: "Ninja Van",
  keys: "Keys",
  fields: { clientId: "Client ID", clientSecret: "Client key" } satisfies Record<KeyName, string>,
  hints: {
    clientId: "In Ninja Dashboard: Settings, Ninja API.",
    clientSecret: "Next to the client ID. It also signs Ninja Van’s tracking updates.",
  } satisfies Record<KeyName, string>,
  stored: (four: string) => `Stored, ends in ${four}. Leave blank to keep this key.`,
  mode: "These keys are for",
  modes: { live: "Ninja Van’s live system", sandbox: "The sandbox, where nothing ships" },
  save: "Save keys",
  saved: "Ninja Van’s keys are saved.",
  check: "Please check these keys.",
  unreadable: "The keys were encrypted with another APP_SECRET. Enter them again.",
  test: "Test connection",
  testHint: "Checks the stored keys with Ninja Van. Nothing is booked.",
  works: "Ninja Van accepts the keys.",
  fails: "Can’t connect to Ninja Van",
  connection: {
    keys_refused:
      "The keys were rejected. Copy both again, and check that they belong to the system you chose.",
    no_answer: "No answer. Try again in a minute.",
    not_understood:
      "The answer doesn’t match Ninja Van’s documentation. Their interface may have changed.",
  } satisfies Record<ConnectionProblem, string>,
  reports: "Tracking updates",
  address: "Webhook address",
  addressHint:
    "In Ninja Dashboard, Settings, Ninja API, enter this address as the webhook for every event.",
  last: "Last update",
  lastAt: (says: string, when: string) => `${says}, ${when}`,
  none: "None yet",
  refused: "Rejected",
  noneRefused: "None",
  refusedWhy: (reason: string, count: number, when: string) =>
    `${reason}: ${count.toLocaleString("en")}, last on ${when}`,
  reasons: {
    bad_signature: "Wrong signature: the client key doesn’t match Ninja Van’s",
    malformed: "Not in the documented format",
    stale: "Too old",
  },
  problems: {
    required: "Enter this key.",
    tooLong: (max: number) => `This key is too long. Use at most ${max} characters.`,
    unusual: "Enter at least 8 letters, digits or symbols, on one line.",
    mode: "Choose which system the keys are for.",
  },
  errors: {
    forbidden: "Your role does not allow this. Ask the owner.",
    changed_meanwhile:
      "A colleague saved these keys in the meantime. Check the stored keys, then save yours again.",
    not_set_up: "Enter the keys first.",
    noStep: "Nothing was saved. Reload the page and try again.",
  },
} as const;
