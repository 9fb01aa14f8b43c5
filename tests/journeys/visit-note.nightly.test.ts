import { eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import { href } from "react-router";
import { afterEach, expect, test } from "vitest";
import { addMinutes } from "#app/lib/dates.ts";
import { saveAssessment } from "#app/care/assessments/commands/save-assessment.server.ts";
import { someAnswers } from "#app/care/assessments/factories.ts";
import { bookings } from "#app/care/consultations/tables.server.ts";
import { createAccount } from "#app/platform/auth/create-account.server.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { fillCheckout, openCheckout, placeOrder, signIn } from "./buyer.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { followLink, openMail } from "./mailbox.ts";
import { expectInvariants } from "./shop-invariants.ts";
import { openAs } from "./staff-desk.ts";
import { variants } from "../variants.ts";

afterEach(expectInvariants);

const PASSWORD = "a-visit-of-2026";
const REASON = "I sleep badly since March";

/** A patient of this journey alone, with a saved assessment; no two records have one title. */
async function makePatient(email: string, width: number): Promise<void> {
  await insideTheShop(async (ctx) => {
    const names = { firstName: "Vera", lastName: `Visita ${width}`, isDemo: false };
    const { userId } = await createAccount(ctx, { email, password: PASSWORD, ...names });
    const actor = { kind: "user", userId, email, roles: ["customer"] } as const;
    const answers = someAnswers({ healthConditions: ["diabetes"] });
    const now = addMinutes(ctx.now, -width);
    const saved = await saveAssessment({ ...ctx, actor, now }, { id: ctx.ids.newId(), answers });
    if (!saved.ok) throw new Error(saved.reason);
  });
}

/** Books a time by hand; answers its number. */
async function book(page: Page, email: string): Promise<string> {
  await page.goto(href("/auth"));
  await signIn(page, email, PASSWORD);
  await page.waitForURL((url) => url.pathname !== href("/auth"));
  await page.goto(href("/consultation"));
  await page.getByRole("link", { name: "Book Consultation with Dr. Marco Bautista" }).click();
  await page.getByRole("link", { name: "Initial consultation" }).click();
  await page.locator("#times").getByRole("button", { disabled: false }).first().click();
  await page.getByRole("button", { name: "Book this time" }).click();
  await page.getByRole("heading", { name: "Your consultation is booked" }).waitFor();
  return /C-\d\d-\d{6}/.exec(await page.locator("main").innerText())?.[0] ?? "";
}

/** The patient fills the form in, from the mail. */
async function fillForm(page: Page, email: string, number: string): Promise<void> {
  await page.getByText("Form not filled in yet").waitFor();
  await expectNoAxeViolations(page);
  await screenshot(page, "visit-booking");
  await openMail(page, email, `Your consultation ${number} is booked`);
  await followLink(page, "/form");
  await page.getByRole("heading", { level: 1, name: "Before your visit" }).waitFor();
  await page.getByText(/^Filled in from your assessment on/).waitFor();
  expect(await page.getByLabel("Which health conditions do you have").inputValue()).toContain(
    "Diabetes",
  );
  await page.getByRole("button", { name: "Save for my clinician" }).click();
  await page.getByText("Please check your answers").waitFor();
  await expectNoAxeViolations(page);
  await screenshot(page, "visit-form-refused");
  await page.getByLabel("Why are you coming?").fill(REASON);
  await page.getByLabel("Which medicines and supplements").fill("Metformin, 500 mg a day");
  await page.getByRole("checkbox", { name: /^I agree that/ }).check();
  await page.getByRole("button", { name: "Save for my clinician" }).click();
  await page.getByText("Saved. Your clinician can read it before the visit.").waitFor();
  await page.getByText("Form filled in").waitFor();
  await page.goto(href("/portal/consultations"));
  await page.getByRole("link", { name: `Change the form for your visit ${number}` }).waitFor();
  await expectNoAxeViolations(page);
  await screenshot(page, "visit-portal");
}

/** The visit began so long ago: a doctor has one at a time. */
async function begin(number: string, minutes: number): Promise<string> {
  return insideTheShop(async ({ db, now }) => {
    const times = { startsAt: addMinutes(now, -minutes), endsAt: addMinutes(now, 45 - minutes) };
    const ofNumber = eq(bookings.number, number);
    const [booking] = await db.update(bookings).set(times).where(ofNumber).returning();
    return booking?.id ?? "";
  });
}

/** The clinician takes the visit, reads, and ends it with an approval. */
async function endVisit(number: string, minutes: number): Promise<void> {
  const desk = await openPage({ width: 1440, expectedProblems: [/422/] });
  await openAs(desk, "clinician", href("/admin/consultations"));
  await desk
    .getByRole("link", { name: `View ${number}` })
    .first()
    .press("Enter");
  await desk.getByRole("heading", { level: 1, name: `Consultation ${number}` }).waitFor();
  expect(await desk.getByText("Vera Visita").count()).toBe(0);
  await desk.getByRole("button", { name: "Take this visit" }).click();
  await desk.getByText(REASON).waitFor();
  await desk.getByText("Vera Visita").first().waitFor();
  await begin(number, minutes);
  await desk.reload();
  await desk.getByRole("button", { name: "Attended", exact: true }).click();
  await desk.getByText("Marked as attended.").waitFor();
  await desk.getByLabel("For the patient").fill("Please keep a sleep diary.");
  await desk.getByLabel("Outcome of the visit").selectOption("Approve a product");
  await desk.getByRole("button", { name: "End the visit" }).click();
  await desk.getByText("Enter a summary.").first().waitFor();
  await expectNoAxeViolations(desk);
  await screenshot(desk, "visit-note-refused");
  await desk.getByLabel("Summary", { exact: true }).fill("Sleeps four hours.");
  await desk
    .getByLabel("Product", { exact: true })
    .selectOption("Retatrutide: requested in the visit");
  await desk.getByRole("button", { name: "End the visit" }).click();
  await desk.getByText("The visit is done, and the note is final.").waitFor();
  await desk.getByLabel("Add to the note").fill("The blood test came back.");
  await desk.getByRole("button", { name: "Add", exact: true }).click();
  await desk.getByText("Added to the note.").waitFor();
  await expectNoAxeViolations(desk);
  await screenshot(desk, "visit-note-final");
}

/** The owner sees the booking, and nothing of the patient’s health. */
async function ownerSeesNothing(bookingId: string): Promise<void> {
  const desk = await openPage({ width: 360, colorScheme: "dark" });
  await openAs(desk, "owner", href("/admin/consultations/:bookingId", { bookingId }));
  await desk.getByText("took this visit").waitFor();
  await desk.getByText("Vera Visita").first().waitFor();
  for (const health of [REASON, "Sleeps four hours", "sleep diary"]) {
    expect(await desk.getByText(health).count()).toBe(0);
  }
  await expectNoAxeViolations(desk);
  await screenshot(desk, "visit-owner");
}

test.each(
  variants([
    { javaScript: true, width: 1280 },
    { javaScript: false, width: 360 },
  ]),
)("from a booking to what its clinician approved: %o", async ({ javaScript, width }) => {
  const email = `vera-${width}@visits.test`;
  await makePatient(email, width);
  const page = await openPage({ javaScript, width, expectedProblems: [/422/] });
  const number = await book(page, email);
  await fillForm(page, email, number);
  await endVisit(number, javaScript ? 10 : 100);
  const bookingId = await insideTheShop(async ({ db }) => {
    const [row] = await db.select().from(bookings).where(eq(bookings.number, number));
    return row?.id ?? "";
  });
  await ownerSeesNothing(bookingId);

  await openMail(page, email, `Your clinician left you a note about consultation ${number}`);
  await followLink(page, href("/consultation/booking/:bookingId", { bookingId }));
  await page.getByText("Please keep a sleep diary.").waitFor();
  expect(await page.getByText("Sleeps four hours").count()).toBe(0);
  await expectNoAxeViolations(page);
  await screenshot(page, "visit-for-patient");
  await page.goto(href("/clearance/:id", { id: "retatrutide" }));
  await page.getByRole("heading", { name: "Retatrutide is approved for you" }).waitFor();
  await page
    .getByRole("button", { name: /^Add to Cart/ })
    .first()
    .click();
  await page.getByText("Retatrutide added to cart!").waitFor();
  await openCheckout(page);
  await fillCheckout(page, email);
  await placeOrder(page);
  await page.getByRole("button", { name: "Approve" }).click();
  await page.waitForURL("**/portal?order_success=true");

  await page.goto(href("/portal/consultations"));
  await page.getByRole("button", { name: "Withdraw consent and delete" }).click();
  await page.getByText("Consent withdrawn and answers deleted.").waitFor();
});
