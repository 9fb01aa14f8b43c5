import { afterAll, describe, expect, test } from "vitest";
import { receiptActions } from "#app/selling/checkout/pages/shop/receipt-actions.server.ts";
import { staffActions } from "#app/selling/orders/pages/desk/order/submit-order.server.ts";
import { buildRequest } from "./build-request.ts";
import type { Call } from "./call.ts";
import { endpoints } from "./endpoints.ts";
import { everyCall } from "./every-call.ts";
import { formsOf } from "./forms-of.ts";
import { ROLES } from "./roles.ts";
import { isThorough } from "../thorough.ts";
import { send } from "./send.ts";
import { openShop } from "./shop.ts";
import { NOTHING } from "./tampering.ts";

const shop = await openShop();
afterAll(async () => {
  for (const call of prepared.values()) await call.restore?.();
  await shop.pool.end();
});

const actions = everyCall().filter(({ method }) => method === "POST");
const pages = everyCall().filter(({ method }) => method === "GET");

const prepared = new Map<string, Call>();

/** The forms of the table that a form of a page could be, by where it leads. */
async function listedAt(path: string): Promise<Call[]> {
  const found = actions.filter(({ pattern }) => {
    return new RegExp(`^${pattern.replaceAll(/:\w+/g, "[^/]+")}$`).test(path);
  });
  const calls: Call[] = [];
  // One after the other: some make room for their own row first.
  for (const { name, prepare } of found) {
    const call = prepared.get(name) ?? (await prepare(shop));
    prepared.set(name, call);
    calls.push(call);
  }
  return calls;
}

/** A form may have a box for each record of a list: one of them in the table stands for all. */
const kindOf = (name: string) => name.replace(/[\da-f]{8}-[\da-f-]{27}$/, ":id");

/** In `npm test` each page is asked for by one who may. */
const ASKING = isThorough ? ROLES : [undefined];

describe.each(pages)("$name", ({ prepare, ...endpoint }) => {
  test.each(ASKING)("has no form that the table does not know, for a %s", async (asking) => {
    const call = await prepare(shop);
    const role = asking ?? call.as ?? "visitor";
    const session = await shop.session(role);
    const built = buildRequest(endpoint, call, { ...NOTHING, role }, { url: shop.url, session });
    const { text } = await send(shop.url, built.asked);
    for (const form of formsOf(text, new URL(built.asked.path, shop.url).pathname)) {
      const listed = await listedAt(form.action);
      const fields = listed
        .filter(({ fields = {} }) => !form.intent || fields["intent"]?.valid === form.intent)
        .map(({ fields = {} }) => Object.keys(fields).map(kindOf));
      expect(
        fields.some((known) => form.names.every((name) => known.includes(kindOf(name)))),
        `${form.action} takes ${form.names.join(", ")}; add it to tests/bad-input/endpoints/`,
      ).toBe(true);
    }
  });
});

test("each form of a receipt is in the table", () => {
  const listed = endpoints["/order/:token"].POST;
  expect(Object.keys(listed)).toEqual(expect.arrayContaining(Object.keys(receiptActions)));
});

test("each button of an order's page is in the table", () => {
  const listed = endpoints["/admin/orders/:orderId"].POST;
  expect(Object.keys(listed)).toEqual(expect.arrayContaining(Object.keys(staffActions)));
});
