import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { StockBackMail } from "#app/goods/catalog/emails/stock-back.tsx";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import { setDiscretion } from "#app/people/customers/commands/set-discretion.server.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import { makeOrder } from "#app/selling/orders/factories.ts";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import { mailWithSender } from "#app/selling/orders/queries/mail-sender.server.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import { planOf } from "#app/platform/jobs/job-plan.server.ts";
import { deliverMailAs } from "#app/platform/mail/jobs.server.ts";
import type { OutgoingMail } from "#app/platform/mail/mailer.server.ts";
import { queueMail } from "#app/platform/mail/queue-mail.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { testContext } from "#tests/context.ts";
import { printSlip } from "./print-slip.ts";
import { pictureOf } from "./slip-source.ts";

const { ctx, db, pool, as } = await testContext();
const PLAN = planOf({ tasks: [deliverMailAs(mailWithSender)] });
const productId = await makeProduct(ctx, { name: "Glow of discretion", stock: 100 });
await db
  .update(products)
  .set({ images: [{ picture: "glow", alt: "A vial" }] })
  .where(eq(products.id, productId));

/** An order of a customer with this privacy setting. */
async function orderOf(isDiscreet: boolean) {
  const owner = as(await accountOf(ctx, "customer"));
  if (owner.actor.kind !== "user") throw new Error("an account is a user");
  const own = eq(customers.userId, owner.actor.userId);
  expect(await setDiscretion(owner, isDiscreet)).toMatchObject({ ok: true });
  const [customer] = await db.select().from(customers).where(own);
  if (!customer) throw new Error("an account has a customer");
  const orderId = await makeOrder(ctx, { productId, customerId: customer.id });
  const order = await findOrder(db, orderId);
  if (!order) throw new Error("it was just made");
  return { owner, customer, order };
}

const slipOf = async (order: Awaited<ReturnType<typeof orderOf>>["order"]) => {
  const lines = order.items.map(({ sku, productName: name, quantity: units }) => ({
    sku,
    name,
    units,
    lots: [{ number: "L-1", units, expiresOn: "2027-01-01" }],
  }));
  const source = { order, number: 1, all: 1, isCold: false, lines };
  const urls = { verify: "https://project-me.test/verify", arrival: "https://project-me.test/a" };
  const logo = { bytes: new Uint8Array(), width: 144, height: 36 };
  const pictures = new Map(
    order.items.flatMap(({ sku }) => {
      const name = pictureOf(order, sku)?.name;
      return name === undefined ? [] : [[name, Uint8Array.from([255, 216])] as const];
    }),
  );
  expect(pictures.size).toBe(1);
  const shop = { ...(await loadSettings(db)), contact_email: "hello@project-me.test" };
  return JSON.stringify(printSlip(source, shop, urls, { logo, pictures }));
};

test("an order is as discreet as its customer had chosen when it was placed", async () => {
  const { owner, order } = await orderOf(true);
  expect(order.isDiscreet).toBe(true);
  await setDiscretion(owner, false);
  expect(await findOrder(db, order.id)).toMatchObject({ isDiscreet: true });
  expect((await orderOf(false)).order.isDiscreet).toBe(false);
  const guests = await findOrder(db, await makeOrder(ctx, { productId }));
  expect(guests?.isDiscreet).toBe(false);
  expect(await setDiscretion(ctx, true)).toMatchObject({ reason: "forbidden" });
});

test("mails to its customer, and about it to its buyer, come from a neutral name", async () => {
  const { owner, customer, order } = await orderOf(true);
  const nameFor = async (to: string, aboutId: string | null) => {
    const id = ctx.ids.newId();
    const mail = { id, dedupeKey: id, messageId: id, to, aboutId, createdAt: ctx.now };
    await db.insert(mails).values({ ...mail, subject: "News", html: "", text: "" });
    return (await mailWithSender(db, id))?.sender.privateName;
  };
  expect(await nameFor(customer.email.toUpperCase(), null)).toBe("Customer service");
  expect(await nameFor(order.email, order.id)).toBe("Customer service");
  expect(await nameFor(order.email, null)).toBeUndefined();
  expect(await nameFor("owner@example.test", order.id)).toBeUndefined();
  await setDiscretion(owner, false);
  expect(await nameFor(customer.email, null)).toBeUndefined();
  expect(await nameFor(order.email, order.id)).toBe("Customer service");
});

test("its slip and label name neither the shop nor what is in the parcel", async () => {
  const discreet = await slipOf((await orderOf(true)).order);
  expect(discreet).not.toMatch(/project|glow|logo/i);
  expect(discreet).toContain("Contents: Personal care items");
  expect(discreet).toContain("Customer service");
  expect(discreet).not.toContain("pictures");
  const usual = await slipOf((await orderOf(false)).order);
  expect(usual).toMatch(/Project: Me/);
  expect(usual).toMatch(/Glow of discretion/);
  expect(usual).not.toContain("Contents:");
  expect(usual).toContain('"pictures":[{"0":255,"1":216}]');
});

test("a slip has the second line of the address and the country", async () => {
  const { order } = await orderOf(false);
  const slip = await slipOf({ ...order, addressLine2: "Unit 4B" });
  expect(slip).toContain('"12 Mango Avenue","Unit 4B","Cebu City","Philippines"');
});

test("a mail to them leaves with a neutral sender, subject and first line", async () => {
  const { customer } = await orderOf(true);
  const sent: OutgoingMail[] = [];
  const mailer = { send: async (mail: OutgoingMail) => void sent.push(mail), close() {} };
  const draft = {
    dedupeKey: `discreet:${customer.id}`,
    to: customer.email,
    subject: "Glow is back in stock",
    template: StockBackMail,
    props: { name: "Glow", href: "https://shop.test/glow", stopHref: "https://shop.test/stop" },
  };
  await queueMail(ctx, draft);
  await queueMail(ctx, { ...draft, dedupeKey: "usual", to: "someone@example.test" });
  await drainJobs(pool, PLAN, { mailer });
  const discreet = sent.find(({ to }) => to === customer.email);
  expect(discreet).toMatchObject({
    subject: "The update you asked for",
    ownName: "Customer service",
    text: expect.stringMatching(/^The update you asked for\n/),
  });
  const usual = sent.find(({ to }) => to === "someone@example.test");
  expect(usual).toMatchObject({ subject: "Glow is back in stock", ownName: null });
  const [row] = await db.select().from(mails).where(eq(mails.to, customer.email));
  expect(row).toMatchObject({ subject: "The update you asked for" });
});
