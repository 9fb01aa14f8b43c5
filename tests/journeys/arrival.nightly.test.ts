import { eq } from "drizzle-orm";
import { href } from "react-router";
import { afterEach, expect, test } from "vitest";
import { coldOrder } from "#app/fulfilment/arrivals/factories.ts";
import { tokenOf } from "#app/selling/orders/factories.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { parcels } from "#app/selling/orders/tables/parcels.server.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { newPicture } from "../new-picture.ts";
import { hideNewProducts } from "./hide-new-products.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { followLink, openMail } from "./mailbox.ts";
import { expectInvariants } from "./shop-invariants.ts";
import { openAs, press } from "./staff-desk.ts";

hideNewProducts();
afterEach(expectInvariants);

/** An order of cold goods that has come, of a buyer with this address. */
function delivered(email: string, allowed: { warmHours?: number } = {}) {
  return insideTheShop(async (ctx) => {
    const own = await coldOrder(ctx, allowed);
    await ctx.db
      .update(parcels)
      .set({ courier: "LBC Express" })
      .where(eq(parcels.orderId, own.orderId));
    const [order] = await ctx.db
      .update(orders)
      .set({ email })
      .where(eq(orders.id, own.orderId))
      .returning({ number: orders.orderNumber });
    return {
      number: order?.number ?? "",
      receipt: href("/order/:token", { token: own.orderToken }),
      slip: href("/order/:token/arrival", { token: await tokenOf(ctx, own.orderId, "parcel") }),
    };
  });
}

test.each([
  { javaScript: false, width: 360, colorScheme: "dark" },
  { javaScript: true, width: 1440, colorScheme: "light" },
] as const)("a parcel that arrived warm, reported and decided: %o", async (options) => {
  const look = options.javaScript ? "" : " without JavaScript";
  const email = `warm-${options.width}@example.test`;
  const { number, receipt } = await delivered(email);
  const buyer = await openPage({ ...options, expectedProblems: [/422/] });
  await buyer.goto(receipt);
  await screenshot(buyer, `arrival on the receipt${look}`);
  await buyer.getByRole("link", { name: "Tell us how it arrived" }).click();
  await buyer.getByRole("heading", { name: `Did order ${number} arrive cold?` }).waitFor();
  await press(buyer, "Get your answer");
  await buyer.getByText("Choose how it felt.").first().waitFor();
  await expectNoAxeViolations(buyer);
  await buyer.getByRole("radio", { name: /^Warm/ }).check();
  await buyer.getByLabel("Hours in transit").fill("52");
  const buffer = Buffer.from(await newPicture());
  await buyer
    .getByLabel("Photo of the indicator or the pack")
    .setInputFiles({ name: "pack.png", mimeType: "image/png", buffer });
  await screenshot(buyer, `arrival asked${look}`);
  await press(buyer, "Get your answer");
  await buyer.getByText("Please do not use it yet").first().waitFor();
  await buyer.getByText("We have no label limit for its time out of the cold").waitFor();
  await expectNoAxeViolations(buyer);
  await screenshot(buyer, `arrival answered${look}`);

  const desk = await openPage({
    ...options,
    width: options.width === 360 ? 1440 : 360,
    expectedProblems: [/422/],
  });
  await openAs(desk, "owner", href("/admin/arrivals"));
  await desk.getByRole("heading", { name: "By courier, last 90 days" }).waitFor();
  await desk
    .getByRole("row", { name: /^LBC Express/ })
    .first()
    .waitFor();
  await expectNoAxeViolations(desk);
  await screenshot(desk, `arrivals list${look}`);
  await desk.getByRole("link", { name: number }).press("Enter");
  await desk.getByRole("heading", { level: 1, name: `Arrival of ${number}` }).waitFor();
  const photo = desk.getByRole("img", { name: `Photo from the buyer of ${number}` });
  const src = await photo.getAttribute("src");
  expect((await desk.request.get(src ?? "")).headers()["content-type"]).toBe("image/webp");
  expect((await buyer.request.get(src ?? "", { maxRedirects: 0 })).status()).not.toBe(200);
  await desk.getByRole("radio", { name: /^Fine/ }).check();
  await press(desk, "Save decision and email the buyer");
  await desk.getByText("Tell the buyer why the goods are fine.").first().waitFor();
  await expectNoAxeViolations(desk);
  await desk.getByRole("radio", { name: /^Replacement/ }).check();
  await desk.getByLabel("Message to the buyer").fill("The indicator is red.");
  await screenshot(desk, `arrival to decide${look}`);
  await press(desk, "Save decision and email the buyer");
  await desk.getByText("This report is decided.").waitFor();
  await expectNoAxeViolations(desk);
  await screenshot(desk, `arrival decided${look}`);
  await desk.getByRole("link", { name: "Create return" }).click();
  await desk.getByLabel("It arrived warm").waitFor();

  await openMail(buyer, email, `Please do not use the items that arrived warm in order ${number}`);
  await buyer.getByText("The indicator is red.").waitFor();
  await followLink(buyer, "/order/");
  // The mail leads to the report itself.
  await buyer.getByText("Our answer: The indicator is red.").waitFor();
  expect(await buyer.getByText("Change your report").count()).toBe(0);
  await expectNoAxeViolations(buyer);
});

test("what its label allows is answered at once with the source, and can be corrected", async () => {
  const { receipt, slip } = await delivered("cool@example.test", { warmHours: 504 });
  const buyer = await openPage({ width: 390 });
  await buyer.goto(receipt);
  await buyer.getByRole("link", { name: "Tell us how it arrived" }).click();
  await buyer.getByRole("radio", { name: /^Cool/ }).check();
  await buyer.getByLabel("Hours in transit").fill("60");
  await press(buyer, "Get your answer");
  await buyer.getByText("It arrived as it should").first().waitFor();
  await buyer.getByText("(Its label, section 16)").waitFor();
  await buyer.getByText("Change your report").click();
  await buyer.getByLabel("Hours in transit").fill("600");
  await press(buyer, "Get your answer");
  await buyer.getByText("It was in transit for 600 hours.").waitFor();
  await buyer.getByText("Please do not use it yet").first().waitFor();

  // The code on the slip leads to the same answer, and nowhere else.
  const recipient = await openPage({ width: 390, expectedProblems: [/404/] });
  await recipient.goto(slip);
  await recipient.getByText("Please do not use it yet").first().waitFor();
  await expectNoAxeViolations(recipient);
  expect(await recipient.locator("main").getByRole("link").count()).toBe(0);
  await recipient.goto(slip.replace("/arrival", ""));
  await recipient.getByRole("heading", { level: 1 }).waitFor();
  expect(await recipient.locator("main").innerText()).not.toContain("₱");
});
