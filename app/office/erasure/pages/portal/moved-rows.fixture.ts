import { CANARY } from "./payment-rows.fixture.ts";

/** Rows that came from a former shop. */
export const MOVED_STATES = {
  past_orders: {
    shop: "shopify",
    state: "paid",
    lines: "[]",
    discount: "0",
    shipping: "0",
    tax: "0",
    total: "100",
    refunded: "0",
  },
  import_items: {
    import_id: "OTHER",
    plan: JSON.stringify({ email: `lea.${CANARY}@example.test` }),
    outcome: "add",
    result: "added",
    reverted: null,
  },
} as const;
