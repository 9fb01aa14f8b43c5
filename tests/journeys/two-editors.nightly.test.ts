import { href } from "react-router";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { goLive, untilLive } from "../until-live.ts";
import { press, openAs } from "./staff-desk.ts";
import { variants } from "../variants.ts";

const doctors = href("/admin/doctors");

/**
 * Adds a doctor that other journeys do not edit and shoppers do not see; returns the form's
 * address.
 */
async function addDoctor(page: Page, name: string): Promise<string> {
  await openAs(page, "owner", `${doctors}/new`);
  await page.waitForURL(`**${doctors}/new`);
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Specialization").fill("Endocrinology");
  await page.getByLabel("Show this doctor to shoppers").uncheck();
  await page.getByLabel("Email", { exact: true }).fill("desk@clinic.example");
  await press(page, "Save Doctor");
  await page.getByRole("link", { name, exact: true }).click();
  await page.getByRole("heading", { level: 1, name: `Edit ${name}` }).waitFor();
  return page.url();
}

const specialization = (page: Page) => page.getByLabel("Specialization");
const about = (page: Page) => page.getByLabel(/^Bio/);

test.each(
  variants([
    { javaScript: true, width: 1440, colorScheme: "light", name: "Two Tabs, MD" },
    { javaScript: false, width: 360, colorScheme: "dark", name: "No Script, MD" },
  ] as const),
)("of two tabs with two fields both are kept: %o", async ({ name, ...look }) => {
  const mine = await openPage({ ...look, expectedProblems: [/409|422/] });
  const address = await addDoctor(mine, name);
  const theirs = await mine.context().newPage();
  if (look.javaScript) await goLive(theirs);
  await theirs.goto(address);
  await theirs.getByLabel(/^Phone/).fill("+63 32 555 0199");
  await about(theirs).fill("Sees people\nwith diabetes.");
  await press(theirs, "Save Doctor");
  await theirs.waitForURL(`**${doctors}`);

  await specialization(mine).fill("Internal medicine");
  await about(mine).fill("Sees everybody.");
  await press(mine, "Save Doctor");
  await mine.getByRole("heading", { name: "Someone saved this while you were editing" }).waitFor();
  await untilLive(mine);
  await screenshot(mine, `two editors ${look.width}`);
  await expectNoAxeViolations(mine);
  const choice = (field: string, side: string) =>
    mine.getByRole("group", { name: field, exact: true }).getByRole("radio", { name: side });
  expect(await choice("Specialization", "Yours").isChecked()).toBe(true);
  expect(await choice("Phone", "Saved version").isChecked()).toBe(true);
  expect(await choice("Bio", "Keep your version").isChecked()).toBe(false);
  await press(mine, "Save my choices");
  await mine.getByText("Nothing was saved. Choose a version for these fields.").waitFor();
  await untilLive(mine);
  await choice("Bio", "Keep your version").check();
  await mine
    .getByLabel("Bio: Your version (editable)")
    .fill("Sees everybody, and people with diabetes.");
  await press(mine, "Save my choices");
  await mine.waitForURL(`**${doctors}`);

  await mine.goto(address);
  expect(await specialization(mine).inputValue()).toBe("Internal medicine");
  expect(await about(mine).inputValue()).toBe("Sees everybody, and people with diabetes.");
  const phone = await mine.getByLabel(/^Phone/).inputValue();
  expect(phone).toBe("+63 32 555 0199");
});

test.each([1440, 360])("a form with changes asks before it is left, %i wide", async (width) => {
  const page = await openPage({ width });
  const address = await addDoctor(page, `Asks At ${width}, MD`);
  const leave = () => page.getByRole("link", { name: "All doctors" }).click();
  const question = page.getByRole("dialog", { name: "Leave without saving?" });

  await specialization(page).fill("Dermatology");
  await page.getByText("Unsaved changes: Specialization").waitFor();
  await screenshot(page, `save bar ${width}`);
  await leave();
  await question.waitFor();
  await screenshot(page, `leave ${width}`);
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Stay" }).click();
  await question.waitFor({ state: "hidden" });
  expect(page.url()).toBe(address);
  expect(await specialization(page).inputValue()).toBe("Dermatology");
  if (width === 360) {
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await page.getByRole("link", { name: "Dashboard" }).click();
    await page.getByRole("button", { name: "Stay" }).click();
    await page.locator("#content:focus").waitFor();
  }

  await leave();
  await page.getByRole("button", { name: "Leave", exact: true }).click();
  await page.waitForURL(`**${doctors}`);

  await page.goto(address);
  await specialization(page).fill("Dermatology");
  await specialization(page).fill("Endocrinology");
  await leave();
  await page.waitForURL(`**${doctors}`);

  await page.goto(address);
  await specialization(page).fill("Cardiology");
  await press(page, "Save Doctor");
  await page.waitForURL(`**${doctors}`);
});

test.each([1440, 360])("Discard brings the saved values back, %i wide", async (width) => {
  const page = await openPage({ width, expectedProblems: [/422/] });
  await addDoctor(page, `Discards At ${width}, MD`);
  const name = page.getByLabel("Name", { exact: true });
  const discard = page.getByRole("button", { name: "Discard" });
  await specialization(page).fill("Dermatology");
  await discard.click();
  await discard.waitFor({ state: "hidden" });
  expect(await specialization(page).inputValue()).toBe("Endocrinology");
  await page.getByRole("button", { name: "Save Doctor" }).and(page.locator(":focus")).waitFor();

  await name.fill("");
  await press(page, "Save Doctor");
  const refusal = page.getByRole("main").getByRole("alert");
  await refusal.waitFor();
  await discard.click();
  await refusal.waitFor({ state: "hidden" });
  expect(await name.inputValue()).toBe(`Discards At ${width}, MD`);
  await expectNoAxeViolations(page);
});

test("settings keep what two tabs saved, and ask before they are left", async () => {
  const mine = await openPage({ width: 1440, expectedProblems: [/409|422/] });
  await openAs(mine, "owner", href("/admin/settings/holds"));
  await mine.getByRole("heading", { level: 1, name: "Unpaid holds" }).waitFor();
  const hours = (page: Page) => page.getByLabel("Hold until a cash order is confirmed, in hours");
  const units = (page: Page) => page.getByLabel("Units per new customer");
  const theirs = await mine.context().newPage();
  await goLive(theirs);
  await theirs.goto(mine.url());
  await hours(theirs).fill("721");
  await press(theirs, "Save");
  await theirs.getByRole("link", { name: "Enter a whole number from 1 to 720." }).waitFor();
  await hours(theirs).fill("25");
  await press(theirs, "Save");
  await theirs.getByText("Settings saved.").waitFor();

  await units(mine).fill("21");
  await mine.getByRole("link", { name: "Payments" }).first().click();
  await mine.getByRole("dialog", { name: "Leave without saving?" }).waitFor();
  await mine.getByRole("button", { name: "Stay" }).click();
  await press(mine, "Save");
  await mine.getByRole("heading", { name: "Someone saved this while you were editing" }).waitFor();
  await expectNoAxeViolations(mine);
  await press(mine, "Save my choices");
  await mine.getByText("Settings saved.").waitFor();
  expect(await hours(mine).inputValue()).toBe("25");
  expect(await units(mine).inputValue()).toBe("21");
  await screenshot(mine, "settings of two tabs");
  await hours(mine).fill("24");
  await units(mine).fill("20");
  await press(mine, "Save");
  await mine.getByText("Settings saved.").waitFor();
});

test("the browser asks before it loads a form with changes anew", async () => {
  const page = await openPage();
  await addDoctor(page, "Loaded Anew, MD");
  await untilLive(page);
  await specialization(page).fill("Dermatology");
  const asked = page.waitForEvent("dialog");
  const loading = page.reload().catch(() => undefined);
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.accept();
  await loading;
  expect(await specialization(page).inputValue()).toBe("Endocrinology");
});

test.each(
  variants([
    { width: 1440, colorScheme: "light" },
    { width: 360, colorScheme: "dark" },
  ] as const),
)("the hours of a doctor are chosen by weekday: %o", async (look) => {
  const mine = await openPage({ ...look, expectedProblems: [/409|422/] });
  const address = await addDoctor(mine, `Hours ${look.width}, MD`);
  await mine.goto(`${address}/hours`);
  await mine.getByLabel("Tuesday, from").fill("09:00");
  await mine.getByLabel("Tuesday, to").fill("11:00");
  const theirs = await mine.context().newPage();
  await goLive(theirs);
  await theirs.goto(`${address}/hours`);
  await theirs.getByLabel("Friday, from").fill("13:00");
  await theirs.getByLabel("Friday, to").fill("15:00");
  await press(theirs, "Save hours");
  await theirs.getByText("The hours are saved.").waitFor();

  await press(mine, "Save hours");
  await mine.getByRole("heading", { name: "Someone saved this while you were editing" }).waitFor();
  await untilLive(mine);
  await screenshot(mine, `hours conflict ${look.width}`);
  await expectNoAxeViolations(mine);
  await press(mine, "Save my choices");
  await mine.getByText("The hours are saved.").waitFor();
  expect(await mine.getByLabel("Tuesday, to").inputValue()).toBe("11:00");
  expect(await mine.getByLabel("Friday, to").inputValue()).toBe("15:00");
  await screenshot(mine, `hours ${look.width}`);
});

test.each(
  variants([
    { javaScript: true, width: 360, colorScheme: "dark", name: "Gone, MD" },
    { javaScript: false, width: 1440, colorScheme: "light", name: "Gone Too, MD" },
  ] as const),
)("what was typed about a record that was removed is shown: %o", async (given) => {
  const { name, ...look } = given;
  const mine = await openPage({ ...look, expectedProblems: [/404/] });
  const address = await addDoctor(mine, name);
  await about(mine).fill("Sees everybody.");
  const theirs = await mine.context().newPage();
  if (look.javaScript) await goLive(theirs);
  await theirs.goto(address);
  await theirs.getByText("Delete this doctor").click();
  await press(theirs, `Delete ${name} for good`);
  await theirs.waitForURL(`**${doctors}`);

  await press(mine, "Save Doctor");
  await mine.getByRole("heading", { level: 1, name: "This was removed" }).waitFor();
  expect(await mine.getByLabel("Bio").inputValue()).toBe("Sees everybody.");
  await untilLive(mine);
  await screenshot(mine, `removed ${look.width}`);
  await expectNoAxeViolations(mine);
  await mine.getByRole("link", { name: "All doctors" }).click();
  await mine.waitForURL(`**${doctors}`);
});
