import { expect, test } from "vitest";
import { conditionsForm, segmentForm } from "./input.ts";
import { NO_CONDITIONS } from "./rules/conditions.ts";
import { segmentMessages as say } from "./texts/staff.ts";

const said = (sent: Record<string, string>) =>
  segmentForm
    .safeParse({ name: "Buyers", ...sent })
    .error?.issues.map(({ path, message }) => [path.join("."), message]);

test("a form is read as conditions, in centavos, and what is empty does not matter", () => {
  const sent = { name: " Late ", leastAmount: "5,000", lastOrder: "before", lastOrderDays: "60" };
  expect(segmentForm.parse({ ...sent, tag: " #Clinic ", tier: "" })).toEqual({
    name: "Late",
    conditions: {
      ...NO_CONDITIONS,
      leastAmount: 500_000,
      lastOrder: "before",
      lastOrderDays: 60,
      tag: "clinic",
    },
  });
  expect(conditionsForm.parse({ leastOrders: "0" })).toEqual({ ...NO_CONDITIONS, leastOrders: 0 });
});

test.each([
  [{}, "leastAmount", say.problems.nothing],
  [{ leastAmount: "10", mostAmount: "9" }, "mostAmount", say.problems.amounts],
  [{ leastOrders: "3", mostOrders: "2" }, "mostOrders", say.problems.orders],
  [{ lastOrder: "within" }, "lastOrderDays", say.problems.days_missing],
  [{ lastOrder: "never", lastOrderDays: "9" }, "lastOrder", say.problems.days_alone],
  [{ lastOrderDays: "9" }, "lastOrder", say.problems.days_alone],
  [{ leastAmount: "much" }, "leastAmount", say.errors.amount],
  [{ leastOrders: "-1" }, "leastOrders", say.errors.orders],
  [{ joinedDays: "0" }, "joinedDays", say.errors.days],
  [{ joinedDays: "3651" }, "joinedDays", say.errors.days],
  [{ productId: "no id" }, "productId", say.errors.choice],
  [{ tier: "gold" }, "tier", say.errors.choice],
  [{ stage: "gone" }, "stage", say.errors.choice],
  [{ tag: "a, b" }, "tag", say.errors.choice],
  [{ name: "", tier: "vip" }, "name", say.errors.name],
])("%j is refused beside %s", (sent, field, message) => {
  expect(said(sent)).toContainEqual([field, message]);
});
