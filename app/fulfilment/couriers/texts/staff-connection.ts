import type { ConnectionProblem, KeyName } from "../rules/courier-keys.ts";

export const connectionMessages = {
  title: "Couriers",
  lead: "Ninja Van can book parcels where they are packed, and report where they are: each order then shows it, and is delivered by itself. Parcels of other couriers are followed by hand.",
  states: {
    absent: "Not connected",
    unreadable: "Its keys cannot be read",
    live: "Connected",
    sandbox: "Connected to the sandbox",
  },
  name: "Ninja Van",
  keys: "Keys",
  fields: { clientId: "Client ID", clientSecret: "Client key" } satisfies Record<KeyName, string>,
  hints: {
    clientId: "In Ninja Dashboard: Settings, Ninja API.",
    clientSecret: "Beside it. It also signs what Ninja Van reports.",
  } satisfies Record<KeyName, string>,
  stored: (four: string) => `Stored, ends in ${four}. Leave empty to keep it.`,
  mode: "Keys of",
  modes: { live: "Ninja Van’s live system", sandbox: "Its sandbox, where nothing is carried" },
  save: "Save keys",
  saved: "The keys of Ninja Van are saved.",
  check: "Please check these keys.",
  unreadable: "The keys were encrypted with another APP_SECRET. Enter them again.",
  test: "Test the connection",
  testHint: "Asks Ninja Van whether the stored keys are right. Nothing is booked.",
  works: "Ninja Van accepts the keys.",
  fails: "The connection to Ninja Van does not work yet",
  connection: {
    keys_refused:
      "The keys are refused. Copy both again, and check that they are of the system that is chosen.",
    no_answer: "No answer. Try again in a minute.",
    not_understood:
      "The answer is not the documented one. Ninja Van may have changed its interface.",
  } satisfies Record<ConnectionProblem, string>,
  reports: "What it reports",
  address: "Webhook address",
  addressHint:
    "Enter it in Ninja Dashboard, Settings, Ninja API, as the webhook of every event that is offered.",
  last: "Last report",
  lastAt: (says: string, when: string) => `${says}, ${when}`,
  none: "None yet",
  refused: "Refused",
  noneRefused: "None",
  refusedWhy: (reason: string, count: number, when: string) =>
    `${reason}: ${count.toLocaleString("en")}, last on ${when}`,
  reasons: {
    bad_signature: "Wrong signature: the client key differs from Ninja Van’s",
    malformed: "Not in the documented format",
    stale: "Too old",
  },
  problems: {
    required: "Enter this key.",
    tooLong: (max: number) => `This is longer than any key: use at most ${max} characters.`,
    unusual: "A key has 8 letters, digits or signs at least, in one line.",
    mode: "Choose which system the keys are of.",
  },
  errors: {
    forbidden: "Your role does not allow this. Ask the owner.",
    changed_meanwhile:
      "Someone else saved these keys meanwhile. Look at what is stored, then send yours again.",
    not_set_up: "Enter the keys first.",
    noStep: "Nothing was done. Please reload the page and try again.",
  },
} as const;
