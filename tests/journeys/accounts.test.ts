import { href } from "react-router";
import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage } from "../browser.ts";
import { ownApp } from "../own-app.ts";
import { signIn } from "./buyer.ts";
import { variants } from "../variants.ts";

test.each(variants([true, false]))(
  "the owner reaches the back-office and leaves (JavaScript: %s)",
  async (js) => {
    const page = await openPage({ javaScript: js, width: 1440 });
    await page.goto(href("/admin"));
    await page.waitForURL("**/auth?next=%2Fadmin");
    await signIn(page, "owner@demo.test", "demo-owner-2026");
    await page.waitForURL("**/admin");
    await page.getByRole("heading", { level: 1, name: "Today" }).waitFor();
    await expectNoAxeViolations(page);
    await page
      .getByRole("main")
      .getByRole("link", { name: /Transfers to check/ })
      .click();
    await page.getByRole("heading", { name: "Transfers to check" }).waitFor();
    await page.getByRole("img", { name: "Proof 1" }).waitFor();
    await expectNoAxeViolations(page);
    await page.getByRole("button", { name: "Signed in as Olivia" }).click();
    await page.getByRole("button", { name: "Sign Out" }).click();
    await page.waitForURL((url) => url.pathname === "/");
    await page.goto(href("/admin"));
    await page.waitForURL("**/auth?next=%2Fadmin");
  },
);

test("a customer is shown out of the back-office", async () => {
  const page = await openPage();
  await page.goto(href("/auth"));
  await signIn(page, "customer@demo.test", "demo-customer-2026");
  await page.getByText("Welcome back!").waitFor();
  await page.goto(href("/admin/orders"));
  await page.waitForURL((url) => url.pathname === "/");
  await page.getByText("You don't have permission to access the admin dashboard").waitFor();
});

test("a wrong password says so, and nothing more", async () => {
  const page = await openPage({ expectedProblems: [/401/] });
  await page.goto(href("/auth"));
  await signIn(page, "customer@demo.test", "not-the-password");
  const toast = page.getByLabel("Messages").getByText("Invalid email or password");
  await toast.waitFor();
  // The same words again take the place of the ones on the screen.
  const refused = page.waitForResponse((answer) => answer.status() === 401);
  await page.getByRole("button", { name: "Sign In", exact: true }).last().click();
  await refused;
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await toast.last().waitFor();
  expect(await toast.count()).toBe(1);
  await expectNoAxeViolations(page);
});

test("a short password is refused beside its field", async () => {
  const page = await openPage({ expectedProblems: [/422/] });
  await page.goto(href("/auth"));
  await signIn(page, "customer@demo.test", "short");
  await page.getByText("Password must be at least 6 characters").first().waitFor();
});

test("the demo mailbox and accounts do not exist for a browser elsewhere", async () => {
  const { url } = ownApp();
  const proxied = { "x-forwarded-for": "203.0.113.9" };
  const mailbox = await fetch(`${url}/demo/mailbox`, { headers: proxied });
  expect(mailbox.status).toBe(404);
  const form = new URLSearchParams({ email: "owner@demo.test", password: "demo-owner-2026" });
  const headers = { ...proxied, origin: url };
  const entry = await fetch(`${url}/auth`, { method: "POST", body: form, headers });
  expect(entry.status).toBe(401);
});

test("a write from a foreign page is refused", async () => {
  const { url } = ownApp();
  for (const path of [href("/cart"), href("/checkout"), href("/auth"), href("/sign-out")]) {
    const headers = { origin: "https://evil.example" };
    const answer = await fetch(`${url}${path}`, { method: "POST", headers, redirect: "manual" });
    expect(answer.status, path).toBe(403);
  }
});
