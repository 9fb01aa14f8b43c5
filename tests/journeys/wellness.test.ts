import { readFile } from "node:fs/promises";
import path from "node:path";
import { href } from "react-router";
import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { createAccount } from "#app/platform/auth/create-account.server.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { variants } from "../variants.ts";
import { signIn } from "./buyer.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { expectInvariants } from "./shop-invariants.ts";
import { openAs, press } from "./staff-desk.ts";

afterEach(expectInvariants);

const slide = async (page: Page, label: string, value: string) => {
  await page.getByLabel(label, { exact: true }).fill(value);
};

test.each(
  variants([
    { javaScript: true, width: 1440, colorScheme: "light" },
    { javaScript: false, width: 360, colorScheme: "dark" },
  ] as const),
)("the owner agrees, writes down, changes and deletes: %o", async (options) => {
  const look = options.javaScript ? "" : " without JavaScript";
  const page = await openPage({ ...options, expectedProblems: [/422/] });
  await openAs(page, "owner", href("/portal"));
  await page.getByRole("link", { name: "Wellness", exact: true }).click();
  await page.getByRole("heading", { name: "Before your first entry" }).waitFor();
  await expectNoAxeViolations(page);
  await screenshot(page, `wellness consent${look}`);
  await press(page, "Agree and start");
  await page.getByText("We store nothing without it").first().waitFor();
  await page.getByLabel(/^I agree that/).check();
  await press(page, "Agree and start");
  await page.getByRole("heading", { name: "No entries yet" }).waitFor();
  await expectNoAxeViolations(page);
  await screenshot(page, `wellness empty${look}`);

  await page.getByRole("textbox", { name: /^Weight/ }).fill("7400");
  await slide(page, "Mood", "9");
  await press(page, "Add entry");
  await page.getByRole("link", { name: /Enter your weight as a number/ }).waitFor();
  expect(await page.getByLabel("Mood", { exact: true }).inputValue()).toBe("9");
  await page.getByRole("textbox", { name: /^Weight/ }).fill("165.3");
  await page.getByLabel("Weight unit").selectOption("Pounds (lb)");
  await slide(page, "Energy", "3");
  await page.getByRole("spinbutton", { name: /^Hours of sleep/ }).fill("7.5");
  await page.getByLabel("Nausea").check();
  await page.getByLabel("Other symptoms").fill(" dry mouth ,, itchy");
  await page.getByRole("textbox", { name: /^Notes/ }).fill("Walked\nafter lunch");
  await press(page, "Add entry");
  await page.getByText("Entry Added", { exact: true }).waitFor();
  const entry = page.getByRole("listitem").filter({ hasText: "Walked" });
  await entry.getByText("Mood: Very good, 9 of 10").waitFor();
  await entry.getByText("Low energy, 3 of 10").waitFor();
  await entry.getByText("165.3 lb · 7.5 h of sleep").waitFor();
  await entry.getByText("Symptoms: Nausea, dry mouth, itchy").waitFor();
  // The unit is remembered, and a new form begins anew.
  expect(await page.getByLabel("Weight unit").inputValue()).toBe("lbs");
  expect(await page.getByLabel("Mood", { exact: true }).inputValue()).toBe("5");
  await expectNoAxeViolations(page);
  await screenshot(page, `wellness entry${look}`);

  await entry.getByRole("link", { name: /^Edit the entry from/ }).click();
  await page.getByRole("heading", { level: 2, name: /^Entry from/ }).waitFor();
  expect(await page.getByRole("textbox", { name: /^Weight/ }).inputValue()).toBe("165.3");
  await expectNoAxeViolations(page);
  await screenshot(page, `wellness edit${look}`);
  await page.getByLabel("Chest pain").check();
  await press(page, "Save changes");
  await page.getByText("Please get medical help now").waitFor();
  await page.getByText("Call 911, or go to the nearest emergency room.").waitFor();
  await expectNoAxeViolations(page);
  await screenshot(page, `wellness red flag${look}`);

  await entry.getByRole("link", { name: /^Edit the entry from/ }).click();
  await page.getByText("Delete this entry").click();
  await press(page, "Delete permanently");
  await page.getByText("Entry deleted.").waitFor();
  await page.getByRole("heading", { name: "No entries yet" }).waitFor();
  await page.getByText("Withdraw consent", { exact: true }).click();
  await press(page, "Withdraw consent and delete");
  await page.getByRole("heading", { name: "Before your first entry" }).waitFor();
});

test.each(
  variants([
    { width: 1440, colorScheme: "dark" },
    { width: 360, colorScheme: "light" },
  ] as const),
)("a customer reads back what was written over weeks: %o", async (options) => {
  const page = await openPage(options);
  await openAs(page, "customer", href("/portal/wellness"));
  await page.getByText("Total entries").waitFor();
  await expectNoAxeViolations(page);
  await screenshot(page, `wellness of weeks at ${options.width}`);
  const weight = page.getByRole("figure").filter({ hasText: "Weight over time" });
  await weight.getByText("Latest: 74.7 kg").waitFor();
  await weight.getByText("View as table").click();
  expect(await weight.getByRole("row").count()).toBe(12);
  await page.getByRole("link", { name: "4 weeks" }).click();
  await page.waitForURL("**?range=4w*");
  await expect.poll(() => weight.getByRole("row").count()).toBe(7);
  await screenshot(page, `wellness charts of four weeks at ${options.width}`);
  await page.getByRole("link", { name: "All entries" }).click();
  await page.getByRole("heading", { name: "All wellness entries" }).waitFor();
  await page.getByRole("link", { name: "Older entries" }).click();
  await page.getByText("First entry. Tired, as usual.").waitFor();
});

test("the slider is moved by the keyboard, and says what it means", async () => {
  const page = await openPage();
  await openAs(page, "customer", href("/portal/wellness"));
  const mood = page.getByRole("slider", { name: "Mood" });
  expect(await mood.getAttribute("aria-valuetext")).toBe("Okay, 5 of 10");
  await mood.focus();
  await expect
    .poll(async () => {
      await mood.press("End");
      return mood.getAttribute("aria-valuetext");
    })
    .toBe("Very good, 10 of 10");
  await mood.press("ArrowLeft");
  expect(await mood.inputValue()).toBe("9");
});

test("an entry that is open on two devices is not overwritten unseen", async () => {
  const entryId = await insideTheShop(async ({ db }) => {
    const oldest = "select id from wellness_entries order by taken_at limit 1";
    const { rows } = await db.execute<{ id: string }>(oldest);
    return rows[0]?.id ?? "";
  });
  const [phone, desk] = [
    await openPage({ width: 390, expectedProblems: [/409/] }),
    await openPage(),
  ];
  for (const page of [phone, desk]) {
    await openAs(page, "customer", href("/portal/wellness/:entryId", { entryId }));
    await page.getByRole("heading", { level: 2, name: /^Entry from/ }).waitFor();
  }
  await desk.getByRole("textbox", { name: /^Notes/ }).fill("Written at the desk");
  await press(desk, "Save changes");
  await desk.getByText("Entry saved.").waitFor();
  await phone.getByRole("textbox", { name: /^Notes/ }).fill("Written on the phone");
  await press(phone, "Save changes");
  await phone.getByRole("heading", { name: "Someone saved this while you were editing" }).waitFor();
  await phone.getByText("Written at the desk").first().waitFor();
  await expectNoAxeViolations(phone);
});

test("who has bought nothing sees how it opens; nobody opens an entry of others", async () => {
  const email = `wellness-${Date.now()}@example.test`;
  const names = { firstName: "Wena", lastName: "Window", isDemo: false };
  const password = "mango-avenue-8";
  await insideTheShop((ctx) => createAccount(ctx, { email, password, ...names }));
  const page = await openPage({ width: 360, expectedProblems: [/404/] });
  await page.goto(`${href("/auth")}?next=${encodeURIComponent(href("/portal/wellness"))}`);
  await signIn(page, email, password);
  await page.getByRole("heading", { name: "Opens with your first order" }).waitFor();
  await expectNoAxeViolations(page);
  const other = await insideTheShop(async ({ db }) => {
    const { rows } = await db.execute<{ id: string }>("select id from wellness_entries limit 1");
    return rows[0]?.id ?? "";
  });
  const answer = await page.goto(href("/portal/wellness/:entryId", { entryId: other }));
  expect(answer?.status()).toBe(404);
});

test.each(["CSV", "JSON"])("all entries leave as a file: %s", async (format) => {
  const page = await openPage();
  await openAs(page, "customer", href("/portal/wellness"));
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    press(page, `Download as ${format}`),
  ]);
  expect(download.suggestedFilename()).toMatch(/^wellness-entries-\d{4}-\d\d-\d\d\.(csv|json)$/);
  const file = path.join(await temporaryFolder(), "entries");
  await download.saveAs(file);
  expect(await readFile(file, "utf8")).toContain("Walked to work twice this week.");
});
