import { createHmac } from "node:crypto";
import { href } from "react-router";
import { afterAll, expect, test } from "vitest";
import { openReceiver } from "#app/office/webhooks/jobs/receiver.fixture.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { makeOrder } from "#app/selling/orders/factories.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { hideNewProducts } from "./hide-new-products.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { openAs, press } from "./staff-desk.ts";

hideNewProducts();
const receiver = await openReceiver();
afterAll(() => receiver.close());

function isSigned({ headers, body }: (typeof receiver.received)[number], secret: string): boolean {
  const content = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const own = createHmac("sha256", key).update(content).digest("base64");
  return (headers["webhook-signature"] ?? "").split(" ").includes(`v1,${own}`);
}

test.each([
  { javaScript: true, width: 1440, colorScheme: "dark" },
  { javaScript: false, width: 360, colorScheme: "light" },
] as const)("an endpoint is added, and hears of an order, signed: %o", async (look) => {
  receiver.received.length = 0;
  const url = `${receiver.url}/${look.width}`;
  const page = await openPage({ ...look, expectedProblems: [/422/] });
  await openAs(page, "owner", href("/admin/settings/integrations"));
  await page.getByRole("link", { name: "Manage webhooks" }).click();
  await page.getByRole("link", { name: "Add webhook" }).first().click();
  await page.getByRole("heading", { level: 1, name: "Add webhook" }).waitFor();
  await page.getByLabel("URL", { exact: true }).fill("https://169.254.169.254/latest");
  await page.getByLabel("Order placed").check();
  await press(page, "Add webhook");
  await page.getByText("This URL is in a private network.").first().waitFor();
  await page.getByLabel("URL", { exact: true }).fill(url);
  await press(page, "Add webhook");
  const secret = (await page.getByText(/^whsec_/).textContent()) ?? "";
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "I’ve stored it" }).click();
  await page.getByRole("heading", { level: 1, name: /^Webhook 127/ }).waitFor();
  await press(page, "Send test event");
  await page.getByText("Test event sent.").first().waitFor();
  await expect.poll(() => receiver.received.length, { timeout: 20_000 }).toBe(1);

  await insideTheShop(async (ctx) => {
    const name = `Hook Blend ${look.width}`;
    const slug = `hook-blend-${look.width}`;
    const shown = { description: "A vial.", shortDescription: "A vial." };
    const productId = await makeProduct(ctx, { name, slug, stock: 5, ...shown });
    await makeOrder(ctx, { productId });
  });
  await expect
    .poll(() => receiver.received.map(({ body }) => body).join("\n"), { timeout: 20_000 })
    .toContain("order.placed");
  expect(receiver.received.every((message) => isSigned(message, secret))).toBe(true);

  await page.reload();
  await page.getByText("Delivered").first().waitFor();
  expect(await page.content()).not.toContain(secret);
  await expectNoAxeViolations(page);
  await screenshot(page, `webhook ${look.width}`);
  await page
    .getByRole("link", { name: /^Order placed,/ })
    .first()
    .click();
  await page.getByRole("heading", { name: "Attempts" }).waitFor();
  await screenshot(page, `webhook message ${look.width}`);
  await expectNoAxeViolations(page);
  const before = receiver.received.length;
  await press(page, "Resend");
  await page.getByText("The message is being resent.").first().waitFor();
  await expect.poll(() => receiver.received.length, { timeout: 20_000 }).toBe(before + 1);
  await page
    .getByRole("link", { name: /^← Webhook|^Webhook 127/ })
    .first()
    .click();
  await page.getByText("Remove this webhook").click();
  await press(page, "Remove webhook");
  await page
    .getByText(/Webhook to .* removed\./)
    .first()
    .waitFor();
});
