/** What each scope opens, by the name of its box in the form. */
const scopeWords = {
  orders: {
    label: "Orders",
    hint: "Numbers, states, amounts, SKUs and parcels. No names, addresses or emails.",
  },
  orders_personal: {
    label: "Recipients of orders",
    hint: "Also who an order goes to: name, email, phone and address. Only for what packs and ships.",
  },
  products: { label: "Products", hint: "What the shop sells, with prices and variants." },
  stock: { label: "Stock", hint: "How many units of each SKU are there, reserved and available." },
};

export const apiKeyMessages = {
  title: "API keys",
  lead: "Other programs read orders, products and stock with a key. They can change nothing.",
  add: "Add API key",
  caption: "API keys",
  none: "No API keys yet",
  noneHint: "Add one for each program, so that you can revoke it alone.",
  guide: "How to use the API",
  columns: {
    name: "Name",
    key: "Key",
    scopes: "May read",
    used: "Last used",
    expires: "Expires",
    state: "Status",
  },
  show: "Which keys",
  shows: { active: "Active", over: "Expired or revoked" },
  states: { active: "Active", expired: "Expired", revoked: "Revoked" },
  never: "Never",
  neverUsed: "Not yet",
  scopes: {
    "orders:read": "Orders",
    "orders:personal": "Recipients of orders",
    "products:read": "Products",
    "stock:read": "Stock",
  },

  newTitle: "Add API key",
  back: "All API keys",
  fields: {
    name: { label: "Name", hint: "The program that will use it, such as “Warehouse dashboard”." },
    ...scopeWords,
    expires: {
      label: "Expires",
      hint: "A key that expires can be forgotten without harm.",
      words: { 30: "In 30 days", 90: "In 90 days", 365: "In a year", never: "Never" },
    },
  },
  mayRead: "May read",
  mayReadHint: "Only what the program needs. Customers and health data have no API.",
  create: "Create key",
  check: "Please check the form",
  noName: "Enter a name for the key",
  noScope: "Choose at least one thing that the key may read",
  personalAlone: "Recipients come with orders. Choose “Orders” too.",
  noExpiry: "Choose when the key expires",
  incomplete: "This form arrived incomplete. Please reload the page.",
  required: "Fill in this field",
  unusual: "Use letters, digits and common symbols only",
  tooLong: (max: number) => `Use at most ${max} characters`,
  refused: {
    forbidden: "Only the owner can do this, with a fresh sign-in.",
    taken: "Another active key has this name",
    made_already: "This key was made already, and is not shown again. Revoke it if it is lost.",
    not_found: "This key does not exist.",
    unknown_form: "Choose what to do.",
  },

  shownTitle: "Copy your new key now",
  shownText: "It is shown this once. The shop stores only what it can compare it with.",
  shownLabel: "API key",
  copy: "Copy",
  copied: "Copied",
  saved: "I have stored it",

  keyOf: (name: string) => `API key ${name}`,
  facts: "About this key",
  created: "Created",
  revoke: "Revoke this key",
  revokeHint:
    "The program that uses it gets no answer from the next request on. It cannot be undone: make a new key instead.",
  revokeNow: (name: string) => `Revoke ${name}`,
  revoked: (name: string) => `${name} is revoked.`,
  isRevoked: (at: string) => `Revoked on ${at}`,
} as const;

/** The page that shows how the API is used. */
export const guideMessages = {
  title: "How to use the API",
  lead: "Programs read orders, products and stock as JSON. Nothing can be changed through it.",
  back: "Integrations & APIs",
  start: "A first request",
  startHint:
    "Put an API key in the place of $KEY. Send it in this header only, never in an address.",
  keys: "Manage API keys",
  document: "OpenAPI document",
  answers: "What it answers",
  endpoints: "Addresses",
  address: "Address",
  scope: "The key needs",
  parameters: "Parameters",
  rules: [
    "Money is in whole centavos beside its currency, times are ISO 8601 in UTC.",
    "A list has 50 entries, or as many as “limit” says, up to 100. Where there are more, “next_cursor” is the “cursor” of the next request.",
    "To stay up to date, ask for “updated_since” with the time of your last request, less one minute. An entry can come twice, and none is missed.",
    "An ETag stands on each answer. Sent back as If-None-Match, it is answered 304 while nothing changed.",
    "Errors are application/problem+json: 400 for a parameter that is wrong, 401 for a key that does not work, 403 for one that may not read this, 404, and 429 with Retry-After.",
    "A key may send 600 requests a minute.",
    "Orders name what was bought by SKU alone. Who an order goes to is in it only for keys that may read recipients.",
    "It is for servers. There is no CORS, so that no key ends up in a browser.",
  ],
} as const;
