import { writeFile } from "node:fs/promises";
import path from "node:path";
import { href } from "react-router";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterEach, expect, test } from "vitest";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { addToCart, fillCheckout, openCheckout } from "./buyer.ts";
import { openMail } from "./mailbox.ts";
import { orderByTransfer } from "./quick-orders.ts";
import { expectInvariants } from "./shop-invariants.ts";
import { choose, openAs } from "./staff-desk.ts";

afterEach(expectInvariants);

const folder = await temporaryFolder();

const WAYS = [
  { javaScript: true, width: 360, colorScheme: "light" },
  { javaScript: false, width: 1280, colorScheme: "dark" },
] as const;

/** Buys a product by bank transfer; answers the order's number and the receipt's address. */
async function buyByTransfer(page: Page, product: string, email: string) {
  await addToCart(page, product);
  await page.getByText(`${product} added to cart!`).waitFor();
  await openCheckout(page);
  await fillCheckout(page, email);
  await page.getByRole("radio", { name: /Bank transfer/ }).check();
  await page.getByRole("button", { name: "Place Order" }).click();
  await page.waitForURL("**/order/**");
  const title = await page.getByRole("heading", { name: /^Order PM-/ }).innerText();
  return { number: title.replace("Order ", ""), receipt: page.url() };
}

async function sendProof(page: Page, colour: string) {
  const picture = sharp({ create: { width: 300, height: 500, channels: 3, background: colour } });
  const file = { name: "slip.png", mimeType: "image/png", buffer: await picture.png().toBuffer() };
  await page.getByLabel("Photo or screenshot").setInputFiles(file);
  await page.getByRole("button", { name: "Send proof" }).click();
  await page.getByText("We have your proof").waitFor();
}

/** The owner, at the order that waits to be checked. */
async function openAsStaff(page: Page, number: string) {
  await openAs(page, "owner", `${href("/admin/orders")}?show=to-check`);
  await page
    .getByRole("link", { name: /^To check/ })
    .first()
    .waitFor();
  await page.getByRole("link", { name: number }).press("Enter");
  await page.getByRole("heading", { name: "Bank transfer" }).waitFor();
}

test.each(WAYS)("a guest pays by transfer, and staff confirm it: %o", async (how) => {
  const page = await openPage(how);
  const email = `transfer-${how.width}@example.com`;
  const { number, receipt } = await buyByTransfer(page, "NAD+", email);
  await page.getByText("Waiting for your transfer").first().waitFor();
  for (const said of ["Demo Bank (not a real bank)", "0000 0000 0000", "₱9,200", number]) {
    await page.getByRole("definition").filter({ hasText: said }).first().waitFor();
  }
  await expectNoAxeViolations(page);
  await sendProof(page, "seagreen");
  const thumbnail = page.getByRole("img", { name: /Your proof, sent/ });
  await thumbnail.waitFor();
  expect(await thumbnail.getAttribute("height")).toBe("500");
  await expectNoAxeViolations(page);
  await openMail(page, email, `We have your proof for order ${number}`);

  const desk = await openPage({ ...how, width: 1280 });
  await openAsStaff(desk, number);
  await desk.getByRole("img", { name: "Proof 1" }).waitFor();
  await choose(desk, "Check transfer…");
  await expectNoAxeViolations(desk);
  await screenshot(desk, `transfer to check ${how.width}`);
  expect(await desk.getByLabel("Amount received, in pesos").inputValue()).toBe("9200.00");
  await desk.getByLabel("The bank’s reference").fill("FT 2611 0042");
  await desk.getByRole("button", { name: "Confirm transfer" }).click();
  await desk.getByText("Transfer confirmed: ₱9,200, FT 2611 0042").waitFor();
  expect(await desk.getByRole("button", { name: "Confirm transfer" }).count()).toBe(0);
  await expectNoAxeViolations(desk);

  await openMail(page, email, `Payment received for order ${number}`);
  await page.goto(receipt);
  await page.getByText("We received your payment").waitFor();
});

test("a declined proof is followed by a better one", async () => {
  const page = await openPage({ width: 360 });
  const email = "declined@example.com";
  const { number } = await orderByTransfer(page, "GHK-Cu", email);
  await sendProof(page, "black");

  const desk = await openPage({ width: 1280, expectedProblems: [/409/] });
  await openAsStaff(desk, number);
  await choose(desk, "Check transfer…");
  await desk.getByLabel("Reason").selectOption("Another reason");
  await desk.getByRole("button", { name: "Reject proof" }).click();
  await desk.getByText("Write a message so the buyer knows what to do.").waitFor();
  await expectNoAxeViolations(desk);
  await desk.getByLabel("Message to the buyer").fill("The picture is black.");
  await desk.getByRole("button", { name: "Reject proof" }).click();
  await desk.getByText("Proof of transfer declined: The picture is black.").waitFor();

  await openMail(page, email, `Your proof for order ${number} needs another look`);
  await page.getByText("The picture is black.").first().waitFor();
  await page.getByRole("link", { name: /\/order\// }).click();
  await page.getByText("We couldn’t accept your proof").waitFor();
  await page.getByText("The picture is black.").waitFor();
  await expectNoAxeViolations(page);
  await sendProof(page, "white");

  await desk.reload();
  await desk.getByRole("img", { name: "Proof 2" }).waitFor();
  await choose(desk, "Check transfer…");
  await desk.getByLabel("The bank’s reference").fill("FT 7");
  await desk.getByRole("button", { name: "Confirm transfer" }).click();
  await desk.getByText("Transfer confirmed:").waitFor();
  await page.reload();
  await page.getByText("We received your payment").waitFor();
});

test("several transfers are answered in the panel, one after the other", async () => {
  const page = await openPage({ width: 360 });
  const first = await orderByTransfer(page, "NAD+", "panel-first@example.com");
  await sendProof(page, "navy");
  const second = await orderByTransfer(page, "GHK-Cu", "panel-second@example.com");
  await sendProof(page, "teal");

  const desk = await openPage({ width: 1440, expectedProblems: [/422/] });
  const beside = (number: string) =>
    desk.getByRole("complementary", { name: `Details: ${number}` });
  await openAs(desk, "owner", `${href("/admin/orders")}?show=to-check`);
  await desk.getByRole("link", { name: first.number }).click();
  await beside(first.number).getByRole("img", { name: "Proof 1" }).waitFor();
  await expectNoAxeViolations(desk);
  await screenshot(desk, "transfer-beside");
  const reference = desk.locator("input[name=bankReference]:focus");
  await desk.keyboard.press("b");
  await reference.waitFor();
  await desk.keyboard.press("Enter");
  await beside(first.number).getByText("Enter the bank’s reference").waitFor();
  await reference.waitFor();
  await desk.keyboard.type("FT 11");
  await expect.poll(() => reference.inputValue()).toBe("FT 11");
  await desk.keyboard.press("Enter");
  await desk.getByText(`${first.number}: Transfer confirmed.`).waitFor();

  await beside(second.number).getByRole("img", { name: "Proof 1" }).waitFor();
  await reference.waitFor();
  await beside(second.number).getByRole("button", { name: "Reject proof" }).click();
  await desk.getByText(`${second.number}: Proof rejected.`).waitFor();
});

test("transfers are checked one by one without JavaScript", async () => {
  const page = await openPage({ width: 360 });
  const order = await orderByTransfer(page, "NAD+", "queue@example.com");
  await sendProof(page, "maroon");

  const desk = await openPage({ width: 360, javaScript: false, expectedProblems: [/422/] });
  await openAs(desk, "owner", `${href("/admin/orders/to-check")}?order=${order.id}`);
  await desk.getByRole("heading", { name: order.number }).waitFor();
  await desk.getByRole("img", { name: "Proof 1" }).waitFor();
  await expectNoAxeViolations(desk);
  await screenshot(desk, "transfers-to-check");
  await desk.getByRole("button", { name: "Confirm transfer" }).click();
  await desk.getByText("Enter the bank’s reference").waitFor();
  await desk.getByLabel("The bank’s reference").fill("FT 12");
  await desk.getByRole("button", { name: "Confirm transfer" }).click();
  await desk.getByText(`${order.number}: Transfer confirmed.`).waitFor();
});

test("what is no picture is said, and nothing is sent", async () => {
  const page = await openPage({ javaScript: false, expectedProblems: [/422|413/] });
  await orderByTransfer(page, "Glow", "wrong@example.com");
  const file = page.getByLabel("Photo or screenshot");
  await page.getByRole("button", { name: "Send proof" }).click();
  const said = page.getByRole("alert");
  await said.filter({ hasText: "Choose a photo or screenshot first." }).waitFor();
  const text = { name: "slip.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") };
  await file.setInputFiles(text);
  await page.getByRole("button", { name: "Send proof" }).click();
  await said.filter({ hasText: "JPEG, PNG or WebP up to 8 MB." }).waitFor();
  await expectNoAxeViolations(page);
  // From a file: the browser reads that by itself, where bytes are sent to it slowly.
  const large = path.join(folder, "large.jpg");
  await writeFile(large, Buffer.alloc(9 * 1024 * 1024));
  await file.setInputFiles(large);
  await page.getByRole("button", { name: "Send proof" }).click();
  await said.filter({ hasText: "This file is too large." }).waitFor();
  await page.getByRole("link", { name: "Back to your order" }).click();
  await page.getByText("Waiting for your transfer").first().waitFor();
});

test("a click copies what goes into the transfer, and says so", async () => {
  const page = await openPage({ width: 390 });
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const { number } = await orderByTransfer(page, "NAD+", "copies@example.com");
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  for (const [what, text] of [
    ["Account number", "000000000000"],
    ["Amount", "9200.00"],
    ["Reference", number],
  ] as const) {
    const button = page.getByRole("button", { name: `Copy ${what}` });
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await button.click();
    await page
      .getByRole("status")
      .filter({ hasText: `Copied: ${what}` })
      .waitFor();
    expect(await copied()).toBe(text);
  }
});

test("the owner changes the ways to pay", async () => {
  const page = await openPage({ width: 360, expectedProblems: [/422/] });
  await openAs(page, "owner", href("/admin/settings/payments"));
  await page.getByRole("heading", { name: "Payments", level: 1 }).waitFor();
  await expectNoAxeViolations(page);
  const number = page.getByLabel("Account number");
  await number.fill("");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("alert").filter({ hasText: "Failed to save payment settings" }).waitFor();
  expect(await number.getAttribute("aria-invalid")).toBe("true");
  await expectNoAxeViolations(page);
  await number.fill("0000 0000 0000");
  await page.getByRole("checkbox", { name: "Maya" }).uncheck();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Off", { exact: true }).waitFor();
  await page.getByText("Settings saved.").waitFor();
  await page.getByRole("checkbox", { name: "Maya" }).check();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Off", { exact: true }).waitFor({ state: "detached" });
});
