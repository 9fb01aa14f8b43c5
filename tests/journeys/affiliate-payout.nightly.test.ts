import { eq } from "drizzle-orm";
import { href } from "react-router";
import { afterEach, expect, test } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import { adjustBalance } from "#app/reach/affiliates/commands/adjust-balance.server.ts";
import { draftPayout } from "#app/reach/affiliates/commands/draft-payout.server.ts";
import { savePayoutDetails } from "#app/reach/affiliates/commands/save-payout-details.server.ts";
import { makeAffiliate } from "#app/reach/affiliates/factories.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import { createAccount } from "#app/platform/auth/create-account.server.ts";
import { accountOf } from "../actor-of.ts";
import { newPicture } from "../new-picture.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { signIn } from "./buyer.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { expectInvariants } from "./shop-invariants.ts";
import { openAs, press } from "./staff-desk.ts";

afterEach(expectInvariants);

const PASSWORD = "mango-avenue-9";
const ACCOUNT = {
  method: "gcash",
  holder: "Ligaya Payout",
  number: "09171239876",
  bank: "",
} as const;

/** An affiliate with money due, in a draft payout of the shop. */
async function draftFor(firstName: string) {
  return insideTheShop(async (ctx) => {
    const email = `${firstName.toLowerCase()}-${ctx.ids.newId().slice(-8)}@example.test`;
    const actor = await accountOf(ctx, "customer", { email });
    const userId = actor.kind === "user" ? actor.userId : "";
    await ctx.db
      .update(customers)
      .set({ firstName, lastName: "Payout" })
      .where(eq(customers.userId, userId));
    const made = await makeAffiliate(ctx, userId, `PAY${ctx.ids.newId().slice(-8).toUpperCase()}`);
    await savePayoutDetails({ ...ctx, actor, now: addDays(ctx.now, -4) }, ACCOUNT);
    const reason = "A prize for the best guide";
    await adjustBalance(ctx, { affiliateId: made.id, version: 1, amount: 123_450, reason });
    const drafted = await draftPayout(ctx);
    if (!drafted.ok) throw new Error(drafted.reason);
    return { ...made, payoutId: drafted.value.id };
  });
}

test.each([360, 1440])(
  "a payout is confirmed, paid and settled at %i px in the dark",
  async (width) => {
    const { id, code, payoutId } = await draftFor(`Ligaya${width}`);
    const page = await openPage({ colorScheme: "dark", width, expectedProblems: [/422/] });
    await openAs(page, "owner", href("/admin/affiliates/payouts/:payoutId", { payoutId }));
    await page.getByText(`GCash ending 9876`).first().waitFor();
    await expectNoAxeViolations(page);
    await screenshot(page, `payout-draft-${width}`);
    await page.getByRole("button", { name: /^Confirm ₱/ }).click();
    await page.getByText("The payout is confirmed. Pay its lines now.").waitFor();
    await page.getByRole("link", { name: "Pay and settle" }).click();
    await page.getByRole("heading", { name: /^Payments of AP-/ }).waitFor();
    await page.getByText(`Settle ${code}`).click();
    const row = page.getByRole("listitem").filter({ hasText: code });
    await row.getByLabel("Payment reference").fill("GC-2026-1");
    const receipt = (name: string, buffer: Buffer) =>
      row.getByLabel("Receipt").setInputFiles({ name, mimeType: "image/png", buffer });
    await receipt("receipt.png", Buffer.from("no picture"));
    await row.getByRole("button", { name: "Mark as paid" }).click();
    await row.getByText("We can’t read this file. Choose a PDF or a picture.").waitFor();
    await screenshot(page, `payments-refused-${width}`);
    await receipt("receipt.png", Buffer.from(await newPicture()));
    await row.getByRole("button", { name: "Mark as paid" }).click();
    await page.getByText("The line is paid.").waitFor();
    await expectNoAxeViolations(page);
    const shown = page.getByRole("link", { name: `Receipt for ${code}`, exact: true });
    const picture = await page.request.get((await shown.getAttribute("href")) ?? "");
    expect(picture.headers()["content-type"]).toBe("image/webp");
    const wide = await page.evaluate("document.documentElement.scrollWidth - innerWidth");
    expect(wide).toBeLessThanOrEqual(0);
    await screenshot(page, `payments-${width}`);
    await page.getByRole("link", { name: /Payout AP-/ }).click();
    await page.getByRole("link", { name: `Receipt ${code}` }).waitFor();
    await screenshot(page, `payout-paid-${width}`);
    const [statement] = await page.getByRole("link", { name: `Statement ${code}` }).all();
    const pdf = await page.request.get((await statement?.getAttribute("href")) ?? "");
    expect(pdf.headers()["content-type"]).toBe("application/pdf");
    await page.goto(href("/admin/affiliates/people/:affiliateId", { affiliateId: id }));
    await page.getByText("Paid out", { exact: true }).waitFor();
    await page.getByText(/^Moved to payout AP-/).waitFor();
    await page.getByText("Corrected by the shop: A prize for the best guide").waitFor();
    await screenshot(page, `affiliate-ledger-${width}`);
  },
);

test("an affiliate says where to be paid, and sees its last digits and the waiting time only", async () => {
  const email = `own-payouts-${crypto.randomUUID().slice(0, 8)}@example.test`;
  const names = { firstName: "Maria", lastName: "Payee", isDemo: false };
  await insideTheShop(async (ctx) => {
    const { userId } = await createAccount(ctx, { email, password: PASSWORD, ...names });
    await makeAffiliate(ctx, userId, `OWN${ctx.ids.newId().slice(-8).toUpperCase()}`);
  });
  const page = await openPage({ colorScheme: "dark", width: 360, expectedProblems: [/422/] });
  const payouts = href("/portal/affiliate/payouts");
  await page.goto(`${href("/auth")}?next=${encodeURIComponent(payouts)}`);
  await signIn(page, email, PASSWORD);
  await page.getByLabel("Account name").fill("Maria Santos");
  await page.getByLabel("Mobile or account number").fill("123");
  await press(page, "Save payout details");
  await page.getByRole("link", { name: /Enter an 11-digit mobile number/ }).waitFor();
  await expectNoAxeViolations(page);
  await page.getByLabel("Mobile or account number").fill("0917 555 4321");
  await press(page, "Save payout details");
  await page.getByText("Payouts go to GCash ending 4321.").waitFor();
  await page.getByText(/^We use these details from/).waitFor();
  expect(await page.content()).not.toContain("5554321");
  await expectNoAxeViolations(page);
  await screenshot(page, "own-payouts-360");
});
