import fc from "fast-check";
import { receiptActions } from "#app/selling/checkout/pages/shop/receipt-actions.server.ts";
import { staffActions } from "#app/selling/orders/pages/desk/order/submit-order.server.ts";
import { afterAll, describe, expect, test } from "vitest";
import { testAftermath } from "./aftermath.ts";
import type { Call } from "./call.ts";
import { endpoints } from "./endpoints.ts";
import { everyCall } from "./every-call.ts";
import { isRefused } from "./judge.ts";
import { RUNS_LIMIT_MS, runs } from "./runs.ts";
import { openShop } from "./shop.ts";
import { NOTHING, SHAPES, leftOut, tamperings, type Tampering } from "./tampering.ts";
import { tryOut } from "./try-out.ts";
import { unknownForms } from "./unknown-forms.ts";
import { isThorough } from "../thorough.ts";

/** No page, and the sign-in of a company, which the tried shop does not have. */
const REFUSING = ["/*", "/auth/company", "/api/auth/callback/company"];

/** One that buys, one of staff, and one with files: all forms are read by the same few lines. */
const IN_EVERY_SHAPE = [
  "POST /checkout (checkout)",
  "POST /admin/discounts/new (save)",
  "POST /admin/products/:productId/pictures/upload (upload)",
];

const shop = await openShop();
const unknown = unknownForms(shop);
afterAll(async () => {
  await unknown.restore();
  await shop.pool.end();
});

describe.each(everyCall())("$name", ({ name, isPage, prepare, ...endpoint }) => {
  let ready: { call: Call; until: number } | undefined;
  afterAll(() => ready?.call.restore?.());

  /** A call that works, as it was prepared last. */
  async function current(): Promise<Call> {
    const now = performance.now();
    if (!ready || ready.until < now) ready = { call: await prepare(shop), until: now + 60_000 };
    return ready.call;
  }

  /** Tries a case on a call that works: one that changed something is not used again. */
  async function attack(tampering: Tampering) {
    const outcome = await tryOut(shop, endpoint, await current(), tampering);
    if (outcome.writes.length > 0) ready = undefined;
    return outcome;
  }

  test("works when it is used as it is meant", async () => {
    const call = await current();
    const { answer, path, writes, faults } = await attack({
      ...NOTHING,
      role: call.as ?? "visitor",
    });
    expect(faults).toEqual([]);
    expect(isRefused(answer)).toBe(REFUSING.includes(endpoint.pattern));
    expect(answer.headers.location ?? "").not.toMatch(/^\/auth\?next=/);
    const { changes = endpoint.method === "POST" } = call;
    expect(writes.length > 0).toBe(changes);
    const isRead = endpoint.method === "GET";
    const { pathname } = new URL(isRead ? path : "/", shop.url);
    expect(isRead ? await unknown.of(answer.text, pathname) : []).toEqual([]);
  });

  test(
    "says what is missing",
    async () => {
      const call = await current();
      for (const tampering of leftOut(call, isPage)) {
        const { faults, answer } = await attack(tampering);
        const left = [...tampering.query, ...tampering.fields].map((one) => one.name);
        expect({ left, faults }, answer.text.slice(0, 500)).toEqual({ left, faults: [] });
      }
    },
    // A long form with a picture is sent once for each of its fields.
    2 * RUNS_LIMIT_MS,
  );

  test("takes a form only as forms travel", async () => {
    const { as: role = NOTHING.role } = await current();
    const isTried = endpoint.method === "POST" && (isThorough || IN_EVERY_SHAPE.includes(name));
    for (const shape of isTried ? SHAPES : []) {
      const { faults } = await attack({ ...NOTHING, role, shape });
      expect({ shape, faults }).toEqual({ shape, faults: [] });
    }
  });

  test(
    "survives what nobody should send",
    async () => {
      const drawn = tamperings(await current());
      const property = fc.asyncProperty(drawn, async (tampering) => {
        const { faults, answer } = await attack(tampering);
        expect(faults, `${answer.status} ${answer.text.slice(0, 500)}`).toEqual([]);
      });
      await fc.assert(property, runs(name));
    },
    RUNS_LIMIT_MS,
  );
});

test("each button of a receipt and of an order's page is in the table", () => {
  const [receipt, order] = [endpoints["/order/:token"], endpoints["/admin/orders/:orderId"]];
  expect(Object.keys(receipt.POST)).toEqual(expect.arrayContaining(Object.keys(receiptActions)));
  expect(Object.keys(order.POST)).toEqual(expect.arrayContaining(Object.keys(staffActions)));
});

testAftermath(shop);
