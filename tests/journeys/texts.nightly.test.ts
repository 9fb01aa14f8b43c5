import { eq, sql } from "drizzle-orm";
import type { Page } from "playwright-core";
import { href } from "react-router";
import { afterAll, expect, inject, test } from "vitest";
import {
  FakeTexting,
  TWILIO,
  TWILIO_NUMBER,
} from "#app/running/messages/gateways/fakes/fake-texting.fixture.ts";
import { signTwilio } from "#app/running/messages/pages/shop/twilio-webhook.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { newShop, startApp } from "../app-server.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { checkInvariants } from "../invariants.ts";
import { until } from "../until.ts";
import { addToCart, fillCheckout, openCheckout, placeOrder, signIn } from "./buyer.ts";
import { choose, press, shipWithoutNumber } from "./staff-desk.ts";

const texting = await new FakeTexting().open();
const shop = await startApp(await newShop(inject("cluster")), {
  PAYMENT_PROVIDERS_URL: texting.url,
});
afterAll(async () => {
  await shop.stop();
  texting.close();
});

const BUYER = "+639171234567";

/** A guest who wants texts buys and pays; answers the number of the order. */
async function order(page: Page, email: string): Promise<string> {
  await addToCart(page, "Glow");
  await page.getByText("Glow added to cart!").first().waitFor();
  await openCheckout(page);
  await fillCheckout(page, email);
  await page.getByLabel("Phone").fill("0917 123 4567");
  await page.getByLabel("Text me when it ships").check();
  await placeOrder(page);
  await press(page, "Approve");
  await page.getByText("We received your payment").waitFor();
  return (await page.getByRole("heading", { level: 1 }).innerText()).replace("Order ", "");
}

async function ship(desk: Page, number: string): Promise<void> {
  await desk.goto(href("/admin/orders"));
  await desk.getByRole("link", { name: number, exact: true }).press("Enter");
  await choose(desk, "Start packing");
  await shipWithoutNumber(desk);
  // The period in which staff can undo it is over.
  await until("the mail about it waits", 10_000, async () => {
    const { rowCount } = await shop.db.execute(
      sql`select graphile_worker.reschedule_jobs(array_agg(id), run_at := now())
          from graphile_worker.jobs where task_identifier = 'orders.tell-shipment' having count(*) > 0`,
    );
    return rowCount === 1;
  });
}

const newsOf = async (email: string) =>
  (await shop.db.select().from(mails).where(eq(mails.to, email))).filter(({ subject }) =>
    subject.includes("is on its way"),
  );

test("a buyer is texted when it ships, opts out by reply, and then gets emails", async () => {
  const desk = await openPage({ url: shop.url });
  await desk.goto(href("/auth"));
  await signIn(desk, "owner@demo.test", "demo-owner-2026");
  await desk.waitForURL((url) => url.pathname !== href("/auth"));
  await desk.goto(href("/admin/settings/messages"));
  await desk.getByLabel("Company").selectOption({ label: "Twilio" });
  await desk.getByLabel("Account SID").fill(TWILIO.account);
  await desk.getByLabel("API key or auth token").fill(TWILIO.key);
  await desk.getByLabel("Sender").fill(TWILIO_NUMBER);
  await desk.getByLabel("Price of a text, in pesos").fill("0.50");
  await desk.getByLabel("Monthly limit, in pesos").fill("500");
  await press(desk, "Save connection");
  await desk.getByText("Connection saved.").first().waitFor();

  const page = await openPage({ url: shop.url, width: 360 });
  const first = await order(page, "first@example.test");
  await ship(desk, first);
  await until("the text is sent", 20_000, async () => texting.sent.length > 0);
  expect(texting.sent).toMatchObject([
    { to: BUYER, body: `Your order ${first} has shipped. Reply STOP to end texts.` },
  ]);
  expect(await newsOf("first@example.test")).toMatchObject([{ withheldWhy: "texted" }]);

  const to = `${shop.url}${href("/api/messages/twilio/reply")}`;
  const reply = new URLSearchParams({ AccountSid: TWILIO.account, From: BUYER, Body: "STOP" });
  const signature = signTwilio(to, reply, TWILIO.key);
  const headers = { "x-twilio-signature": signature };
  expect((await fetch(to, { method: "POST", body: reply, headers })).status).toBe(200);

  const second = await order(page, "second@example.test");
  await ship(desk, second);
  await until("there is an email", 20_000, async () => {
    const [news] = await newsOf("second@example.test");
    return news !== undefined && news.withheldWhy !== "texted";
  });
  expect(texting.sent).toHaveLength(1);
  await desk.goto(href("/admin/settings/messages"));
  await expectNoAxeViolations(desk);
  await screenshot(desk, "text messages after a reply");
  expect(await checkInvariants(shop.db)).toEqual([]);
});
