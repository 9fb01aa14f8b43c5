import { href } from "react-router";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage } from "../browser.ts";
import { signIn } from "./buyer.ts";
import { expectInvariants } from "./shop-invariants.ts";
import { openAs } from "./staff-desk.ts";

test.each([
  { javaScript: true, width: 1280 },
  { javaScript: false, width: 360 },
])(
  "staff enter a doctor, whom every visitor can then book with: %o",
  async ({ javaScript, width }) => {
    const page = await openPage({ javaScript, width, expectedProblems: [/status of 422/] });
    const name = `Maria ${javaScript ? "Santos" : "Reyes"}, MD`;
    await openAs(page, "owner", href("/admin/doctors"));
    await page.getByRole("heading", { name: "Doctors", level: 1 }).waitFor();
    await page.getByRole("link", { name: "Add Doctor" }).click();
    await page.getByRole("heading", { name: "Add Doctor" }).waitFor();
    await page.getByRole("button", { name: "Save Doctor" }).click();
    await page.getByText("Please check the form").waitFor();
    await page.getByLabel("Name", { exact: true }).fill(name);
    await page.getByLabel("Specialization").fill("Endocrinology");
    await page.getByLabel("Consultation URL").fill("https://clinic.example/book");
    await page.getByLabel("Show this doctor to shoppers").check();
    await page.getByLabel("Email", { exact: true }).fill("private@clinic.example");
    await page.getByRole("button", { name: "Save Doctor" }).click();
    await page.getByRole("link", { name, exact: true }).waitFor();
    await expectNoAxeViolations(page);

    const visitor = await openPage({ javaScript, width, colorScheme: "dark" });
    await visitor.goto(href("/consultation"));
    const book = visitor.getByRole("link", { name: `Book Consultation with ${name}` });
    expect(await book.getAttribute("href")).toBe("https://clinic.example/book");
    expect(await book.getAttribute("target")).toBe("_blank");
    expect(await book.getAttribute("rel")).toContain("noopener");
    expect(await visitor.getByText("private@clinic.example").count()).toBe(0);
    await expectNoAxeViolations(visitor);

    await page.getByRole("link", { name, exact: true }).click();
    await page.getByText("Delete this doctor").click();
    await page.getByRole("button", { name: `Delete ${name} for good` }).click();
    await page.getByRole("heading", { name: "Doctors", level: 1 }).waitFor();
    await visitor.reload();
    await visitor.getByRole("heading", { name: "Dr. Liza Reyes" }).waitFor();
    expect(await book.count()).toBe(0);
  },
);

/** The last day that can be booked, which is far enough away to be cancelled again. */
async function chooseLastDay(page: Page): Promise<void> {
  await page.locator("#days").getByRole("link").last().click();
  await page.locator('#days li:last-child a[aria-current="true"]').waitFor();
}

test.each([
  { javaScript: true, width: 1280 },
  { javaScript: false, width: 360 },
])("a customer books a time here, finds it, moves and cancels it: %o", async (view) => {
  const page = await openPage(view);
  await page.goto(href("/consultation"));
  await page
    .getByText(/Next free times:/)
    .first()
    .waitFor();
  await page.getByRole("link", { name: "Book Consultation with Dr. Marco Bautista" }).click();
  await page.getByText("Sign in to book").waitFor();
  await page.getByRole("link", { name: "Initial consultation" }).click();
  await chooseLastDay(page);
  const day = page.locator('#days a[aria-current="true"]');
  const free = page.locator("#times").getByRole("button");
  const chosen = (await day.first().innerText()).split("\n")[0] ?? "";
  await free.first().click();
  await signIn(page, "customer@demo.test", "demo-customer-2026");
  await page.getByRole("heading", { name: "Book a time with Dr. Marco Bautista" }).waitFor();
  await page.getByText(`You chose ${chosen}`).waitFor();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Reserve this time" }).click();
  await page.getByRole("heading", { name: "Review and book" }).waitFor();
  await page.getByText("You pay the clinic directly").waitFor();
  await page.getByText(chosen).waitFor();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Book this time" }).click();
  await page.getByRole("heading", { name: "Your consultation is booked" }).waitFor();
  // The account may have others.
  const code = /\bC-[\w-]+/.exec(await page.locator("main").innerText())?.[0] ?? "no code";
  await expectNoAxeViolations(page);
  const calendar = await page.request.get(`${page.url()}/calendar.ics`);
  expect(calendar.headers()["content-type"]).toContain("text/calendar");

  await page.getByRole("link", { name: "Reschedule" }).click();
  await page.getByRole("heading", { name: "Reschedule your consultation" }).waitFor();
  await chooseLastDay(page);
  await page.locator("#times").getByRole("button").last().click();
  await page
    .getByText(/^Your consultation is now on/)
    .first()
    .waitFor();
  await page.goto(href("/portal/consultations"));
  await page.getByRole("link", { name: `View booking ${code}` }).click();
  await page.getByText("Cancel booking", { exact: true }).click();
  await page.getByRole("button", { name: "Cancel this consultation" }).click();
  await page.getByRole("heading", { name: "This consultation is canceled" }).waitFor();
  await expectInvariants();
});
