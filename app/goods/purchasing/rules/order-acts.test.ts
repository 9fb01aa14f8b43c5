import { expect, test } from "vitest";
import { mayDo, PURCHASE_ACTS, type PurchaseAct } from "./order-acts.ts";
import { PURCHASE_STATES, type PurchaseState } from "./purchase-states.ts";

const legal: Record<PurchaseState, readonly PurchaseAct[]> = {
  draft: ["edit", "send", "cancel"],
  sent: ["send", "receive", "cancel"],
  partly_received: ["send", "receive", "close"],
  received: [],
  cancelled: [],
};

test.each(PURCHASE_STATES)("what may be done when it is %s", (state) => {
  expect(PURCHASE_ACTS.filter((act) => mayDo(act, state))).toEqual(legal[state]);
});
