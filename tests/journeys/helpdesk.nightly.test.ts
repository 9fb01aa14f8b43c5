import { eq, isNull } from "drizzle-orm";
import { href } from "react-router";
import { expect, test } from "vitest";
import { parcels } from "#app/selling/orders/tables/parcels.server.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { makeTicket } from "#app/reach/support/factories.ts";
import { findTicket } from "#app/reach/support/queries/staff-tickets.server.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { openPage, screenshot } from "../browser.ts";
import { untilLive } from "../until-live.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { openMail } from "./mailbox.ts";
import { openAs, press } from "./staff-desk.ts";

test.each([
  { javaScript: true, colorScheme: "light", width: 1440, phone: "0917 880 1122" },
  { javaScript: false, colorScheme: "dark", width: 360, phone: "0917 880 3344" },
] as const)("a caller is found, and answered after a note and a snooze: %o", async (look) => {
  const page = await openPage({ ...look, expectedProblems: [/422/] });
  const subject = `Caller ${look.javaScript}`;
  const { email, number, orderNumber } = await aTicket({ subject, phone: look.phone });

  await openAs(page, "owner", href("/admin/support"));
  await page.getByRole("searchbox").fill(look.phone.replaceAll(" ", "-"));
  await page.getByRole("searchbox").press("Enter");
  await page.getByText("1 ticket", { exact: true }).first().waitFor();
  await screenshot(page, `helpdesk-list-${look.javaScript}`);
  await page
    .getByRole("link", { name: /^T-\d\d-/ })
    .first()
    .click();
  // On a wide screen the list first shows a ticket beside itself.
  if (look.javaScript) await page.getByRole("link", { name: "Open and reply" }).click();
  await page.getByText(subject).first().waitFor();

  await page.getByLabel("Internal note").fill("Rang twice today.");
  await press(page, "Save note");
  await page.getByText("The note is saved.").waitFor();
  await page.getByLabel("Date and time").fill("2020-01-01T09:00");
  await press(page, "Snooze");
  await page.getByText("Choose a time in the future.").first().waitFor();
  await expectNoAxeViolations(page);
  await page.getByLabel("Date and time").fill(inAnHour());
  await press(page, "Snooze");
  await page.getByText(/^Snoozed until /).waitFor();
  await screenshot(page, `helpdesk-ticket-${look.javaScript}`);
  await expectNoAxeViolations(page);

  await page.getByRole("link", { name: orderNumber }).waitFor();
  await page.getByLabel("Saved reply").selectOption("Where is my parcel?");
  await press(page, "Fill in");
  await page.getByText("Not known for this ticket: {tracking_link}").waitFor();
  const reply = page.getByLabel("Reply by email");
  const filled = await reply.inputValue();
  expect(filled).toContain(`Hello Maria,\n\nYour order ${orderNumber} is `);
  await press(page, "Send reply");
  await page.getByText("Replace or remove {tracking_link} before you send").first().waitFor();
  await expectNoAxeViolations(page);
  await reply.fill(filled.replace("{tracking_link}", "soon"));
  await press(page, "Send reply");
  await page.getByText("The reply is on its way.").waitFor();
  expect(await page.getByText(/^Snoozed until /).count()).toBe(0);
  await openMail(page, email, `Answer to your message ${number}`);
  await page.getByText("You can follow the parcel here: soon").waitFor();
  expect(await page.content()).not.toContain("Rang twice");
});

test("what is typed while a refused page is read again is sent", async () => {
  const page = await openPage({ expectedProblems: [/422/] });
  const { ticketId } = await aTicket({ subject: "A slow page", phone: "0917 880 5566" });
  await openAs(page, "owner", href("/admin/support/:ticketId", { ticketId }));
  await untilLive(page);
  let read: () => void = () => {};
  const typed = new Promise<void>((resolve) => (read = resolve));
  await page.route("**/admin/support/*.data**", async (route) => {
    if (route.request().method() === "GET") await typed;
    await route.continue();
  });
  const again = page.waitForResponse(
    (answer) => answer.request().method() === "GET" && answer.url().includes(".data"),
  );

  const reply = page.getByLabel("Reply by email");
  await reply.fill("See {tracking_link}");
  await press(page, "Send reply");
  await page.getByText("Replace or remove {tracking_link} before you send").first().waitFor();
  await reply.fill("See the tracking page");
  read();
  await again;
  await press(page, "Send reply");
  await page.getByText("The reply is on its way.").waitFor();
});

/** A ticket of a buyer whose order has no tracking link. */
async function aTicket(own: { subject: string; phone: string }) {
  return insideTheShop(async (ctx) => {
    const [order] = await ctx.db
      .select({ email: orders.email, orderNumber: orders.orderNumber })
      .from(orders)
      .leftJoin(parcels, eq(parcels.orderId, orders.id))
      .where(isNull(parcels.trackingUrl))
      .limit(1);
    if (!order) throw new Error("the demo shop has no order");
    const ticketId = await makeTicket(ctx, { ...own, ...order });
    const found = await findTicket(ctx.db, ticketId);
    return { ...order, ticketId, number: found?.ticket.number ?? "" };
  });
}

/** The value of a form field, in Manila time. */
function inAnHour(): string {
  return new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 16);
}
