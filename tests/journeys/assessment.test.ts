import { href } from "react-router";
import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage } from "../browser.ts";
import { expectInvariants } from "./shop-invariants.ts";
import { openAs } from "./staff-desk.ts";

afterEach(expectInvariants);

type AssessmentAnswers = { goal: string; conditions: string[]; approach: string };

async function next(page: Page, heading: string, button = "Next"): Promise<void> {
  await page.getByRole("button", { name: button, exact: true }).click();
  await page.getByRole("heading", { level: 1, name: heading }).waitFor();
}

/** From the first screen to the result. */
async function answerAll(
  page: Page,
  { goal, conditions, approach }: AssessmentAnswers,
  result: string,
) {
  await page.getByLabel("Your name").fill("Maria");
  await next(page, "Where can a clinician email you?");
  await next(page, "What would you like to work on?");
  await page.getByRole("radio", { name: goal }).check();
  await next(page, "What gets in your way?");
  await page.getByRole("checkbox", { name: "Low energy" }).check();
  await next(page, "How old are you?");
  await page.getByRole("radio", { name: "31 to 45" }).check();
  await next(page, "Do any of these apply to you?");
  for (const name of conditions) await page.getByRole("checkbox", { name }).check();
  await next(page, "Two last questions");
  await page.getByRole("radio", { name: "Only other peptides" }).check();
  await page.getByRole("radio", { name: approach }).check();
  await next(page, result, "Complete");
}

test.each([true, false])(
  "a visitor answers, leaves, comes back, saves without an account and takes it back (JavaScript: %s)",
  async (javaScript) => {
    const page = await openPage({ width: 360, javaScript, expectedProblems: [/422/] });
    await page.goto(href("/"));
    await page
      .getByRole("main")
      .getByRole("link", { name: "Start Your Assessment" })
      .first()
      .click();
    await page.getByRole("heading", { name: "What should we call you?" }).waitFor();
    await expectNoAxeViolations(page);
    if (!javaScript) {
      await page.getByRole("button", { name: "Next", exact: true }).click();
      await page.getByText("Enter a name").first().waitFor();
      await expectNoAxeViolations(page);
    }
    const heart = { goal: "Weight loss", conditions: ["Heart disease"], approach: "On my own" };
    await answerAll(page, heart, "Where to start");
    expect(new URL(page.url()).search).toBe("");
    await page.getByText("See a doctor first").waitFor();
    const order = await page.getByRole("main").innerText();
    expect(order.indexOf("See a doctor first")).toBeLessThan(
      order.indexOf("Talk to a professional"),
    );
    expect(order.indexOf("Talk to a professional")).toBeLessThan(order.indexOf("₱12,500"));
    expect(order).toContain("Usual label step: 2.5mg weekly");
    expect(order).toContain("Usual label step: 0.25mg weekly");
    await expectNoAxeViolations(page);

    await page.reload();
    await page.getByRole("link", { name: "Change an answer" }).click();
    await page.getByRole("heading", { name: "What should we call you?" }).waitFor();
    expect(await page.getByLabel("Your name").inputValue()).toBe("Maria");
    await page.goto(href("/assessment"));
    await page.getByRole("heading", { level: 1, name: "Where to start" }).waitFor();

    await page.getByRole("button", { name: "Save my result" }).click();
    await page.getByText("Check the box, or leave").first().waitFor();
    await page.getByRole("checkbox", { name: /^I agree/ }).check();
    await page.getByRole("button", { name: "Save my result" }).click();
    await page.getByText("Your result is saved.").first().waitFor();
    await page.getByText("We keep it for 30 days for this browser.").waitFor();
    await expectNoAxeViolations(page);
    await page.getByText(/From\s*₱8,900/).waitFor();
    await page.getByRole("link", { name: "Add to Cart Semaglutide" }).click();
    await page.getByRole("group", { name: "Vial size" }).waitFor();
    if (javaScript) await page.keyboard.press("Escape");
    else await page.goto(href("/assessment/result"));
    await page
      .getByText(/^Tell a professional first: \d+ conditions/)
      .first()
      .click();
    await page
      .getByText(/^Medicines: .*insulin/i)
      .first()
      .waitFor();
    await page.getByRole("button", { name: "Add to Cart Tirzepatide" }).click();
    await page.getByText("Tirzepatide added to cart!").first().waitFor();

    await page.goto(href("/assessment/result"));
    await page.getByRole("button", { name: "Withdraw consent and delete" }).click();
    await page.getByText("Consent withdrawn and answers deleted.").first().waitFor();
    await page.getByRole("heading", { name: "What should we call you?" }).waitFor();
    await page.goto(href("/assessment/result"));
    await page.waitForURL((url) => url.pathname === href("/assessment"));
  },
);

test("hard stops show no product, and whoever is under 18 goes no further", async () => {
  const page = await openPage({ width: 360, javaScript: false });
  await page.goto(href("/assessment"));
  const stop = {
    goal: "Beauty and glow",
    conditions: ["Gallbladder disease"],
    approach: "On my own",
  };
  await answerAll(page, stop, "Professional Consultation Required");
  await page.getByRole("heading", { name: "Talk to a professional" }).waitFor();
  expect(await page.getByRole("button", { name: /Add to Cart/ }).count()).toBe(0);
  await expectNoAxeViolations(page);

  await page.goto(`${href("/assessment")}?step=5`);
  await page.getByRole("radio", { name: "Under 18" }).check();
  await next(page, "This assessment is for adults");
  await expectNoAxeViolations(page);
  await page.goto(href("/assessment/result"));
  await page.getByRole("heading", { name: "This assessment is for adults" }).waitFor();
  await page.getByRole("button", { name: "I chose the wrong answer" }).click();
  await page.getByRole("heading", { name: "What should we call you?" }).waitFor();
  expect(await page.getByLabel("Your name").inputValue()).toBe("");
});

test("with a script the way on opens with an answer, keys choose, and the heading has the focus", async () => {
  const page = await openPage({ width: 1280 });
  await page.goto(href("/assessment"));
  const on = page.getByRole("button", { name: "Next", exact: true });
  await page.getByRole("button", { name: "Next", exact: true, disabled: true }).waitFor();
  expect(await page.getByRole("button", { name: "Previous" }).isDisabled()).toBe(true);
  await page.getByLabel("Your name").fill("Maria");
  await page.getByLabel("Your name").press("Enter");
  await page.getByRole("heading", { name: "Where can" }).waitFor();
  await on.click();
  await page.getByRole("heading", { name: "work on" }).waitFor();
  await page.locator("h1:focus").waitFor();
  expect(await page.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("3");
  await page.keyboard.press("2");
  expect(await page.getByRole("radio", { name: "Beauty and glow" }).isChecked()).toBe(true);
  await on.click();
  await page.getByRole("heading", { name: "in your way" }).waitFor();
  await page.goBack();
  await page.getByRole("heading", { name: "work on" }).waitFor();
  expect(await page.getByRole("radio", { name: "Beauty and glow" }).isChecked()).toBe(true);
  await page.goForward();
  await page.getByRole("checkbox", { name: "Aging skin" }).check();
  await on.click();
  await page.getByRole("radio", { name: "Over 60" }).check();
  await on.click();
  await page.getByRole("checkbox", { name: "Heart disease" }).check();
  await page.getByRole("checkbox", { name: "None of these" }).check();
  expect(await page.getByRole("checkbox", { name: "Heart disease" }).isChecked()).toBe(false);
  await page.getByRole("checkbox", { name: "Kidney or liver" }).check();
  expect(await page.getByRole("checkbox", { name: "None of these" }).isChecked()).toBe(false);
  await page.getByRole("button", { name: "Previous" }).click();
  await page.getByRole("heading", { name: "How old" }).waitFor();
  expect(await page.getByRole("radio", { name: "Over 60" }).isChecked()).toBe(true);
});

test("a customer keeps her results, staff open one on record, and she has them deleted", async () => {
  const page = await openPage({ width: 390 });
  await openAs(page, "customer", href("/assessment"));
  await page.getByRole("heading", { name: "What should we call you?" }).waitFor();
  const easy = {
    goal: "Energy and longevity",
    conditions: ["None of these"],
    approach: "Some of both",
  };
  await answerAll(page, easy, "Where to start");
  await page.getByRole("checkbox", { name: /^I agree/ }).check();
  await page.getByRole("button", { name: "Save my result" }).click();
  await page.waitForURL("**/portal/assessments/*");
  await page.getByText("Your result is saved.").first().waitFor();
  await expectNoAxeViolations(page);

  const staff = await openPage({ width: 1280 });
  await openAs(staff, "owner", href("/admin/assessments"));
  const opened = staff.getByRole("link", { name: /^Open the assessment from/ }).first();
  await opened.waitFor();
  await expectNoAxeViolations(staff);
  await opened.click();
  await staff.getByText("Opening this page was recorded.").waitFor();
  await staff.getByText("Energy and longevity", { exact: true }).waitFor();
  await expectNoAxeViolations(staff);
  await staff.goto(href("/admin/assessment-rules"));
  await staff.getByText("Version 1 is in use.").waitFor();
  await expectNoAxeViolations(staff);

  await page.getByRole("link", { name: "All results" }).click();
  await page.getByRole("heading", { name: "Your assessments" }).waitFor();
  await page.getByText("Energy and longevity", { exact: true }).waitFor();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Withdraw consent and delete" }).click();
  await page.getByText("No assessments completed").waitFor();
});
