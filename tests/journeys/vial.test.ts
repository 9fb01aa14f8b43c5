import { eq } from "drizzle-orm";
import { href } from "react-router";
import { afterEach, expect, test } from "vitest";
import { customerOfUser } from "#app/people/customers/queries/customer.server.ts";
import { LAST_ORDER_COOKIE } from "#app/selling/orders/rules/last-order-cookie.ts";
import { tokenOf } from "#app/selling/orders/factories.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { makePackedLot } from "#app/fulfilment/recalls/factories.ts";
import { startRecall } from "#app/fulfilment/recalls/commands/start-recall.server.ts";
import { makeCodes } from "#app/fulfilment/vials/commands/make-codes.server.ts";
import { codesFrom } from "#app/fulfilment/vials/queries/codes-of-lot.server.ts";
import { makeCode, showCode } from "#app/fulfilment/vials/rules/vial-code.ts";
import { vialCodes } from "#app/fulfilment/vials/tables.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { hideNewProducts } from "./hide-new-products.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { expectInvariants } from "./shop-invariants.ts";
import { openAs, press } from "./staff-desk.ts";
import { variants } from "../variants.ts";

hideNewProducts();
afterEach(expectInvariants);

async function demoCode(): Promise<string> {
  return insideTheShop(async (ctx) => {
    const { rows } = await ctx.db.execute<{ id: string }>(
      "select id from lots where lot_number = 'DEMO-T2610'",
    );
    const lotId = rows[0]?.id ?? "";
    const [vial] = (await codesFrom(ctx.db, lotId, 1)).toReversed();
    return vial?.code ?? "";
  });
}

/** Look-ups by programs are not counted, and the test browser's own User-Agent names one. */
const PHONE =
  "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36";

const verify = (code: string) => href("/verify/:code", { code });

test.each(
  variants([
    { javaScript: false, width: 360, colorScheme: "dark" as const },
    { javaScript: true, width: 1440, colorScheme: "light" as const },
  ]),
)("a shopper types the code of a vial and sees what is on record: %o", async (how) => {
  const page = await openPage({ ...how, expectedProblems: [/404/, /422/] });
  const code = await demoCode();
  await page.goto(href("/verify"));
  await expectNoAxeViolations(page);
  await screenshot(page, `verify ${how.width}`);
  await page.getByLabel("Code on the label").fill("K7MQ");
  await press(page, "Check vial");
  await page.getByText("Enter the 11 characters of the code").first().waitFor();
  await page.getByLabel("Code on the label").fill("K7MQ-2XHD-9R5");
  await press(page, "Check vial");
  await page.getByText("That is our example.").first().waitFor();
  await page.getByLabel("Code on the label").fill(showCode(code).toLowerCase());
  await press(page, "Check vial");
  await page.waitForURL(`**${verify(code)}`);
  await page.getByText("This code belongs to batch DEMO-T2610").waitFor();
  await page.getByText("A laboratory confirmed this batch").waitFor();
  await page.getByText("Made up for the demo", { exact: true }).waitFor();
  const ladder = page.getByRole("list").filter({ hasText: "Verifiable with the laboratory" });
  await ladder.getByText("99.8%, passed").waitFor();
  await ladder.getByText("< 0.05\u00A0EU/mg, passed").waitFor();
  expect(await page.getByText("The vial you received").count()).toBe(0);
  await expectNoAxeViolations(page);
  await screenshot(page, `vial ${how.width}`);
  const robots = await page.getAttribute('meta[name="robots"]', "content");
  expect(robots).toBe("noindex, nofollow");
  const answer = await page.request.get(verify(code));
  expect(answer.headers()["cache-control"]).toBe("no-store");
});

test("a code that is not ours says so, and a slip of the finger is told apart", async () => {
  const page = await openPage({ width: 360, javaScript: false, expectedProblems: [/404/] });
  const answer = await page.goto(verify("22222222223"));
  expect(answer?.status()).toBe(404);
  await page.getByRole("heading", { name: "Check your code" }).waitFor();
  await expectNoAxeViolations(page);
  // Ten valid characters that were never issued: there are 31 to the tenth codes.
  const code = makeCode(7n);
  expect((await page.goto(verify(code)))?.status()).toBe(404);
  await page.getByRole("heading", { name: "We don’t recognize this code" }).waitFor();
  await expectNoAxeViolations(page);
  await screenshot(page, "unknown vial 360");
});

test("its buyer sees the order, by account or by the browser that ordered; nobody else does", async () => {
  const { code, token, number } = await insideTheShop(async (ctx) => {
    const { lotId, orderIds } = await makePackedLot(ctx, {
      name: "Checked by its buyer",
      lotNumber: "BUYER-1",
      units: [2],
    });
    const [orderId = ""] = orderIds;
    await makeCodes(ctx, { lotId, units: 2 });
    const [vial] = await codesFrom(ctx.db, lotId, 1);
    const [order] = await ctx.db.select().from(orders).where(eq(orders.id, orderId));
    const [carla] = await ctx.db.select().from(user).where(eq(user.email, "customer@demo.test"));
    const customer = await customerOfUser(ctx.db, carla?.id ?? "");
    await ctx.db
      .update(orders)
      .set({ customerId: customer?.id ?? null })
      .where(eq(orders.id, orderId));
    const receipt = await tokenOf(ctx, orderId);
    return { code: vial?.code ?? "", token: receipt, number: order?.orderNumber ?? "" };
  });
  const yours = `We packed 2 vials of this batch in your order ${number}`;
  const stranger = await openPage({ width: 360 });
  await stranger.context().setExtraHTTPHeaders({ "user-agent": PHONE });
  await stranger.goto(verify(code));
  await stranger.getByText("This code belongs to batch BUYER-1").waitFor();
  await stranger.getByText("This is the first check.").waitFor();
  expect(await stranger.content()).not.toContain(number);
  await stranger.reload();
  await stranger.getByText("This is the first check.").waitFor();
  const lookups = await insideTheShop(({ db }) =>
    db.select({ count: vialCodes.lookups }).from(vialCodes).where(eq(vialCodes.code, code)),
  );
  expect(lookups).toEqual([{ count: 1 }]);

  const guest = await openPage({ width: 360, colorScheme: "light" });
  const { origin } = new URL(stranger.url());
  await guest.context().addCookies([{ name: LAST_ORDER_COOKIE, value: token, url: origin }]);
  await guest.goto(verify(code));
  await guest.getByText(yours).waitFor();
  await expectNoAxeViolations(guest);
  await screenshot(guest, "own vial 360");

  const buyer = await openPage({ width: 1440 });
  await openAs(buyer, "customer", verify(code));
  await buyer.getByText(yours).waitFor();
  await buyer.getByRole("link", { name: `Open order ${number}` }).click();
  await buyer.getByRole("link", { name: "Check your vial code" }).waitFor();
  await screenshot(buyer, "receipt with lots 1440");
  await buyer.getByRole("link", { name: "Check your vial code" }).click();
  await buyer.getByRole("heading", { level: 1, name: "Verify a vial" }).waitFor();
});

test("staff make codes and print their labels; what people report of a vial reaches them", async () => {
  const lotId = await insideTheShop(async (ctx) => {
    const lot = await makePackedLot(ctx, { name: "Labelled", lotNumber: "LABEL-1", units: [1] });
    return lot.lotId;
  });
  const staff = await openPage({ width: 1440, expectedProblems: [/422/] });
  await openAs(staff, "owner", href("/admin/lots/:lotId", { lotId }));
  await staff.getByRole("link", { name: "Vial codes and labels" }).click();
  await staff.getByLabel("Number of new codes").fill("21");
  await press(staff, "Create codes");
  await staff.getByText("You can’t create more codes than units received.").first().waitFor();
  await staff.getByLabel("Number of new codes").fill("20");
  await press(staff, "Create codes");
  await staff.getByText("20 codes for 20 units received.").waitFor();
  await expectNoAxeViolations(staff);
  const file = await staff.getByRole("link", { name: "Labels 1 to 20" }).getAttribute("href");
  const pdf = await staff.request.get(file ?? "");
  expect(pdf.headers()["content-type"]).toBe("application/pdf");
  const bytes = (await pdf.body()).toString("latin1");
  expect(bytes.match(/\/MediaBox \[[^\]]+\]/g)).toEqual(["/MediaBox [0 0 595.28 841.89]"]);

  const code = await insideTheShop(async (ctx) => {
    const [vial] = await codesFrom(ctx.db, lotId, 1);
    await ctx.db
      .update(vialCodes)
      .set({ lookups: 14, firstLookupAt: new Date(0), lastLookupAt: new Date() })
      .where(eq(vialCodes.code, vial?.code ?? ""));
    return vial?.code ?? "";
  });
  const shopper = await openPage({ width: 360, javaScript: false, expectedProblems: [/422/] });
  await shopper.goto(verify(code));
  await shopper.getByText("the label may have been copied onto other vials").waitFor();
  await shopper.getByText("Something wrong?").click();
  await press(shopper, "Send report");
  await shopper.getByText("Choose a problem").first().waitFor();
  await expectNoAxeViolations(shopper);
  await screenshot(shopper, "report vial 360");
  await shopper.getByLabel("I did not buy this here").check();
  await shopper
    .getByLabel("What do you see, or where did you get it?")
    .fill("A stranger in a chat");
  await press(shopper, "Send report");
  await shopper.getByText("Thank you. Our staff have your report.").waitFor();
  await expectNoAxeViolations(shopper);

  await staff.reload();
  await staff.getByText("Unusual", { exact: true }).waitFor();
  await screenshot(staff, "vial codes 1440");
  await staff.keyboard.press("Control+k");
  await staff.getByRole("combobox").last().fill(showCode(code).toLowerCase());
  await staff.getByRole("option", { name: code }).waitFor();
  await staff.keyboard.press("Escape");
  await staff.goto(href("/admin/vial-reports"));
  const often = staff.getByRole("listitem").filter({ hasText: "14 look-ups, lot LABEL-1" });
  await often.getByRole("link", { name: showCode(code) }).waitFor();
  await expectNoAxeViolations(staff);
  await screenshot(staff, "vial reports 1440");
  const own = staff.getByRole("table").getByRole("link", { name: showCode(code) });
  await own.click();
  const panel = staff.getByRole("complementary", { name: /^Details: Report of vial / });
  await panel.getByText("A stranger in a chat").waitFor();
  await panel.getByRole("link", { name: "Settle this report" }).waitFor();
  await expectNoAxeViolations(staff);
  await screenshot(staff, "vial report beside the list 1440");
  await staff.keyboard.press("Escape");
  await panel.waitFor({ state: "hidden" });
  await own.press("Enter");
  await staff.getByText("A stranger in a chat").first().waitFor();
  await expectNoAxeViolations(staff);
  await screenshot(staff, "vial report 1440");
  await staff.getByLabel("What you found and did").fill("Told the chat’s owner");
  await press(staff, "Mark as settled");
  await staff.getByText("The report is settled.").first().waitFor();
});

test("a recalled lot says so before all else", async () => {
  const code = await insideTheShop(async (ctx) => {
    const { lotId } = await makePackedLot(ctx, {
      name: "Recalled vial",
      lotNumber: "RECALL-V",
      units: [1],
    });
    await makeCodes(ctx, { lotId, units: 1 });
    await startRecall(ctx, { lotId, reason: "Some may not be sterile.", advice: "Bring it back." });
    const [vial] = await codesFrom(ctx.db, lotId, 1);
    return vial?.code ?? "";
  });
  const page = await openPage({ width: 360, colorScheme: "dark" });
  await page.goto(verify(code));
  await page.getByText("This batch is recalled. Do not use it.").waitFor();
  await page.getByText("Some may not be sterile.").waitFor();
  await page.getByText("Bring it back.").waitFor();
  await expectNoAxeViolations(page);
  await screenshot(page, "recalled vial 360");
});
