import { and, eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import { historyOf } from "#app/running/audit/queries.server.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { findMail, mailsAbout } from "#app/platform/mail/queries.server.ts";
import { REMOVED } from "#app/platform/mail/remove-links.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { makeOrder, orderJobs, tokenOf } from "../factories.ts";
import { MOST_AGAIN } from "../rules/mails-again.ts";
import { orders } from "../tables.server.ts";
import { replaceLink } from "./replace-link.server.ts";
import { sendMailAgain } from "./send-mail-again.server.ts";

const { ctx, db, pool, as } = await testContext();
await publishLegalTexts(ctx);
const support = as(await accountOf(ctx, "support"));
const manager = as(await accountOf(ctx, "manager"));
const productId = await makeProduct(ctx, { name: "Vial", stock: 50 });

async function mailed() {
  const orderId = await makeOrder(ctx, { productId, paymentMethod: "card" });
  await drainJobs(pool, orderJobs);
  const [mail] = await mailsAbout(db, orderId);
  if (!mail) throw new Error("no mail about the order");
  return { orderId, mailId: mail.id };
}
const key = () => ctx.ids.newId();
const again = (orderId: string) =>
  db
    .select()
    .from(mails)
    .where(and(eq(mails.aboutId, orderId), like(mails.dedupeKey, "again:%")));

test("a mail is sent once more for each form, to where the order has its mails now", async () => {
  const wanted = { ...(await mailed()), key: key() };
  await db.update(orders).set({ email: "new@example.test" }).where(eq(orders.id, wanted.orderId));
  const both = await Promise.all([sendMailAgain(support, wanted), sendMailAgain(support, wanted)]);
  expect(both).toEqual([
    { ok: true, value: { to: "new@example.test" } },
    { ok: true, value: { to: "new@example.test" } },
  ]);
  const [copy, ...others] = await again(wanted.orderId);
  expect(others).toEqual([]);
  const original = await findMail(ctx, wanted.mailId);
  const opened = await findMail(ctx, copy?.id ?? "");
  expect(opened).toMatchObject({ to: "new@example.test", subject: original?.subject });
  expect(opened?.html).toBe(original?.html);
  const log = await historyOf(db, { type: "order", id: wanted.orderId });
  expect(log.filter(({ action }) => action === "order.mail_sent_again")).toHaveLength(1);
});

test("its link is the one that works now", async () => {
  const wanted = { ...(await mailed()), key: key() };
  const before = await tokenOf(ctx, wanted.orderId);
  await replaceLink(manager, wanted.orderId);
  expect(await sendMailAgain(support, wanted)).toMatchObject({ ok: true });
  const [copy] = await again(wanted.orderId);
  const opened = await findMail(ctx, copy?.id ?? "");
  expect(opened?.html).toContain(await tokenOf(ctx, wanted.orderId));
  expect(`${opened?.html} ${opened?.text}`).not.toContain(before);
  // The outbox must not reveal the link.
  expect(copy?.html).not.toContain(await tokenOf(ctx, wanted.orderId));
});

test("five a day are sent again, and not one more by two presses at once", async () => {
  const { orderId, mailId } = await mailed();
  const send = (now = ctx.now) =>
    sendMailAgain({ ...support, now }, { orderId, mailId, key: key() });
  for (let n = 1; n < MOST_AGAIN; n += 1) expect(await send()).toMatchObject({ ok: true });
  const both = await Promise.all([send(), send()]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both).toContainEqual({ ok: false, reason: "too_many" });
  expect(await again(orderId)).toHaveLength(MOST_AGAIN);
  expect(await send(addDays(ctx.now, 2))).toMatchObject({ ok: true });
});

test("a mail of another order, and one whose links are gone, are not sent", async () => {
  const [one, other] = [await mailed(), await mailed()];
  const foreign = { orderId: one.orderId, mailId: other.mailId, key: key() };
  expect(await sendMailAgain(support, foreign)).toEqual({ ok: false, reason: "not_found" });
  await db
    .update(mails)
    .set({ html: `<p>${REMOVED}</p>` })
    .where(eq(mails.id, one.mailId));
  const lost = { ...one, key: key() };
  expect(await sendMailAgain(support, lost)).toEqual({ ok: false, reason: "lost_links" });
  expect(await again(one.orderId)).toEqual([]);
});

test.each(["visitor", "customer", "fulfilment", "marketing"] as const)(
  "%s sends no mail again",
  async (who) => {
    const wanted = { ...(await mailed()), key: key() };
    const refused = { ok: false, reason: "forbidden" };
    expect(await sendMailAgain(as(who), wanted)).toEqual(refused);
    expect(await again(wanted.orderId)).toEqual([]);
  },
);
