import { afterEach, expect, test } from "vitest";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { untilLive } from "../until-live.ts";
import { openMail } from "./mailbox.ts";
import { orderOnline } from "./quick-orders.ts";
import { expectInvariants } from "./shop-invariants.ts";
import { press } from "./staff-desk.ts";
import { variants } from "../variants.ts";

afterEach(expectInvariants);

test.each(variants([true, false]))(
  "a paid order is changed by its buyer, who pays the difference or gets it back (JavaScript: %s)",
  async (javaScript) => {
    const page = await openPage({ javaScript, width: 360, expectedProblems: [/422|409/] });
    const email = `changes-${javaScript}@example.test`;
    const { number, receipt } = await orderOnline(page, "Klow", email);
    await press(page, "Approve");
    await page.waitForURL("**/order/**");
    const open = () => page.getByRole("link", { name: "Change address or items" }).click();
    await open();
    await page.getByRole("heading", { name: `Change order ${number}` }).waitFor();
    await expectNoAxeViolations(page);
    await screenshot(page, `change an order ${javaScript}`);
    const quantity = page.getByLabel("Quantity of Klow, 80 mg vial", { exact: true });
    await press(page, "Save items");
    await page.getByText("Nothing has changed. Choose another quantity first.").waitFor();
    await expectNoAxeViolations(page);
    await quantity.fill("3");
    await press(page, "Save items");
    await press(page, "Approve");
    await page.waitForURL("**/order/**");
    await page
      .getByText("Klow, 80 mg vial × 3")
      .or(page.getByText(/Klow, 80 mg vial\s*× 3/))
      .first()
      .waitFor();
    await openMail(page, email, `You changed order ${number}`);
    await page.goto(`${receipt}/change`);
    await quantity.fill("4");
    await page.getByLabel("Find a product to add").fill("NAD");
    await press(page, "Find");
    const added = page.getByLabel(/^Quantity of NAD.* to add$/).first();
    await added.fill("1");
    expect(await quantity.inputValue()).toBe("4");
    await expectNoAxeViolations(page);
    await screenshot(page, `add to an order ${javaScript}`);
    await press(page, "Save items");
    await page
      .getByText(/Please confirm below that you use NAD/)
      .or(page.getByRole("button", { name: "Approve" }))
      .first()
      .waitFor();
    const supervised = page.getByRole("checkbox", { name: /supervises my use of NAD/ });
    await untilLive(page);
    if (await supervised.isVisible()) {
      await supervised.check();
      await press(page, "Save items");
    }
    await press(page, "Cancel");
    await page.waitForURL(`**${receipt}`);
    await page.getByText(/^Pay ₱.+ to make your change$/).waitFor();
    await page.getByText("Klow, 80 mg vial: 4 instead of 3").waitFor();
    await expectNoAxeViolations(page);
    await screenshot(page, `a difference waits ${javaScript}`);
    await page.goto(`${receipt}/change`);
    await quantity.fill("1");
    await press(page, "Save items");
    await page.waitForURL(`**${receipt}`);
    await page
      .getByText(/^Your ₱15,600 refund is on its way|^We refunded ₱15,600 to you/)
      .waitFor();
    await openMail(page, email, `Refund for order ${number}`);
    await page.goto(receipt);
    await open();
    await page.getByLabel("Address", { exact: true }).fill("");
    await press(page, "Save address");
    await page.getByText("Please fill in all required fields").first().waitFor();
    await expectNoAxeViolations(page);
    await page.getByLabel("Address", { exact: true }).fill("1 Session Road");
    await press(page, "Save address");
    await page.waitForURL(`**${receipt}`);
    await page.getByText("1 Session Road").waitFor();
    await openMail(page, email, `Order ${number} has a new address`);
  },
);
