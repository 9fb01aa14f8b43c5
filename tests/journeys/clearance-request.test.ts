import { eq, like } from "drizzle-orm";
import type { Page } from "playwright-core";
import { href } from "react-router";
import { afterEach, expect, test } from "vitest";
import { saveAssessment } from "#app/care/assessments/commands/save-assessment.server.ts";
import { assessmentsOfUser } from "#app/care/assessments/queries/own.server.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import type { Clearance } from "#app/goods/catalog/rules/product-terms.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { userRoles } from "#app/running/staff/tables.server.ts";
import { findAccount } from "#app/platform/auth/find-account.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { until } from "../until.ts";
import { fillCheckout, openCheckout, placeOrder } from "./buyer.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { followLink, openMail } from "./mailbox.ts";
import { expectInvariants } from "./shop-invariants.ts";
import { openAs } from "./staff-desk.ts";
import { variants } from "../variants.ts";

afterEach(expectInvariants);

const BUYER = "customer@demo.test";
const ANSWERS = {
  contact: "Carla",
  email: BUYER,
  wellnessGoal: "recovery_wellness",
  challenges: ["poor_recovery"],
  ageGroup: "31-45",
  healthConditions: ["none"],
  glpExperience: "peptides_only",
  treatmentApproach: "hybrid",
} as const;

async function setClearance(slug: string, clearance: Clearance): Promise<void> {
  await insideTheShop(({ db }) =>
    db.update(products).set({ clearance }).where(eq(products.slug, slug)),
  );
}

/** A saved result of the buyer: another journey has those of the demo shop deleted. */
async function giveResult(): Promise<void> {
  await insideTheShop(async (ctx) => {
    const account = await findAccount(ctx.db, BUYER);
    if (!account) throw new Error("the demo shop has no customer");
    // Two of one minute would have one title, which no two records may have.
    if ((await assessmentsOfUser(ctx.db, account.id)).length > 0) return;
    const actor = { kind: "user", userId: account.id, email: BUYER, roles: ["customer"] } as const;
    const saved = await saveAssessment(
      { ...ctx, actor },
      { id: ctx.ids.newId(), answers: ANSWERS },
    );
    if (!saved.ok) throw new Error(saved.reason);
  });
}

/** The buyer asks on a phone, from the product's page. */
async function ask(page: Page, slug: string): Promise<void> {
  await giveResult();
  await openAs(page, "customer", href("/product/:id", { id: slug }));
  await page.getByRole("link", { name: "Ask a clinician" }).click();
  await page.getByText("The clinician will review your assessment").waitFor();
  await page.getByRole("button", { name: "Send request" }).click();
  await page.getByText("Please check your answers").waitFor();
  await expectNoAxeViolations(page);
  await page.getByLabel("How many units would you like?").fill("2");
  await page.getByLabel("What do you want to use it for?").fill("My skin after an illness");
  await page.getByLabel("Which medicines and supplements").fill("Metformin, 500 mg a day");
  await page.getByRole("checkbox", { name: /^I agree that/ }).check();
  await screenshot(page, `clearance-ask-${slug}`);
  await page.getByRole("button", { name: "Send request" }).click();
  await page.getByText("Request sent.").waitFor();
  await page.getByText("Under review").first().waitFor();
  await expectNoAxeViolations(page);
  await screenshot(page, `clearance-portal-${slug}`);
}

/** A clinician decides by keyboard: past the request that the demo shop has, take, read, approve. */
async function approve(name: string): Promise<void> {
  const desk = await openPage({ width: 1440 });
  await openAs(desk, "clinician", href("/admin/doctors/clearance"));
  await desk.getByRole("heading", { level: 1, name: "Clearance" }).waitFor();
  const request = desk.getByRole("region", { name: `Request for ${name}` });
  for (let skipped = 0; skipped < 5 && !(await request.isVisible()); skipped += 1) {
    await desk.keyboard.press("s");
    await desk.waitForURL("**?after=**");
    await desk.getByText(/^Requested:/).waitFor();
  }
  expect(await desk.getByText("Metformin").count()).toBe(0);
  await desk.keyboard.press("t");
  await desk.getByText("Metformin, 500 mg a day").waitFor();
  await desk.getByText("Your view of this request is recorded.").waitFor();
  await desk.getByText("Assessment from").first().waitFor();
  await expectNoAxeViolations(desk);
  await screenshot(desk, "clearance-queue");
  await desk.keyboard.press("a");
  await desk.getByText("Approved. The buyer gets an email.").waitFor();
}

test.each(
  variants([
    { javaScript: true, name: "Klow", slug: "klow" },
    { javaScript: false, name: "Glow", slug: "glow" },
  ]),
)("a required product from asking to receipt: %o", async ({ javaScript, name, slug }) => {
  await setClearance(slug, "required");
  try {
    const page = await openPage({ width: 360, javaScript, expectedProblems: [/422/] });
    await ask(page, slug);
    await approve(name);
    await mailOf(name);
    await openMail(page, BUYER, "Your request is approved");
    await followLink(page, href("/clearance/:id", { id: slug }));
    await page.getByRole("heading", { level: 1, name: `${name} is approved for you` }).waitFor();
    await expectNoAxeViolations(page);
    await screenshot(page, `clearance-approved-${slug}`);

    await page.getByLabel(`Quantity of ${name}`).first().fill("3");
    await page
      .getByRole("button", { name: /^Add to Cart/ })
      .first()
      .click();
    await page.getByText(`${name} added to cart!`).waitFor();
    await page.goto(href("/cart"));
    await page.getByText("A clinician approved 2 for you, but your cart has more.").waitFor();
    await expectNoAxeViolations(page);
    await page.goto(href("/checkout"));
    await page.getByText(/A clinician approved 2 of .* for you, but your cart has more/).waitFor();
    await page.goto(href("/cart"));
    const quantity = page.getByLabel(`Quantity of ${name}`);
    await quantity.fill("2");
    await quantity.press("Enter");
    await page.getByText("A clinician approved 2 for you").waitFor({ state: "detached" });

    await openCheckout(page);
    await fillCheckout(page, BUYER);
    await placeOrder(page);
    await page.getByRole("button", { name: "Approve" }).click();
    await page.waitForURL("**/portal?order_success=true");
    const number = await newestNumber();
    await page.getByRole("link", { name: number }).first().click();
    await page.getByText(`2 units of ${name}, approved by`).waitFor();
    await expectNoAxeViolations(page);
    await screenshot(page, `clearance-receipt-${slug}`);

    await page.goto(href("/clearance/:id", { id: slug }));
    await page.getByRole("button", { name: "Send request" }).waitFor();
    await page.goto(href("/portal/clearance"));
    await page.getByText("You’ve ordered everything that was approved.").first().waitFor();
    const desk = await openPage({ width: 1440, colorScheme: "dark" });
    await openAs(desk, "owner", href("/admin/orders"));
    await desk.getByRole("link", { name: number, exact: true }).press("Enter");
    await desk.getByText(`2 units of ${name}, approved by`).waitFor();
    await screenshot(desk, "clearance-order");
  } finally {
    await setClearance(slug, "acknowledge");
  }
});

/** The demo customer had such a mail of another product before. */
async function mailOf(name: string): Promise<void> {
  await insideTheShop(({ db }) =>
    until(`a mail about ${name}`, 20_000, async () => {
      const about = like(mails.text, `%approved 2 units of ${name}%`);
      return (await db.$count(mails, about)) > 0;
    }),
  );
}

async function newestNumber(): Promise<string> {
  return insideTheShop(async ({ db }) => {
    const found = await db.select().from(orders).where(eq(orders.email, BUYER));
    const newest = found.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0];
    return newest?.orderNumber ?? "";
  });
}

test("without a clinician the shop takes no requests, and says so", async () => {
  const clinicians = eq(userRoles.role, "clinician");
  const before = await insideTheShop(({ db }) =>
    db.delete(userRoles).where(clinicians).returning(),
  );
  try {
    const page = await openPage({ width: 360, colorScheme: "dark" });
    await page.goto(href("/product/:id", { id: "retatrutide" }));
    await page.getByText("None of our clinicians can give approvals right now.").waitFor();
    expect(await page.getByRole("link", { name: "Ask a clinician" }).count()).toBe(0);
    await setClearance("klow", "required");
    await openAs(page, "customer", href("/clearance/:id", { id: "klow" }));
    await page.getByText("None of our clinicians can review requests right now").waitFor();
    expect(await page.getByRole("button", { name: "Send request" }).count()).toBe(0);
    await expectNoAxeViolations(page);
    await screenshot(page, "clearance-nobody");
  } finally {
    await setClearance("klow", "acknowledge");
    await insideTheShop(({ db }) => db.insert(userRoles).values(before));
  }
});

test("an owner sees how many wait, and no one's answers", async () => {
  const page = await openPage({ width: 1440, colorScheme: "dark" });
  await openAs(page, "owner", href("/admin"));
  await page.getByRole("link", { name: /Approvals to decide/ }).click();
  await page.getByText(/waiting for a clinician\. Oldest/).waitFor();
  expect(await page.getByRole("button", { name: "Take and read" }).count()).toBe(0);
  await expectNoAxeViolations(page);
  await screenshot(page, "clearance-owner");
});
