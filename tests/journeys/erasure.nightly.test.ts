import { eq, sql } from "drizzle-orm";
import { href } from "react-router";
import { afterEach, expect, test } from "vitest";
import { confirmByPhone } from "#app/selling/orders/commands/confirm-by-phone.server.ts";
import { moveOrder } from "#app/selling/orders/commands/move-order.server.ts";
import { shipSuggested } from "#app/fulfilment/recalls/factories.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { signIn } from "./buyer.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { openMail } from "./mailbox.ts";
import { openAsNew } from "./new-customer.ts";
import { orderByCash } from "./quick-orders.ts";
import { expectInvariants } from "./shop-invariants.ts";
import { openAs, press } from "./staff-desk.ts";

afterEach(expectInvariants);

/** An order of this address that has arrived; its id. */
async function arrivedOrder(email: string): Promise<string> {
  return insideTheShop(async (ctx) => {
    const own = eq(sql`lower(${orders.email})`, email);
    const [order] = await ctx.db.select({ id: orders.id }).from(orders).where(own);
    const orderId = order?.id ?? "";
    expect(await confirmByPhone(ctx, orderId)).toMatchObject({ ok: true });
    expect(await moveOrder(ctx, { orderId, to: "processing" })).toMatchObject({ ok: true });
    await shipSuggested(ctx, orderId);
    expect(await moveOrder(ctx, { orderId, to: "delivered" })).toMatchObject({ ok: true });
    return orderId;
  });
}

/** The days go by, and the job that erases runs. */
async function letTheWeekPass(): Promise<void> {
  await insideTheShop(async ({ db }) => {
    await db.execute(
      sql`update erasures set due_at = now() where kept_at is null and done_at is null`,
    );
    await db.execute(sql`select graphile_worker.add_job('erasure.run')`);
  });
}

test.each([
  { javaScript: true, width: 360, colorScheme: "light" },
  { javaScript: false, width: 1440, colorScheme: "dark" },
] as const)("an account is deleted, kept, and deleted for good: %o", async (look) => {
  const page = await openPage({ ...look, expectedProblems: [/401|422/] });
  const email = `leaves-at-${look.width}@example.test`;
  await orderByCash(page, "Glow", { email, phone: `0917 560 ${1000 + look.width}` });
  const orderId = await arrivedOrder(email);
  await openAsNew(page, email, href("/portal/your-data"));

  await page.getByLabel("Type DELETE to confirm").fill("delete it");
  await press(page, "Delete my account");
  await page.getByText("Type DELETE in capital letters.").first().waitFor();
  await expectNoAxeViolations(page);
  await screenshot(page, `erasure ${look.width}`);
  await page.getByLabel("Type DELETE to confirm").fill("DELETE");
  await press(page, "Delete my account");
  await page.getByText(/^Your account will be deleted on .* We sent you an email\.$/).waitFor();
  await page.goto(href("/portal/profile"));
  await page.getByText("Until then, it works as usual.").waitFor();
  await expectNoAxeViolations(page);
  await screenshot(page, `erasure banner ${look.width}`);
  await press(page, "Keep my account");
  await page.getByText("You’ve kept your account. Nothing was deleted.").waitFor();
  await page.getByLabel("Type DELETE to confirm").fill("DELETE");
  await press(page, "Delete my account");
  await page.getByText(/We sent you an email\.$/).waitFor();

  await letTheWeekPass();
  await openMail(page, email, "Your data is deleted");
  await page.goto(href("/auth"));
  await signIn(page, email, "a-mango-avenue-of-2026");
  await page.getByText("Invalid email or password").first().waitFor();

  const desk = await openPage({ ...look });
  await openAs(desk, "owner", href("/admin/orders/:orderId", { orderId }));
  await desk
    .getByText(/Erased customer [0-9A-Z]{8}/)
    .first()
    .waitFor();
  expect(await desk.getByText(email).count()).toBe(0);
  await screenshot(desk, `erased order ${look.width}`);
  await desk.goto(href("/admin/customers"));
  await desk.getByLabel("Search customers").fill(email);
  await desk.getByLabel("Search customers").press("Enter");
  await desk.getByText("No customers match").waitFor();
});

test("a manager asks for the erasure of a guest, and takes it back", async () => {
  const page = await openPage({ width: 360, colorScheme: "dark", expectedProblems: [/422/] });
  const email = "guest-who-leaves@example.test";
  await orderByCash(page, "Glow", { email, phone: "0917 561 3344" });
  await arrivedOrder(email);
  const customerId = await insideTheShop(async ({ db }) => {
    const { rows } = await db.execute<{ id: string }>(
      sql`select customer_id as id from guest_addresses where email = ${email}`,
    );
    return rows[0]?.id ?? "";
  });
  await openAs(page, "owner", href("/admin/customers/:customerId", { customerId }));
  await page.getByRole("link", { name: "Erase on request" }).click();
  await page.getByLabel("Request details").fill("Wrote from the mailbox of the order");
  await press(page, "Erase this guest");
  await page.getByText("First make sure that it’s their mailbox.").first().waitFor();
  await expectNoAxeViolations(page);
  await screenshot(page, "erase a guest");
  await page.getByLabel(/^They asked from the email/).check();
  await press(page, "Erase this guest");
  await page.getByText(/^Deletion requested, due/).waitFor();
  await expectNoAxeViolations(page);
  await screenshot(page, "guest to be erased");
  await page.getByRole("link", { name: "Erase on request" }).click();
  await press(page, "Cancel erasure");
  await page.getByText("Erasure canceled.").waitFor();
});
