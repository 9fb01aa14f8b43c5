import { href } from "react-router";
import { afterEach, expect, test } from "vitest";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { untilLive } from "../until-live.ts";
import { openMail } from "./mailbox.ts";
import { orderByCash, orderOnline } from "./quick-orders.ts";
import { expectInvariants } from "./shop-invariants.ts";
import { choose, openAs, press } from "./staff-desk.ts";

afterEach(expectInvariants);

test("staff see what a change means, send a link to pay more, and give money back", async () => {
  const page = await openPage({ width: 1440, expectedProblems: [/422|409/] });
  const email = "edited-by-staff@example.test";
  const buyer = await openPage({ width: 360 });
  const { id, number, receipt } = await orderOnline(buyer, "Klow", email);
  await press(buyer, "Approve");
  await buyer.waitForURL("**/order/**");
  const edit = async () => {
    await openAs(page, "owner", href("/admin/orders/:orderId", { orderId: id }));
    await choose(page, "Change items");
    await page.getByRole("heading", { name: `Change order ${number}` }).waitFor();
    await untilLive(page);
  };
  const quantity = page.getByLabel("Quantity of Klow, 80 mg vial", { exact: true });

  await edit();
  await expectNoAxeViolations(page);
  await quantity.fill("3");
  await press(page, "Preview changes");
  await page.getByText("Enter a reason for the change.").first().waitFor();
  expect(await quantity.inputValue()).toBe("3");
  await page.getByLabel("Reason").fill("She phoned and wants two more");
  await press(page, "Preview changes");
  await page
    .locator(":focus")
    .and(page.getByRole("heading", { name: "Preview" }))
    .waitFor();
  await page.getByText(/^Klow, 80 mg vial: 3 instead of 1, \d+ available$/).waitFor();
  await page.getByText("₱23,400 instead of ₱7,800, including shipping ₱0").waitFor();
  await expectNoAxeViolations(page);
  await screenshot(page, "edit an order");
  await press(page, "Send link to pay ₱15,600");
  await page.getByText("The buyer gets a link to pay ₱15,600.").first().waitFor();

  await openMail(buyer, email, `Pay ₱15,600 to change order ${number}`);
  await buyer.goto(receipt);
  await buyer.getByText("Pay ₱15,600 to make your change").waitFor();
  await screenshot(buyer, "a difference that staff ask for");
  await press(buyer, "Pay ₱15,600");
  await press(buyer, "Approve");
  await buyer.waitForURL("**/order/**");
  await openMail(buyer, email, `We changed order ${number}`);

  await edit();
  await quantity.fill("2");
  await page.getByLabel("Reason").fill("Two are enough after all");
  await press(page, "Preview changes");
  await page.getByText("₱7,800 is refunded to the buyer’s original payment method.").waitFor();
  await press(page, "Change order and refund ₱7,800");
  await page.getByText("The order is changed. The buyer gets an email.").first().waitFor();
  await page.getByText("Two are enough after all").first().waitFor();
  await page.getByText(/Klow, 80 mg vial\s*× 2/).waitFor();
});

test("staff correct an address by thumb, without scripts", async () => {
  const page = await openPage({ javaScript: false, width: 360, expectedProblems: [/422/] });
  const email = "moved-by-staff@example.test";
  const { id, number } = await orderByCash(page, "Glow", { email, phone: "0917 555 0101" });
  await openAs(page, "owner", href("/admin/orders/:orderId/edit", { orderId: id }));
  await page.getByLabel("Address", { exact: true }).fill("");
  await press(page, "Save address");
  await expectNoAxeViolations(page);
  await page.getByLabel("Address", { exact: true }).fill("9 Lahug Heights");
  await screenshot(page, "edit an order on a phone");
  await press(page, "Save address");
  await page.getByText("The order has a new address. The buyer gets an email.").waitFor();
  await page.getByText("9 Lahug Heights").waitFor();
  await openMail(page, email, `Order ${number} has a new address`);
});

test("an address is corrected on the record, which keeps what was typed", async () => {
  const page = await openPage({ width: 1440, expectedProblems: [/409/] });
  const email = "moved-on-the-record@example.test";
  const { id } = await orderByCash(page, "Glow", { email, phone: "0917 555 0102" });
  await openAs(page, "owner", href("/admin/orders/:orderId", { orderId: id }));
  await choose(page, "Change address…");
  const street = page.getByLabel("Address", { exact: true });
  await street.fill("");
  await page.getByLabel("City or municipality").fill("Lapu-Lapu City");
  await press(page, "Save address");
  await street.and(page.locator(":focus")).waitFor();
  expect(await page.getByLabel("City or municipality").inputValue()).toBe("Lapu-Lapu City");
  await expectNoAxeViolations(page);
  await screenshot(page, "change of address 1440");
  await street.fill("9 Lahug Heights");
  await press(page, "Save address");
  await page.getByText("The order has a new address. The buyer gets an email.").first().waitFor();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.locator("address").getByText("9 Lahug Heights").waitFor();
  await page.locator("summary:focus", { hasText: "More" }).waitFor();
});
