import { href } from "react-router";
import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage } from "../browser.ts";
import { openAs, press } from "./staff-desk.ts";

const LOOKS = [
  { javaScript: true, colorScheme: "dark", width: 360 },
  { javaScript: false, colorScheme: "light", width: 1440 },
] as const;

test.each(LOOKS)("staff choose which emails they get: %o", async (look) => {
  const page = await openPage(look);
  await openAs(page, "owner", href("/admin/me"));
  await page.getByRole("heading", { name: "Emails to you" }).waitFor();
  await expectNoAxeViolations(page);
  const returns = page.getByLabel("Returns");
  const hour = page.getByLabel("Send the daily email at");
  await returns.selectOption({ label: "In the daily email" });
  await hour.selectOption({ label: "11:00 PM" });
  await press(page, "Save email choices");
  await page.getByText("Email choices saved.").waitFor();
  await page.reload();
  await expect.poll(() => returns.inputValue()).toBe("daily");
  expect(await hour.inputValue()).toBe("23");
  await returns.selectOption({ label: "No email" });
  await press(page, "Save email choices");
  await page.getByText("Email choices saved.").waitFor();
});

test.each(LOOKS)("the sender check says what it knows: %o", async (look) => {
  const page = await openPage(look);
  await openAs(page, "owner", href("/admin/email/sender"));
  await page.getByText("The sender address has no domain that we can look up").waitFor();
  await page.getByText("List-Unsubscribe-Post: List-Unsubscribe=One-Click").waitFor();
  await expectNoAxeViolations(page);
});
