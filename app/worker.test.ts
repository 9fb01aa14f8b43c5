import { parseCronItems } from "graphile-worker";
import { Pool } from "pg";
import { expect, test } from "vitest";
import { ORDER_STATUSES } from "#app/selling/orders/rules/order-terms.ts";
import { createGateways } from "#app/selling/payments/gateways/gateways.server.ts";
import { createAuth } from "#app/platform/auth/auth.server.ts";
import { createDiskFiles } from "#app/platform/files/disk-files.server.ts";
import { openDb } from "#app/platform/database/db.server.ts";
import { DELETING_TASKS } from "#app/office/erasure/pages/desk/stored-records.ts";
import { jobPlan } from "./worker.ts";

const plan = jobPlan({
  gateways: createGateways({
    appUrl: "https://shop.example",
    testGatewayUrl: "https://shop.example",
    secret: "x".repeat(32),
    demo: true,
    now: () => new Date(),
    newNonce: () => "nonce",
  }),
  // Nothing is run here, so nothing is asked of the database.
  auth: createAuth({
    db: openDb(new Pool()),
    secret: "x".repeat(32),
    appUrl: "https://shop.example",
  }),
  files: createDiskFiles("nowhere"),
  place: {
    target: { connectionString: "postgresql://nowhere/shop" },
    dataDir: "nowhere",
    files: createDiskFiles("nowhere"),
  },
});
const tasks = [...plan.tasks, ...Object.values(plan.listeners).flat()];

test("no two jobs share a name", () => {
  const names = [...new Set(tasks)].map((task) => task.name);
  expect(new Set([...names, ...Object.keys(plan.listeners)]).size).toBe(
    names.length + Object.keys(plan.listeners).length,
  );
});

test("every status that an order can be moved to is an event with a row of listeners", () => {
  const byHand = ORDER_STATUSES.filter((s) => !["pending", "confirmed", "refunded"].includes(s));
  expect(Object.keys(plan.listeners)).toEqual(
    expect.arrayContaining([
      ...byHand.map((status) => `order.${status}`),
      "order.placed",
      "order.paid",
    ]),
  );
});

test("what runs by the clock exists, at a time that can be read", () => {
  expect(plan.tasks.map((task) => task.name)).toEqual(
    expect.arrayContaining(plan.schedule.map((item) => item.task)),
  );
  expect(() => parseCronItems([...plan.schedule])).not.toThrow();
});

test("each job that the page of the law names deletes at least once a day", () => {
  for (const task of DELETING_TASKS) {
    const [days] = plan.schedule
      .filter((item) => item.task === task)
      .map(({ match }) => match.split(" ").slice(2).join(" "));
    expect({ task, days }).toEqual({ task, days: "* * *" });
  }
});
