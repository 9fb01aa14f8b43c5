import { href } from "react-router";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bookMessages } from "#app/selling/invoices/texts/staff-book.ts";
import { invoiceMessages as say } from "#app/selling/invoices/texts/staff.ts";
import { ownInvoiceMessages as own } from "#app/selling/invoices/texts/shopper.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { untilLive } from "../until-live.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { orderOnline } from "./quick-orders.ts";
import { expectInvariants } from "./shop-invariants.ts";
import { openAs, press } from "./staff-desk.ts";

type Texts = Parameters<typeof saveSettings>[1];

async function save(texts: Texts): Promise<void> {
  const saved = await insideTheShop((ctx) => saveSettings(ctx, texts));
  if (!saved.ok) throw new Error(saved.reason);
}

let before: Texts = {};

beforeAll(async () => {
  const settings = await insideTheShop(({ db }) => loadSettings(db));
  const { business_name, business_address } = settings;
  before = { business_name, business_address, tax_registration: "none" };
  await save({ business_name: "Peptides Inc.", business_address: "1 Ayala Avenue\nMakati City" });
});

afterAll(async () => {
  await save(before);
  await expectInvariants();
});

test("the owner registers the shop, and a buyer gets an invoice that staff find in the books", async () => {
  const desk = await openPage({ width: 1440 });
  await openAs(desk, "owner", href("/admin/settings/tax"));
  await untilLive(desk);
  await desk.getByLabel("Registered as").selectOption("vat");
  await desk.getByLabel("Issue invoices from").fill("2026-01-01");
  await desk.getByLabel("TIN", { exact: true }).fill("123-456-789");
  await expectNoAxeViolations(desk);
  await screenshot(desk, "tax settings");
  await press(desk, "Save");
  await desk.getByText("Settings saved.").first().waitFor();

  const buyer = await openPage({ width: 360, javaScript: false });
  const order = await orderOnline(buyer, "Lemon Bottle", "invoiced@example.com");
  await buyer.getByRole("button", { name: "Approve" }).click();
  const link = buyer.getByRole("link", { name: /^Invoice INV-\d{6}/ });
  await expect
    .poll(
      async () => {
        await buyer.goto(order.receipt);
        return link.count();
      },
      { timeout: 30_000, interval: 500 },
    )
    .toBe(1);
  await buyer.getByRole("heading", { name: own.title, exact: true }).waitFor();
  await expectNoAxeViolations(buyer);
  await screenshot(buyer, "own invoice");
  const number = /INV-\d{6}/.exec((await link.textContent()) ?? "")?.[0] ?? "";
  const pdf = await buyer.request.get((await link.getAttribute("href")) ?? "");
  expect([pdf.status(), pdf.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-");

  await desk.goto(href("/admin/invoices"));
  await desk.getByRole("link", { name: number }).first().waitFor();
  await expectNoAxeViolations(desk);
  await screenshot(desk, "invoices");
  await desk.getByRole("link", { name: number }).first().press("Enter");
  await desk.getByRole("heading", { level: 1, name: number }).waitFor();
  await desk.getByRole("heading", { name: say.parts }).waitFor();
  await desk.getByRole("link", { name: order.number }).waitFor();
  await expectNoAxeViolations(desk);
  await screenshot(desk, "an invoice");
  await desk.goto(href("/admin/analytics/sales-book"));
  await desk.getByRole("heading", { name: bookMessages.byMonth }).waitFor();
  await desk.getByRole("button", { name: bookMessages.json.download }).waitFor();
  await expectNoAxeViolations(desk);
  await screenshot(desk, "sales book");
});

test("who has not filled in all is told what is missing, on a phone", async () => {
  await save({ tax_registration: "vat", tax_tin: "" });
  const page = await openPage({ width: 360, colorScheme: "dark" });
  await openAs(page, "owner", href("/admin/invoices"));
  await page.getByText(say.incomplete(say.missing.tin)).waitFor();
  await expectNoAxeViolations(page);
  await screenshot(page, "invoices that wait");
});
