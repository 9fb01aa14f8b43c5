import { href } from "react-router";
import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { expectNoAxeViolations } from "../axe.ts";
import { newPicture } from "../new-picture.ts";
import { openPage, screenshot } from "../browser.ts";
import { variants } from "../variants.ts";
import { followLink, openMail } from "./mailbox.ts";
import { orderByCash, orderOnline } from "./quick-orders.ts";
import { expectInvariants } from "./shop-invariants.ts";
import { choose, openAs, openAsStaff, press, shipWithoutNumber } from "./staff-desk.ts";

afterEach(expectInvariants);

/** Packs, ships and delivers the order that is open. */
async function deliver(desk: Page): Promise<void> {
  await choose(desk, "Start packing");
  await shipWithoutNumber(desk);
  await press(desk, "Mark as delivered");
  await desk.getByRole("button", { name: "Complete" }).waitFor();
}

/** The picture has arrived, and is one. */
async function expectShown(page: Page, alt: string): Promise<void> {
  const picture = page.getByAltText(alt);
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(60);
}

async function payOnline(page: Page, product: string, email: string) {
  const order = await orderOnline(page, product, email);
  await page.getByRole("button", { name: "Approve" }).click();
  await page.getByText("We received your payment").waitFor();
  return order;
}

test.each(
  variants([
    { javaScript: true, width: 360, colorScheme: "light" },
    { javaScript: false, width: 1440, colorScheme: "dark" },
  ] as const),
)("a return with part refund: %o", async (options) => {
  const look = options.javaScript ? "" : " without JavaScript";
  const email = `return-${options.width}@example.test`;
  const buyer = await openPage({ ...options, expectedProblems: [/422/] });
  const { number, receipt } = await payOnline(buyer, "GHK-Cu", email);
  const desk = await openPage({
    ...options,
    width: options.width === 360 ? 1440 : 360,
    expectedProblems: [/409|422/],
  });
  await openAsStaff(desk, number);
  await deliver(desk);

  await buyer.goto(receipt);
  await buyer.getByRole("link", { name: "Return items" }).click();
  await buyer.getByRole("heading", { name: `Return items from order ${number}` }).waitFor();
  await press(buyer, "Request return");
  await buyer.getByRole("alert").getByText("Choose a reason.").waitFor();
  await expectNoAxeViolations(buyer);
  await buyer.getByLabel("It’s damaged or was opened").check();
  await buyer.getByLabel("Tell us more").fill("The seal was torn.");
  const photo = { mimeType: "image/png", buffer: Buffer.from(await newPicture()) };
  const photos = buyer.getByLabel("Photos");
  await photos.setInputFiles({ name: "note.png", mimeType: "image/png", buffer: Buffer.from("a") });
  await press(buyer, "Request return");
  await buyer
    .getByText(/^We can’t read one of the files/)
    .first()
    .waitFor();
  await photos.setInputFiles(["one.png", "two.png"].map((name) => ({ name, ...photo })));
  await screenshot(buyer, `return asked for${look}`);
  await press(buyer, "Request return");
  const ownNumber = /RT-\d\d-\d{6}/;
  const title = await buyer.getByRole("heading", { name: ownNumber }).innerText();
  expect(await buyer.getByRole("link", { name: "Return items" }).count()).toBe(0);
  await expectShown(buyer, `Photo 2 of return ${title}`);
  await expectNoAxeViolations(buyer);
  await screenshot(buyer, `return on the receipt${look}`);

  await openAs(desk, "owner", `${href("/admin/returns")}?show=asked`);
  await expectNoAxeViolations(desk);
  await screenshot(desk, `returns list${look}`);
  await desk.getByRole("link", { name: title }).press("Enter");
  await desk.getByRole("heading", { level: 1, name: title }).waitFor();
  await expectShown(desk, `Photo 1 of return ${title}`);
  await desk.getByRole("radio", { name: /^Yes/ }).check();
  await press(desk, "Approve");
  await desk.getByText("Tell the buyer where to send the goods and who pays.").first().waitFor();
  await expectNoAxeViolations(desk);
  await screenshot(desk, `return to decide${look}`);
  await desk.getByLabel("Instructions for the buyer").fill("Use LBC to our address. We pay.");
  await press(desk, "Approve");
  await press(desk, "Record what arrived");
  await desk.getByText("Cold goods that left the fridge can’t be resold").waitFor();
  await expectNoAxeViolations(desk);
  await screenshot(desk, `return to inspect${look}`);
  await press(desk, "Record the inspection");
  await desk.getByLabel("Amount in pesos").fill("1000000");
  await desk.getByLabel("Reason", { exact: true }).fill("The seal was torn");
  await press(desk, "Settle");
  await desk
    .getByRole("alert")
    .getByText(/^Only ₱[\d,.]+ is left to refund\.$/)
    .waitFor();
  await expectNoAxeViolations(desk);
  await desk.getByLabel("Amount in pesos").fill("1,000");
  await screenshot(desk, `return to settle${look}`);
  await press(desk, "Settle");
  await desk.getByText("No further steps. This return is closed.").waitFor();
  await expectNoAxeViolations(desk);
  await screenshot(desk, `return settled${look}`);
  await openAsStaff(desk, number);
  await desk.getByRole("link", { name: title }).waitFor();
  await expectNoAxeViolations(desk);
  await screenshot(desk, `order with a return${look}`);

  await openMail(buyer, email, `Your return ${title} is approved`);
  await buyer.getByText("Use LBC to our address. We pay.").waitFor();
  await openMail(buyer, email, `Your return ${title} is refunded`);
  await buyer.getByText("We’re refunding ₱1,000").waitFor();
  await followLink(buyer, "/order/");
  await buyer.getByText("₱1,000 is refunded.").waitFor();
  await buyer.getByText("Partially refunded").first().waitFor();
  await expectNoAxeViolations(buyer);
  await screenshot(buyer, `return refunded on the receipt${look}`);
});

test("a buyer who phoned reads why a return was refused, and a parcel comes back by itself", async () => {
  const email = "return-refused@example.test";
  const buyer = await openPage({ width: 390 });
  const { number, receipt } = await payOnline(buyer, "GHK-Cu", email);
  const desk = await openPage({ width: 1280 });
  await openAsStaff(desk, number);
  await deliver(desk);
  await choose(desk, "Return items");
  await desk.getByLabel("It arrived warm").check();
  await expectNoAxeViolations(desk);
  await screenshot(desk, "return for a buyer");
  await press(desk, "Add return");
  await desk.getByText("Refuse…").click();
  await desk.getByLabel("Reason for refusal").fill("The indicator shows that it was cold.");
  await expectNoAxeViolations(desk);
  await press(desk, "Refuse");
  await desk.getByText("No further steps. This return is closed.").waitFor();
  await buyer.goto(receipt);
  await buyer.getByText("The indicator shows that it was cold.").waitFor();
  // Its unit is free again.
  await buyer.getByRole("link", { name: "Return items" }).waitFor();
  await expectNoAxeViolations(buyer);

  const cash = { email: "comes-back@example.test", phone: "0918 111 2233" };
  const other = await orderByCash(buyer, "Glow", cash);
  await openAsStaff(desk, other.number);
  await press(desk, "Confirm by phone");
  await desk.getByRole("button", { name: "Confirm by phone" }).waitFor({ state: "hidden" });
  await choose(desk, "Start packing");
  await shipWithoutNumber(desk);
  await choose(desk, "The parcel came back…");
  await press(desk, "Record returned parcel");
  await desk.getByRole("link", { name: /RT-\d\d-\d{6}/ }).click();
  await press(desk, "Record the inspection");
  await desk.getByText("Nothing can be refunded for this order").waitFor();
  await desk.getByLabel("Reason", { exact: true }).fill("Nothing was paid");
  await expectNoAxeViolations(desk);
  await press(desk, "Settle");
  await desk.getByText("No further steps. This return is closed.").waitFor();
});
