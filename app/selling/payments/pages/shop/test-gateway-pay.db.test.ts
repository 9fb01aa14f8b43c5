import { beforeEach, expect, it } from "vitest";
import { testContext } from "#tests/context.ts";
import { testGatewayPayments } from "../../tables.server.ts";
import * as pay from "./test-gateway-pay.tsx";
import * as refunds from "./test-gateway-refund.ts";
import * as status from "./test-gateway-status.ts";
import { openTestGateway, REQUEST } from "./test-gateway.fixture.ts";

const shop = await testContext();
const { db } = shop;
const bank = openTestGateway(shop);
beforeEach(() => bank.reset());

it("shows what a signed link asks for", async () => {
  expect(await bank.open(await bank.link())).toEqual({
    status: 200,
    state: "open",
    payment: {
      merchant: "Project: Me",
      reference: "order_1_a",
      amount: 1_250_000,
      currency: "PHP",
      customerEmail: "maria@example.test",
    },
  });
});

const REFUSED = { status: 400, errors: { link: expect.any(String) } };

it("shows nothing of a link somebody changed, and takes no money by it", async () => {
  const forged = (await bank.link()).replace("amount=12500.00", "amount=1.00");
  expect(await bank.open(forged)).toEqual({
    status: 400,
    state: "unusable",
    reason: "bad_signature",
    backUrl: undefined,
  });
  expect(await bank.press(forged, "approve")).toMatchObject(REFUSED);
  expect(await db.select().from(testGatewayPayments)).toEqual([]);
});

it("is closed after 30 minutes, with the way back", async () => {
  const old = await bank.link();
  bank.timeIs(31 * 60);
  expect(await bank.open(old)).toMatchObject({
    status: 400,
    reason: "stale",
    backUrl: REQUEST.cancelUrl,
  });
  expect(await bank.press(old, "approve")).toMatchObject(REFUSED);
});

it.each([
  ["approve", "paid", REQUEST.returnUrl],
  ["cancel", "cancelled", REQUEST.cancelUrl],
  ["decline", "failed", REQUEST.cancelUrl],
])("leads back after %s, and shows it as %s to the back button", async (decision, state, to) => {
  const address = await bank.link();
  expect(await bank.press(address, decision)).toEqual({ status: 303, location: to });
  expect(await bank.open(address)).toMatchObject({ state: "decided", status: state, backUrl: to });
});

it("shows what was decided to somebody who decides otherwise in an old window", async () => {
  const address = await bank.link();
  await bank.press(address, "approve");
  const { pathname, search } = new URL(address);
  expect(await bank.press(address, "cancel")).toEqual({ status: 303, location: pathname + search });
});

it.each([
  ["delay_seconds", "61"],
  ["delay_seconds", "-1"],
  ["delay_seconds", "1.5"],
  ["repeat", "0"],
  ["repeat", "6"],
  ["order", "sideways"],
])("asks again when %s is %s", async (name, value) => {
  const answer = await bank.press(await bank.link(), "approve", { [name]: value });
  expect(answer).toMatchObject({ status: 400, errors: { [name]: expect.any(String) } });
  expect(await db.select().from(testGatewayPayments)).toEqual([]);
});

it("does not exist outside demo mode", async () => {
  const none = {
    find: () => undefined,
    enabled: () => [],
    known: () => [],
    renew: async () => undefined,
    testProvider: undefined,
  };
  const request = () => new Request("http://localhost:3000/test-gateway/pay");
  for (const visit of [pay.loader, pay.action, status.loader, refunds.action]) {
    await expect(visit(bank.args(request(), none))).rejects.toMatchObject({ status: 404 });
  }
});
