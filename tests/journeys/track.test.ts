import { href } from "react-router";
import { afterEach, expect, test } from "vitest";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage } from "../browser.ts";
import { variants } from "../variants.ts";
import { expectInvariants } from "./shop-invariants.ts";
import { showText } from "./mailbox.ts";

afterEach(expectInvariants);

test.each(
  variants([
    { javaScript: true, width: 360, colorScheme: "light", number: "PM-26-000001" },
    { javaScript: false, width: 1280, colorScheme: "dark", number: "pm 26 000002" },
  ] as const),
)("a lost order is found again through its mailbox: %o", async (options) => {
  const { number, ...how } = options;
  const page = await openPage({ ...how, expectedProblems: [/422/] });
  await page.goto(href("/track"));
  await expectNoAxeViolations(page);
  await page.getByLabel("Order number").fill("123");
  await page.getByRole("button", { name: "Email me the link" }).click();
  await page.getByText("Enter the order number").first().waitFor();
  expect(await page.getByLabel("Order number").inputValue()).toBe("123");
  await expectNoAxeViolations(page);

  const ask = async (orderNumber: string, email: string) => {
    await page.getByLabel("Order number").fill(orderNumber);
    await page.getByLabel("Email").fill(email);
    await page.getByRole("button", { name: "Email me the link" }).click();
    return page.getByText("If we find that order").innerText();
  };
  const stranger = await ask(number, "eve@example.com");
  expect(await ask(number, "customer@demo.test")).toBe(stranger);

  await page.goto(href("/demo/mailbox"));
  const mail = page.getByRole("link", {
    name: `Your link to order ${number.toUpperCase().replaceAll(" ", "-")}`,
  });
  await expect
    .poll(
      async () => {
        await page.reload();
        return mail.count();
      },
      { timeout: 20_000 },
    )
    .toBe(1);
  await mail.click();
  await showText(page);
  await page.getByRole("link", { name: /\/order\// }).click();
  await page.getByRole("heading", { level: 1, name: /Order PM-26-/ }).waitFor();
});

const token = "cut-off";
test.each([
  [href("/order/:token", { token }), "Get a new link"],
  [href("/order/:token/return", { token }), "Get a new link"],
  [href("/confirm-order/:token", { token }), "Find your order"],
  [href("/stop-reminders/:token", { token }), "Open your portal"],
])("%s, which a mail program cut off, says what to do", async (path, act) => {
  const page = await openPage({ width: 320, expectedProblems: [/404/] });
  await page.goto(path);
  await expectNoAxeViolations(page);
  await page.getByRole("main").getByRole("link", { name: act }).click();
  await page.waitForURL(/\/(track|auth)/);
});
