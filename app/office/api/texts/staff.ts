const scopeWords = {
  orders: {
    label: "Orders",
    hint: "Numbers, statuses, amounts, SKUs and parcels. No names, addresses or emails.",
  },
  orders_personal: {
    label: "Order recipients",
    hint: "Adds the recipient’s name, email, phone and address. Only for programs that pack and ship.",
  },
  products: { label: "Products", hint: "Products with prices and variants." },
  stock: { label: "Stock", hint: "Units on hand, reserved and available for each SKU." },
};

export const apiKeyMessages = {
  title: "API keys",
  lead: "Programs use a key to read orders, products and stock. They can’t change anything.",
  add: "Add API key",
  caption: "API keys",
  none: "No API keys yet",
  noneHint: "Add one for each program, so you can revoke keys separately.",
  guide: "How to use the API",
  columns: {
    name: "Name",
    key: "Key",
    scopes: "Can read",
    used: "Last used",
    expires: "Expires",
    state: "Status",
  },
  show: "Keys to show",
  shows: { active: "Active", over: "Expired or revoked" },
  states: { active: "Active", expired: "Expired", revoked: "Revoked" },
  never: "Never",
  neverUsed: "Never used",
  scopes: {
    "orders:read": "Orders",
    "orders:personal": "Order recipients",
    "products:read": "Products",
    "stock:read": "Stock",
  },

  newTitle: "Add API key",
  back: "All API keys",
  fields: {
    name: { label: "Name", hint: "The program that will use the key, like “Warehouse dashboard”." },
    ...scopeWords,
    expires: {
      label: "Expires",
      hint: "An expiry date limits the risk of a lost key.",
      words: { 30: "In 30 days", 90: "In 90 days", 365: "In 1 year", never: "Never" },
    },
  },
  mayRead: "Can read",
  mayReadHint: "Choose only what the program needs. Customers and health data aren’t available.",
  create: "Create key",
  check: "Please check the form",
  noName: "Enter a name for the key",
  noScope: "Choose at least one thing the key can read",
  personalAlone: "Recipients are part of orders. Choose “Orders” too.",
  noExpiry: "Choose when the key expires",
  incomplete: "The form was incomplete. Please reload the page.",
  required: "Fill in this field",
  unusual: "Use letters, digits and common symbols only",
  tooLong: (max: number) => `Use at most ${max} characters`,
  refused: {
    forbidden: "Only the owner can do this, with a fresh sign-in.",
    taken: "Another active key has this name",
    made_already: "This key already exists and isn’t shown again. If you lost it, revoke it.",
    not_found: "This key doesn’t exist.",
    unknown_form: "Choose an action.",
  },

  shownTitle: "Copy your new key now",
  shownText: "You won’t see it again. The shop doesn’t store the key itself.",
  shownLabel: "API key",
  copy: "Copy",
  copied: "Copied",
  saved: "I’ve stored it",

  keyOf: (name: string) => `API key ${name}`,
  facts: "About this key",
  created: "Created",
  revoke: "Revoke this key",
  revokeHint:
    "The program loses access with its next request. This can’t be undone, but you can add a new key.",
  revokeNow: (name: string) => `Revoke ${name}`,
  revoked: (name: string) => `${name} is revoked.`,
  isRevoked: (at: string) => `Revoked on ${at}`,
} as const;

/** The page that shows how the API is used. */
export const guideMessages = {
  title: "How to use the API",
  lead: "Programs read orders, products and stock as JSON. They can’t change anything.",
  back: "Integrations & APIs",
  start: "A first request",
  startHint: "Replace $KEY with your API key. Send it only in this header, never in a URL.",
  keys: "Manage API keys",
  document: "OpenAPI document",
  endpoints: "Endpoints",
  about: (scope: string, parameters: string) =>
    `Required scope: ${scope}${parameters && ` · Parameters: ${parameters}`}`,
  rules: [
    "Amounts are whole centavos with a currency. Times are ISO 8601 in UTC.",
    "Lists return 50 entries. Use “limit” for up to 100. To get the next page, send “next_cursor” as “cursor”.",
    "To sync, set “updated_since” to the time of your last request minus one minute. You may get an entry twice, but you won’t miss one.",
    "Each response has an ETag. Send it as If-None-Match to get 304 if nothing changed.",
    "Errors are application/problem+json: 400 invalid parameter, 401 invalid key, 403 missing scope, 404 not found, and 429 with Retry-After.",
    "Each key can send 600 requests a minute.",
    "Orders list items by SKU only. Recipients are included only for keys with that scope.",
    "Call the API from servers only. There’s no CORS, so that keys stay out of browsers.",
  ],
} as const;
