import { eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import { href } from "react-router";
import { afterEach, expect, test } from "vitest";
import { addDays, addMinutes, atShopMinute, shopDay } from "#app/lib/dates.ts";
import { makeBookableDoctor, makeBooking } from "#app/care/consultations/factories.ts";
import { weekdayOf } from "#app/care/consultations/rules/free-slots.ts";
import { doctorHours, doctors } from "#app/care/consultations/tables.server.ts";
import { createAccount } from "#app/platform/auth/create-account.server.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { signIn } from "./buyer.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { followLink, openMail } from "./mailbox.ts";
import { expectInvariants } from "./shop-invariants.ts";
import { openAs } from "./staff-desk.ts";

afterEach(expectInvariants);

const PASSWORD = "a-waitlist-of-2026";

async function openAsNew(page: Page, email: string, to: string): Promise<void> {
  await insideTheShop(async (ctx) => {
    const names = { firstName: "Wanda", lastName: email.split("@")[0] ?? "", isDemo: false };
    await createAccount(ctx, { email, password: PASSWORD, ...names });
  });
  await page.goto(href("/auth"));
  await signIn(page, email, PASSWORD);
  await page.waitForURL((url) => url.pathname !== href("/auth"));
  await page.goto(to);
}

/** A doctor with one time a week, whose next one is booked. */
async function fullDoctor(name: string) {
  return insideTheShop(async (ctx) => {
    const doctorId = await makeBookableDoctor(ctx);
    await ctx.db.update(doctors).set({ name }).where(eq(doctors.id, doctorId));
    const day = shopDay(addDays(ctx.now, 3));
    const hours = { weekday: weekdayOf(day), fromMinute: 9 * 60, toMinute: 9 * 60 + 45 };
    await ctx.db.update(doctorHours).set(hours).where(eq(doctorHours.doctorId, doctorId));
    const startsAt = atShopMinute(day, 9 * 60);
    const bookingId = await makeBooking(ctx, {
      doctorId,
      startsAt,
      endsAt: addMinutes(startsAt, 45),
    });
    return { doctorId, bookingId, day };
  });
}

async function removeDoctor(doctorId: string): Promise<void> {
  await insideTheShop(({ db }) =>
    db.update(doctors).set({ isActive: false }).where(eq(doctors.id, doctorId)),
  );
}

test.each([
  { javaScript: true, width: 1280 },
  { javaScript: false, width: 360 },
])("who waits is offered the time that staff cancelled, and books it: %o", async (view) => {
  const name = `Full ${view.width}, MD`;
  const email = `wanda-${view.width}@waits.test`;
  const { doctorId, bookingId, day } = await fullDoctor(name);
  try {
    const page = await openPage({ ...view, expectedProblems: [/422/] });
    await openAsNew(page, email, `${href("/consultation/:doctorId", { doctorId })}?type=initial`);
    await page.getByRole("link", { name: "Join the waitlist" }).click();
    await page.getByRole("heading", { level: 1, name: "Join the waitlist" }).waitFor();
    await page.getByLabel("Until when?").fill("2020-01-01");
    await page.getByRole("button", { name: "Join the waitlist" }).click();
    await page.getByText("Please check your request").waitFor();
    await expectNoAxeViolations(page);
    await page.getByLabel("Until when?").fill(day);
    await page.getByRole("button", { name: "Join the waitlist" }).click();
    await page.getByText("You’re on the waitlist.").waitFor();
    await page.getByText(`Initial consultation, ${name}`, { exact: true }).waitFor();
    await expectNoAxeViolations(page);
    await screenshot(page, "waitlist-own");

    const desk = await openPage({ width: 1440 });
    await openAs(desk, "owner", href("/admin/consultations"));
    await desk.getByText(`Initial consultation, ${name}`).waitFor();
    expect(await desk.getByText(email).count()).toBe(0);
    await expectNoAxeViolations(desk);
    await screenshot(desk, "waitlist-staff");
    await desk.goto(href("/admin/consultations/:bookingId", { bookingId }));
    await desk.getByText("Cancel consultation", { exact: true }).click();
    await desk.getByLabel("Message to the customer").fill("The doctor is away.");
    await desk.getByRole("button", { name: "Cancel and send emails" }).click();
    await desk.getByText("is canceled, and the emails are on their way").waitFor();

    await openMail(page, email, "A consultation time is free");
    await followLink(page, "/consultation/booking/");
    await page.getByRole("heading", { name: "Review and book" }).waitFor();
    await page.getByRole("button", { name: "Book this time" }).click();
    await page.getByRole("heading", { name: "Your consultation is booked" }).waitFor();
    await page.goto(href("/consultation/waitlist"));
    expect(await page.getByText(`Initial consultation, ${name}`).count()).toBe(0);
  } finally {
    await removeDoctor(doctorId);
  }
});

test.each([
  { javaScript: true, width: 1280 },
  { javaScript: false, width: 360 },
])("times are shown by the patient's own clock as well: %o", async (view) => {
  const page = await openPage(view);
  const email = `zone-${view.width}@waits.test`;
  await openAsNew(page, email, href("/portal/consultations"));
  await page.getByText("Choose another time zone").click();
  await page.getByLabel("Time zone").selectOption("America/New_York");
  await page.getByRole("button", { name: "Save time zone" }).click();
  await page.getByText("Your time zone is saved.").waitFor();
  await expectNoAxeViolations(page);
  await page.goto(href("/consultation"));
  await page.getByRole("link", { name: "Book Consultation with Dr. Marco Bautista" }).click();
  await page.getByRole("link", { name: "Initial consultation" }).click();
  const free = page.locator("#times").getByRole("button", { disabled: false }).first();
  expect(await free.innerText()).toMatch(/[AP]M[\s\S]*[AP]M/);
  await expectNoAxeViolations(page);
  await screenshot(page, "own-time-slots");
  await free.click();
  await page.getByText("your time (America/New York)").waitFor();
  await expectNoAxeViolations(page);
  await screenshot(page, "own-time-booking");
});

/** Puts the browser into another place than Manila. */
const travel = (page: Page, zone: string) =>
  page.addInitScript((timeZone) => {
    const { resolvedOptions } = Intl.DateTimeFormat.prototype;
    Intl.DateTimeFormat.prototype.resolvedOptions = function here() {
      return { ...resolvedOptions.call(this), timeZone };
    };
  }, zone);

test("a browser elsewhere is offered its own zone, once", async () => {
  const page = await openPage({ width: 360 });
  await travel(page, "Asia/Dubai");
  await openAsNew(page, "zone-dubai@waits.test", href("/portal/consultations"));
  const offer = page.getByRole("button", { name: "Use my time zone (Asia/Dubai)" });
  await offer.waitFor();
  await expectNoAxeViolations(page);
  await screenshot(page, "own-time-offer");
  await offer.click();
  await page.getByText("Your time zone is saved.").waitFor();
  await page.getByText("Manila time, with your own beside it: Asia/Dubai.").waitFor();
  expect(await offer.count()).toBe(0);
});

test("without a choice, a script shows the browser's own clock, and nothing moves", async () => {
  const page = await openPage({ width: 360, javaScript: true });
  await travel(page, "America/New_York");
  await page.goto(href("/consultation"));
  await page.getByRole("link", { name: "Book Consultation with Dr. Marco Bautista" }).click();
  await page.getByRole("link", { name: "Initial consultation" }).click();
  await page.waitForURL("**type=initial**");
  await page.goto(page.url());
  const free = page.locator("#times").getByRole("button", { disabled: false }).first();
  await free.getByText(/[AP]M$/).waitFor();
  const height = await free.evaluate((button) => button.clientHeight);
  const still = await openPage({ width: 360, javaScript: false });
  await still.goto(page.url());
  const silent = still.locator("#times").getByRole("button", { disabled: false }).first();
  expect(await silent.evaluate((button) => button.clientHeight)).toBe(height);
  await screenshot(page, "own-time-browser");
});
