import type { Page } from "playwright-core";
import { href } from "react-router";
import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage } from "../browser.ts";
import { followLink, openMail } from "./mailbox.ts";
import { openAs, press } from "./staff-desk.ts";
import { variants } from "../variants.ts";

const LIST = href("/admin/settings/staff");
const PASSWORD = "mango-avenue-7";

async function register(page: Page, firstName: string, email?: string): Promise<void> {
  await page.getByLabel("First name").fill(firstName);
  await page.getByLabel("Last name").fill("Reyes");
  if (email) await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await press(page, "Create Admin Account");
  await page.getByText("Admin account created!").first().waitFor();
}

async function confirm(page: Page, email: string): Promise<void> {
  await openMail(page, email, "Confirm your email");
  await followLink(page, "/confirm-email/");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await press(page, "Confirm and sign in");
  await page.waitForURL((url) => !url.pathname.startsWith(href("/confirm-email")));
}

async function invite(page: Page, email: string, role: string): Promise<void> {
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Role", { exact: true }).selectOption(role);
  await press(page, "Send invitation");
}

test.each(
  variants([
    { name: "Ana", javaScript: true, colorScheme: "light", width: 1440 },
    { name: "Ben", javaScript: false, colorScheme: "dark", width: 360 },
  ] as const),
)("an owner invites $name, who joins, changes role and goes", async ({ name, ...look }) => {
  const email = `${name.toLowerCase()}@example.test`;
  const page = await openPage({ ...look, expectedProblems: [/409|422/] });
  await openAs(page, "owner", LIST);
  await page.getByRole("heading", { level: 1, name: "Staff" }).waitFor();
  await expectNoAxeViolations(page);
  await invite(page, "no address", "Support");
  await page.getByText("Invalid email address").first().waitFor();
  await expectNoAxeViolations(page);
  await invite(page, email, "Support");
  const invites = page.getByRole("region", { name: "Invitations" });
  const its = invites.getByRole("listitem").filter({ hasText: email });
  await its.getByText("Open until").waitFor();
  await expectNoAxeViolations(page);
  await invite(page, email, "Marketing");
  await page.getByText("This email already has an invitation.").first().waitFor();

  const guest = await openPage(look);
  await openMail(guest, email, "You’re invited to join our staff");
  const link = await guest.locator('main a[href*="/admin-auth/"]').first().getAttribute("href");
  await guest.goto(link ?? "");
  await register(guest, name);
  await page.goto(LIST);
  await its.getByText("Registered, email not confirmed yet").waitFor();
  await guest.goto(link ?? "");
  await guest.getByRole("heading", { name: "This link no longer works" }).waitFor();
  await confirm(guest, email);
  await guest.waitForURL((url) => url.pathname === href("/admin"));
  await guest.goto(LIST);
  await guest.waitForURL((url) => url.pathname === href("/"));

  await page.goto(LIST);
  expect(await its.count()).toBe(0);
  await openMember(page, name);
  await expectNoAxeViolations(page);
  await press(page, "Grant Fulfillment");
  // Without another role, removing one would end her work here.
  await page.getByRole("button", { name: "Remove Fulfillment" }).waitFor();
  await press(page, "Remove Support");
  await page.getByRole("button", { name: "Grant Support" }).waitFor();
  await page.getByText("Remove from the staff", { exact: true }).click();
  await press(page, `Remove ${name} Reyes from the staff`);
  await page.waitForURL((url) => url.pathname === LIST);
  // The address changes before the page does.
  await expect.poll(() => page.getByText(email).count(), { timeout: 20_000 }).toBe(0);
  await guest.goto(href("/admin"));
  await guest.waitForURL((url) => url.pathname === href("/"));
});

async function openMember(page: Page, name: string): Promise<void> {
  await page
    .getByRole("link", { name: `${name} Reyes` })
    .filter({ visible: true })
    .click();
  await page.getByRole("heading", { level: 1, name: `${name} Reyes` }).waitFor();
}

test("an owner withdraws an invitation, and the link says what to do", async () => {
  const email = "late@example.test";
  const page = await openPage();
  await openAs(page, "owner", LIST);
  await invite(page, email, "Marketing");
  await page.getByText(`Success: Invitation to ${email} sent.`).waitFor();
  const guest = await openPage();
  await openMail(guest, email, "You’re invited to join our staff");
  const link = await guest.locator('main a[href*="/admin-auth/"]').first().getAttribute("href");
  await press(page, `Withdraw the invitation to ${email}`);
  await page.getByText(`Invitation to ${email} withdrawn.`).waitFor();
  await guest.goto(link ?? "");
  await guest.getByText("Ask an owner of the shop for a new one.").waitFor();
});

test("an owner approves one request for access and declines another", async () => {
  const [yes, no] = ["cora@example.test", "dan@example.test"];
  for (const [name, email] of [["Cora", yes] as const, ["Dan", no] as const]) {
    const guest = await openPage();
    await guest.goto(href("/admin-auth"));
    await register(guest, name, email);
    await confirm(guest, email);
  }
  const page = await openPage({ expectedProblems: [/422/] });
  await openAs(page, "owner", LIST);
  const requests = page.getByRole("region", { name: "Requests for access" });
  const of = (email: string) => requests.getByRole("listitem").filter({ hasText: email });
  await expectNoAxeViolations(page);
  await of(yes).getByRole("button", { name: "Approve Cora Reyes" }).click();
  await page.getByText("Error: Choose a role.").waitFor();
  await of(yes).getByLabel("Role for Cora Reyes").selectOption("Clinician");
  await of(yes).getByRole("button", { name: "Approve Cora Reyes" }).click();
  await page.getByText(`${yes} is now on the staff as Clinician.`).waitFor();
  await of(no).getByRole("button", { name: "Decline Dan Reyes" }).click();
  await page.getByText(`Request from ${no} declined.`).waitFor();
  await requests.waitFor({ state: "detached" });
  await openMail(page, no, "Your request to join our staff");
  await openMail(page, yes, "Welcome to our staff");
});
