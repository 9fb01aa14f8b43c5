import { expect, test } from "vitest";
import { NO_CONDITIONS, type Conditions } from "../rules/conditions.ts";
import { describeConditions } from "./describe-conditions.ts";

const PRODUCT = "01a20b3a-0efc-7782-9419-3d67090f7665";
const names = new Map([[PRODUCT, "BPC-157"]]);

test.each<[Partial<Conditions>, string]>([
  [
    { leastAmount: 500_000, lastOrder: "before", lastOrderDays: 60 },
    "Spent at least ₱5,000, last order more than 60 days ago",
  ],
  [{ leastAmount: 0, mostAmount: 0 }, "Spent exactly ₱0"],
  [{ leastOrders: 1, mostOrders: 3 }, "1 to 3 orders"],
  [{ mostOrders: 0 }, "At most 0 orders"],
  [{ leastOrders: 1 }, "At least 1 order"],
  [{ lastOrder: "never" }, "Never ordered"],
  [{ lastOrder: "within", lastOrderDays: 1 }, "Last order within 1 day"],
  [{ productId: PRODUCT, tag: "clinic" }, "Bought BPC-157, tagged “clinic”"],
  [{ categoryId: PRODUCT.replace("0", "1") }, "Bought from something that no longer exists"],
  [{ consent: "yes", account: "with" }, "Agreed to news and offers, with an account"],
  [
    { consent: "no", account: "without", joinedDays: 7 },
    "Didn’t agree to news and offers, without an account, joined within 7 days",
  ],
  [{ tier: "vip" }, "Status VIP"],
  [{ stage: "slipping" }, "No order for 60 days"],
])("%j reads %s", (wanted, words) => {
  expect(describeConditions({ ...NO_CONDITIONS, ...wanted }, names)).toBe(words);
});
