import { href } from "react-router";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eInvoiceMessages as say } from "#app/selling/einvoices/texts/staff.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
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
  const { business_name, business_address, tax_tin } = settings;
  before = { business_name, business_address, tax_tin, tax_registration: "none", tax_e_from: "" };
  await save({
    business_name: "Peptides Inc.",
    business_address: "1 Ayala Avenue\nMakati City",
    tax_registration: "vat",
    tax_tin: "123-456-789",
    tax_from: "2026-01-01",
    tax_e_from: "2026-01-01",
  });
});

afterAll(async () => {
  await save(before);
  await expectInvariants();
});

test("an invoice is rejected by the provider and corrected, without JavaScript and on a phone too", async () => {
  const buyer = await openPage({ width: 360, javaScript: false });
  await orderOnline(buyer, "Lemon Bottle", "electronic@example.com");
  await buyer.getByRole("button", { name: "Approve" }).click();

  const desk = await openPage({ width: 1440, expectedProblems: [/ 422 /] });
  await openAs(desk, "owner", href("/admin/invoices/electronic"));
  const newest = desk.getByRole("link", { name: /^INV-\d{6}/ }).first();
  await expect
    .poll(
      async () => {
        await desk.goto(href("/admin/invoices/electronic"));
        return newest.count();
      },
      { timeout: 30_000, interval: 500 },
    )
    .toBe(1);
  await desk.getByRole("button", { name: say.downloadDay }).waitFor();
  await expectNoAxeViolations(desk);
  await screenshot(desk, "electronic invoices");
  await newest.press("Enter");
  await desk.getByRole("heading", { name: say.record }).waitFor();
  await desk.getByText(say.intact).waitFor();
  const address = desk.url();

  await desk.getByLabel(say.result).selectOption("rejected");
  await press(desk, say.recordNow);
  await desk.getByText(say.problems.says).first().waitFor();
  await desk.getByLabel(say.says).fill("Unknown TIN");
  await press(desk, say.recordNow);
  await desk.getByText(say.rejectedFor("Unknown TIN")).waitFor();
  await expectNoAxeViolations(desk);
  await screenshot(desk, "a rejected electronic invoice");
  await desk.goto(href("/admin"));
  await desk.getByText("Electronic invoices due").first().waitFor();

  const phone = await openPage({
    width: 360,
    javaScript: false,
    colorScheme: "dark",
    expectedProblems: [/ 422 /],
  });
  await openAs(phone, "owner", new URL(address).pathname);
  await phone.getByLabel(say.fields.sellerTin.label).fill("12");
  await phone.getByRole("button", { name: say.correctNow }).click();
  await phone.getByText(say.problems.tin).first().waitFor();
  await phone.getByLabel(say.fields.sellerTin.label).fill("987-654-321-00000");
  await phone.getByRole("button", { name: say.correctNow }).click();
  await phone.getByText(say.states.queued).first().waitFor();
  expect(phone.url()).not.toBe(address);
  await phone.getByText("TIN 987654321").waitFor();
  await expectNoAxeViolations(phone);
  await screenshot(phone, "a corrected electronic invoice");
  await phone.getByLabel(say.result).selectOption("accepted");
  await phone.getByRole("button", { name: say.recordNow }).click();
  await phone.getByText(say.states.accepted).first().waitFor();
});
