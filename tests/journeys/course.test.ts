import { eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import { href } from "react-router";
import { afterEach, expect, test } from "vitest";
import { addDays, addMinutes, shopDay } from "#app/lib/dates.ts";
import { markVisit } from "#app/care/consultations/commands/mark-visit.server.ts";
import { takeVisit } from "#app/care/consultations/commands/take-visit.server.ts";
import { makeBookableDoctor, makeBooking } from "#app/care/consultations/factories.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import { findAccount } from "#app/platform/auth/find-account.server.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { expectInvariants } from "./shop-invariants.ts";
import { openAs, press } from "./staff-desk.ts";

afterEach(expectInvariants);

const course = href("/portal/therapy");
const log = href("/portal/therapy/log");
const settings = href("/portal/therapy/settings");
const ago = (days: number) => shopDay(addDays(new Date(), -days));

async function look(page: Page, name: string): Promise<void> {
  await expectNoAxeViolations(page);
  await screenshot(page, name);
}

test("in week six a dose is logged in two taps, and a slip of the decimal point is stopped", async () => {
  const page = await openPage({ width: 1440, expectedProblems: [/422/] });
  await openAs(page, "customer", href("/portal"));
  await page.getByRole("heading", { name: "Next dose of Tirzepatide" }).waitFor();
  await look(page, "today");
  await page.getByRole("link", { name: "Log dose" }).waitFor();
  await page.goto(course);
  await page.getByText("Due today").waitFor();
  await page.getByText("5 mg of 10 mg").waitFor();
  await look(page, "course in week six");

  await page.getByRole("link", { name: "Log dose" }).click();
  await page.getByRole("heading", { name: "Log a dose of Tirzepatide" }).waitFor();
  expect(await page.getByLabel("Amount in mg").inputValue()).toBe("5");
  expect(await page.getByLabel("Taken on").inputValue()).toBe(ago(0));
  expect(await page.getByRole("radio", { name: /^Upper arm, right/ }).isChecked()).toBe(true);
  await page.getByText("filled to the 50 line, which is 0.5 mL").waitFor();
  await look(page, "dose form");

  await page.getByLabel("Amount in mg").fill("50");
  await press(page, "Save dose");
  await page.getByRole("link", { name: /50 mg is at least ten times your plan of 5 mg/ }).waitFor();
  await page.getByRole("link", { name: "Call 911" }).waitFor();
  await look(page, "dose stopped");

  // The whole way: one tap on the page of the day, and one that saves.
  await page.goto(href("/portal"));
  await page.getByRole("link", { name: "Log dose" }).click();
  await press(page, "Save dose");
  await page.getByText("Dose logged.").first().waitFor();
  await page.getByText("In 7 days.").waitFor();
  await page.getByText("You’ll need the next vial on").waitFor();
  await page.goto(log);
  await page.getByRole("heading", { name: "What you took" }).waitFor();
  expect(await page.getByRole("row").count()).toBe(7);
  await look(page, "course log");

  const file = await page.request.get(href("/portal/therapy/doses.csv"));
  expect((await file.text()).split("\r\n").filter(Boolean)).toHaveLength(7);
});

test("from agreeing to deleting it all, on a small phone without JavaScript", async () => {
  const page = await openPage({
    width: 360,
    colorScheme: "dark",
    javaScript: false,
    expectedProblems: [/422/, /409/],
  });
  await openAs(page, "customer", settings);
  await look(page, "course settings");
  await press(page, "Delete all");
  await page.getByText("Check the box to delete all.").first().waitFor();
  await page.getByLabel("Yes, delete my whole course").check();
  await press(page, "Delete all");
  await page.getByText("Your course is deleted").waitFor();
  await page.goto(log);
  await page.waitForURL((url) => url.pathname === course);
  await press(page, "Agree and continue");
  await page.getByText("Check the box to agree.").first().waitFor();
  await look(page, "course consent");
  await page.getByLabel(/^I agree that/).check();
  await press(page, "Agree and continue");
  await page.getByText("You can start a course now").waitFor();
  await page.getByText("No plan: there’s no approved dose").first().waitFor();
  await look(page, "course to start");

  await page.getByLabel("First dose on").fill(ago(8));
  await press(page, "Start course");
  await page.getByText("Course started.").waitFor();
  await page.getByText("8 days late").waitFor({ state: "detached" });
  await page.getByText("No dose logged for").waitFor();

  await page.getByText("Open a vial", { exact: true }).click();
  await page.getByLabel("Mixed on").fill(ago(8));
  await press(page, "Add this vial");
  await page.getByText("10 mg of 10 mg").waitFor();

  await page.getByRole("link", { name: "Add a past dose" }).click();
  await page.getByRole("heading", { name: "Before your first dose" }).waitFor();
  await look(page, "dose shown once");
  await press(page, "I’ve read this");
  await page.goto(course);
  await page.getByRole("link", { name: "Add a past dose" }).click();
  await press(page, "Save dose");
  await page.getByRole("link", { name: /Enter a day/ }).waitFor();
  await page.getByLabel("Taken on").fill(ago(8));
  await page.getByLabel("Vial", { exact: true }).selectOption({ index: 0 });
  await page.getByRole("radio", { name: /^Belly, left/ }).check();
  await press(page, "Save dose");
  await page.getByText("5 mg of 10 mg").waitFor();
  await look(page, "course on a phone");

  await page.goto(log);
  await page.getByRole("link", { name: /^Edit the dose on/ }).click();
  await page.getByRole("radio", { name: /^Thigh, right/ }).check();
  await press(page, "Save changes");
  await page.getByRole("cell", { name: "Thigh, right" }).waitFor();

  await page.goto(course);
  await page.getByRole("link", { name: "Change plan" }).click();
  await press(page, "Pause");
  await page.getByText("Course paused.").waitFor();
  await page.goto(course);
  await page.getByText("Nothing is due, and we send no reminders").waitFor();
  await page.getByRole("link", { name: "Resume" }).click();
  await press(page, "Resume");
  await page.getByText("Next dose rescheduled.").waitFor();
  await page.getByLabel("Tirzepatide email reminder").selectOption({ label: "8:00 AM" });
  await press(page, "Save reminder");
  await page.getByText("Reminder saved.").waitFor();
  await press(page, "Create link");
  const address = await page.getByLabel("Your calendar link").inputValue();
  const calendar = await page.request.get(address);
  expect(calendar.headers()["content-type"]).toContain("text/calendar");
  const entries = await calendar.text();
  expect(entries).toContain(`DTSTART;VALUE=DATE:${ago(0).replaceAll("-", "")}`);
  expect(entries).not.toMatch(/tirzepatide|dose|mg/i);
  await press(page, "Turn off link");
  await page.getByText("The calendar link no longer works.").waitFor();
  expect((await page.request.get(address)).status()).toBe(404);

  await page.goto(course);
  await page.getByText("Due today").waitFor();
  await page.getByRole("link", { name: "Log how you feel" }).click();
  await press(page, "Save");
  await page.getByRole("link", { name: "Choose at least one." }).waitFor();
  await page.getByLabel("Nausea").check();
  await press(page, "Save");
  await page.getByText("Saved.", { exact: true }).waitFor();
  await page.getByLabel("Severe belly pain, or belly pain that doesn’t stop").check();
  await page.getByLabel("Thoughts of harming myself").check();
  await press(page, "Save");
  await page.getByText("Stop and get help now").waitFor();
  expect(await page.getByRole("link", { name: "Call 1553" }).getAttribute("href")).toBe("tel:1553");
  await look(page, "warning sign");
});

/** A visit of the demo customer to which they came. */
async function visit(): Promise<string> {
  return insideTheShop(async (ctx) => {
    const account = await findAccount(ctx.db, "clinician@demo.test");
    const [patient] = await ctx.db
      .select()
      .from(customers)
      .where(eq(customers.email, "customer@demo.test"));
    if (!account || !patient) throw new Error("the demo shop has both");
    const email = "clinician@demo.test";
    const actor = { kind: "user", userId: account.id, email, roles: ["clinician"] } as const;
    const doctorId = await makeBookableDoctor(ctx, { name: "Lea Course, MD" });
    const startsAt = addMinutes(ctx.now, -20);
    const bookingId = await makeBooking(ctx, { doctorId, customerId: patient.id, startsAt });
    await takeVisit({ ...ctx, actor }, bookingId);
    await markVisit({ ...ctx, actor }, { bookingId, version: 1, came: true });
    return bookingId;
  });
}

test("what a clinician writes is what is drawn, with its mL and units", async () => {
  const bookingId = await visit();
  const staff = await openPage({ width: 1440, expectedProblems: [/422/] });
  await openAs(staff, "clinician", href("/admin/consultations/:bookingId", { bookingId }));
  await staff.getByRole("link", { name: "Write dosing instructions" }).click();
  await staff.getByRole("heading", { level: 1, name: /^Dosing instructions after/ }).waitFor();
  await staff.getByLabel("Product", { exact: true }).selectOption("Tirzepatide");
  await staff.getByLabel("Days between doses").fill("7");
  await staff.getByLabel("Dose 1 in mg").fill("25");
  await staff.getByLabel("Vial strength in mg").fill("10");
  await staff.getByLabel("Water in mL").fill("2");
  await press(staff, "Save instructions");
  await staff
    .getByRole("link", { name: /above the highest dose on this medicine’s label/ })
    .waitFor();
  await staff.getByLabel("Dose 1 in mg").fill("2.5");
  await press(staff, "Save instructions");
  await staff.getByText("Instructions saved.").first().waitFor();
  await look(staff, "instruction written");

  const page = await openPage({ width: 360 });
  await openAs(page, "customer", course);
  await page
    .getByText(/^Based on .+’s instructions/)
    .first()
    .waitFor();
  await page.getByText("Open a vial", { exact: true }).click();
  await page.getByLabel(/^I mixed it with exactly 2 mL/).check();
  await press(page, "Add this vial");
  await page.getByText("with 2 mL of water").first().waitFor();
  await page.getByRole("link", { name: "Log dose" }).click();
  await page.getByRole("heading", { name: "Before your first dose" }).waitFor();
  await page.getByText("filled to the 50 line, which is 0.5 mL").waitFor();
  await press(page, "I’ve read this");
  await page.getByRole("button", { name: "Save dose" }).waitFor();
  await page.getByText("filled to the 50 line, which is 0.5 mL").waitFor();
  await look(page, "dose with units");
  await page.goto(href("/portal"));
  await page.getByRole("heading", { name: "Next dose of Tirzepatide" }).waitFor();
  await look(page, "today on a phone");
});
