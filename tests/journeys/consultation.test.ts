import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage } from "../browser.ts";
import { signIn } from "./buyer.ts";

test.each([
  { javaScript: true, width: 1280 },
  { javaScript: false, width: 360 },
])(
  "staff enter a doctor, whom every visitor can then book with: %o",
  async ({ javaScript, width }) => {
    const page = await openPage({ javaScript, width, expectedProblems: [/status of 422/] });
    const name = `Maria ${javaScript ? "Santos" : "Reyes"}, MD`;
    await page.goto("/admin/doctors");
    await signIn(page, "owner@demo.test", "demo-owner-2026");
    await page.getByRole("heading", { name: "Doctors", level: 1 }).waitFor();
    await page.getByRole("link", { name: "Add Doctor" }).click();
    await page.getByRole("heading", { name: "Add Doctor" }).waitFor();
    await page.getByRole("button", { name: "Save Doctor" }).click();
    await page.getByText("Please check the form").waitFor();
    await page.getByLabel("Name", { exact: true }).fill(name);
    await page.getByLabel("Specialization").fill("Endocrinology");
    await page.getByLabel("Consultation URL").fill("https://clinic.example/book");
    await page.getByLabel("Email", { exact: true }).fill("private@clinic.example");
    await page.getByRole("button", { name: "Save Doctor" }).click();
    await page.getByRole("link", { name: `Edit ${name}` }).waitFor();
    await expectNoAxeViolations(page);

    const visitor = await openPage({ javaScript, width, colorScheme: "dark" });
    await visitor.goto("/consultation");
    const book = visitor.getByRole("link", { name: `Book Consultation with ${name}` });
    expect(await book.getAttribute("href")).toBe("https://clinic.example/book");
    expect(await book.getAttribute("target")).toBe("_blank");
    expect(await book.getAttribute("rel")).toContain("noopener");
    expect(await visitor.getByText("private@clinic.example").count()).toBe(0);
    await expectNoAxeViolations(visitor);

    await page.getByRole("link", { name: `Edit ${name}` }).click();
    await page.getByText("Delete this doctor").click();
    await page.getByRole("button", { name: `Delete ${name} for good` }).click();
    await page.getByRole("heading", { name: "Doctors", level: 1 }).waitFor();
    await visitor.reload();
    await visitor.getByRole("heading", { name: "Dr. Demo Reyes" }).waitFor();
    expect(await book.count()).toBe(0);
  },
);

test("three skeletons stand where the doctors will be", async () => {
  const page = await openPage();
  await page.goto("/faq");
  let answer: () => void = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/consultation.data**", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("link", { name: "Consult a doctor" }).last().click();
  const skeletons = page.locator('main [aria-busy="true"] li');
  await skeletons.first().waitFor();
  expect(await skeletons.count()).toBe(3);
  answer();
  await page.getByRole("heading", { name: "Dr. Demo Reyes" }).waitFor();
});
