import { eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import { href } from "react-router";
import { afterEach, expect, test } from "vitest";
import { affiliates } from "#app/selling/referrals/tables.server.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import { createAccount } from "#app/platform/auth/create-account.server.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import {
  addToCart,
  fillCheckout,
  openCheckout,
  placeOrder,
  tickRequired,
  signIn,
} from "./buyer.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { orderOnline } from "./quick-orders.ts";
import { expectInvariants } from "./shop-invariants.ts";
import { press } from "./staff-desk.ts";

afterEach(expectInvariants);

const PASSWORD = "mango-avenue-8";
const AFFILIATE = href("/portal/affiliate");

async function newCustomer(page: Page, email: string): Promise<void> {
  const names = { firstName: "Juan", lastName: "dela Cruz", isDemo: false };
  await insideTheShop((ctx) => createAccount(ctx, { email, password: PASSWORD, ...names }));
  await page.goto(`${href("/auth")}?next=${encodeURIComponent(AFFILIATE)}`);
  await signIn(page, email, PASSWORD);
}

async function approve(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Approve" }).click();
  await page.waitForURL(/\/(order|portal)/);
}

/** A job books the commission. */
async function untilShown(page: Page, text: string | RegExp): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.goto(AFFILIATE);
        return page.getByText(text).count();
      },
      { timeout: 20_000 },
    )
    .toBeGreaterThan(0);
}

async function codeOf(email: string): Promise<string> {
  const found = await insideTheShop(({ db }) =>
    db
      .select({ code: affiliates.affiliateCode })
      .from(affiliates)
      .innerJoin(customers, eq(customers.id, affiliates.customerId))
      .where(eq(customers.email, email)),
  );
  return found[0]?.code ?? "";
}

/** Checks out as a guest, with this text in the referral field. */
async function checkOut(page: Page, email: string, code?: string): Promise<void> {
  await addToCart(page, "Klow");
  await page.getByText("Klow added to cart!").first().waitFor();
  await openCheckout(page);
  await fillCheckout(page, email);
  if (code !== undefined) await page.getByLabel("Referral code").fill(code);
}

test.each([
  { javaScript: true, width: 1440, colorScheme: "light" },
  { javaScript: false, width: 360, colorScheme: "dark" },
] as const)("somebody who bought joins, sends buyers, and sees each peso: %o", async (options) => {
  const look = options.javaScript ? "" : " without JavaScript";
  const own = `affiliate-${options.width}@example.test`;
  const page = await openPage({ ...options, expectedProblems: [/4(09|22)/] });
  await newCustomer(page, own);
  await page
    .getByText("You need to make at least one purchase before joining the affiliate program.")
    .waitFor();
  await screenshot(page, `affiliate locked${look}`);
  await orderOnline(page, "Klow", own);
  await approve(page);
  await untilShown(page, "terms of the affiliate program");
  await expectNoAxeViolations(page);
  await screenshot(page, `affiliate join${look}`);
  await press(page, "Join the program");
  await page
    .getByText(/^Failed to join affiliate program\. Accept the program terms/)
    .first()
    .waitFor();
  await page.getByRole("checkbox").check();
  await press(page, "Join the program");
  await page.getByText("You've successfully joined the affiliate program!").first().waitFor();
  await page.getByText("No commissions yet").waitFor();
  const code = await codeOf(own);
  expect(code).toMatch(/^JUDE\d{6}$/);

  // By the link, on one phone: the code disappears from the address, and the checkout knows it.
  const guest = await openPage({ ...options, width: 360 });
  await guest.goto(`${href("/products")}?ref=${code.toLowerCase()}`);
  expect(new URL(guest.url()).search).toBe("");
  await checkOut(guest, `linked-${options.width}@gmail.com`);
  await guest.getByText(`Referred by ${code}.`).waitFor();
  await screenshot(guest, `affiliate checkout${look}`);
  await placeOrder(guest);
  await approve(guest);
  await untilShown(page, "l•••@g…");
  await page.getByText("On hold for 60 days from the day the parcel ships.").first().waitFor();

  // By the code, on another device; an affiliate's own code is refused.
  const other = await openPage({ ...options, width: 360, expectedProblems: [/422/] });
  await checkOut(other, own, code);
  await other.getByRole("button", { name: "Place Order" }).click();
  await other.getByText("This is your own code").first().waitFor();
  await screenshot(other, `affiliate own code${look}`);
  await other.getByLabel("Email", { exact: true }).fill(`typed-${options.width}@yahoo.com`);
  await tickRequired(other);
  await placeOrder(other);
  await approve(other);
  await untilShown(page, "t•••@y…");

  await page.getByText("How it’s calculated").first().click();
  await page
    .getByText(/of goods × 10% = ₱/)
    .first()
    .waitFor();
  expect(await page.getByText("Klow").count()).toBe(0);
  await expectNoAxeViolations(page);
  await screenshot(page, `affiliate dashboard${look}`);
  const file = await page.request.get(href("/portal/affiliate/commissions.csv"));
  const lines = (await file.text()).trim().split("\r\n");
  expect(lines).toHaveLength(3);
  expect(lines[2]).toContain("l•••@g…");
  const picture = await page.request.get(href("/portal/affiliate/code.svg"));
  expect(await picture.text()).toContain("<svg");

  if (!options.javaScript) return;
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await press(page, "Copy code");
  await page.getByText("Copied!").first().waitFor();
});

test("a link to nobody leads on, and sets no cookie", async () => {
  const page = await openPage();
  const answer = await page.request.get(`${href("/products")}?ref=NONE123456&sort=rating`, {
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
  expect(answer.headers()["location"]).toBe(`${href("/products")}?sort=rating`);
  expect(answer.headers()["set-cookie"]).toBeUndefined();
  expect(answer.headers()["content-security-policy"]).toContain("default-src");
});
