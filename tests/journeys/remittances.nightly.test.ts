import { eq } from "drizzle-orm";
import { href } from "react-router";
import { expect, test } from "vitest";
import { products } from "#app/goods/catalog/tables.server.ts";
import { deliveredOrder, remit } from "#app/fulfilment/remittances/factories.ts";
import {
  cashOnOrder,
  differenceMessages as queue,
  remittanceMessages as say,
} from "#app/fulfilment/remittances/texts/staff.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { openAs, press } from "./staff-desk.ts";
import { untilLive } from "../until-live.ts";

test.each([
  { javaScript: true, colorScheme: "light", width: 1440 },
  { javaScript: false, colorScheme: "dark", width: 360 },
] as const)("a courier's cash is uploaded, looked at, saved and settled: %o", async (how) => {
  const page = await openPage({ ...how, expectedProblems: [/status of 422/] });
  const tracking = `JT-${crypto.randomUUID()}`.toUpperCase();
  const upload = async (text: string) => {
    if (how.javaScript) await untilLive(page);
    await page.getByLabel(say.upload.carrier, { exact: true }).selectOption("J&T Express");
    const file = { name: "cod.csv", mimeType: "text/csv", buffer: Buffer.from(text) };
    await page.getByLabel(say.upload.file).setInputFiles(file);
    await press(page, say.upload.submit);
  };
  await openAs(page, "owner", href("/admin/orders/remittances"));
  await page.getByRole("heading", { name: say.upload.title }).waitFor();
  await expectNoAxeViolations(page);
  await screenshot(page, `remittances-${how.width}`);
  await upload(`Parcel of,Total\n${tracking},9200\n`);
  await page.getByText(say.problems.no_tracking).first().waitFor();

  await upload(`Waybill No;COD Amount;COD Fee\n${tracking};₱9,200.00;92\n;500;\n`);
  await page.getByRole("heading", { name: say.draft.title("cod.csv") }).waitFor();
  await page.getByText(say.row(3, say.rows.no_tracking)).waitFor();
  await page.getByText(queue.kinds.unknown.title).waitFor();
  await expectNoAxeViolations(page);
  await screenshot(page, `remittance-draft-${how.width}`);
  await press(page, say.draft.save);
  await page.getByText(say.draft.saved).first().waitFor();
  await page.getByText(tracking).first().waitFor();
  await expectNoAxeViolations(page);
  await screenshot(page, `remittance-file-${how.width}`);

  await page.getByRole("link", { name: say.page.back }).click();
  await page.getByRole("heading", { name: say.title, exact: true }).waitFor();
  await page.getByRole("link", { name: /^COD mismatches to review/ }).click();
  await page.getByRole("heading", { name: queue.title }).waitFor();
  const skip = page.getByRole("link", { name: "Skip", exact: true });
  for (let at = 0; at < 20 && (await page.getByText(tracking).count()) === 0; at += 1) {
    const next = await skip.getAttribute("href");
    await skip.click();
    await page.locator(`a[href="${next}"]`).waitFor({ state: "detached" });
    await page.getByRole("heading", { name: queue.title }).waitFor();
  }
  await page.getByText(tracking).first().waitFor();
  await expectNoAxeViolations(page);
  await screenshot(page, `cash-differs-${how.width}`);
  if (how.javaScript) await untilLive(page);
  await press(page, queue.acts.end);
  await page.getByText(queue.problems.required).first().waitFor();
  await page.getByLabel(queue.note).fill("Another shop’s parcel, J&T was told");
  await press(page, queue.acts.end);
  await page.getByText(queue.done.end).first().waitFor();
  expect(await page.getByText(tracking).count()).toBe(0);
});

test("an order shows what its courier brought, and leads to what differs", async () => {
  const { orderId, tracking } = await insideTheShop(async (ctx) => {
    const order = await deliveredOrder(ctx);
    await remit(ctx, [{ tracking: order.tracking, collected: 900_000 }]);
    // The shop of the other journeys sells its own products alone.
    const own = eq(products.name, `Item ${order.tracking}`);
    await ctx.db.update(products).set({ isActive: false }).where(own);
    return order;
  });
  const page = await openPage({ width: 360 });
  await openAs(page, "owner", href("/admin/orders/:orderId", { orderId }));
  await page.getByRole("heading", { name: cashOnOrder.title }).waitFor();
  await page.getByText(cashOnOrder.amounts("₱9,000", "₱9,200")).waitFor();
  await expectNoAxeViolations(page);
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(360);
  await screenshot(page, "cash on the order");
  await page.getByRole("link", { name: queue.kinds.short.title }).click();
  await page.getByRole("heading", { name: queue.title }).waitFor();
  await page.getByText(tracking).first().waitFor();
  await page.goBack();
  await page.getByRole("link", { name: /^J&T Express: ₱9,000/ }).click();
  await page.getByRole("link", { name: say.page.back }).waitFor();
  await page.getByText(tracking).first().waitFor();
});
