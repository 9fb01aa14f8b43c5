import { and, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { hashToken } from "#app/platform/access/ids.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { readMails } from "#tests/read-mails.ts";
import { makeOrder, orderJobs, tokenOf } from "../factories.ts";
import { findOrderByToken } from "../queries/find-order.server.ts";
import { orders } from "../tables.server.ts";
import { confirmByLink } from "./confirm-by-link.server.ts";
import { replaceLink } from "./replace-link.server.ts";

const { ctx, db, pool, as } = await testContext();
const manager = as(await accountOf(ctx, "manager"));
const productId = await makeProduct(ctx, { name: "NAD+", stock: 20 });

const opens = async (token: string) => (await findOrderByToken(ctx, token))?.id;
const mailOf = async (key: string) => {
  await drainJobs(pool, orderJobs);
  return (await readMails(ctx, eq(mails.dedupeKey, key)))[0]?.text ?? "";
};
const confirmTokenIn = (text: string) => /confirm-order\/([\w-]+)/.exec(text)?.[1] ?? "";

it("ends the link of now and the one of before, and mails the new one", async () => {
  const orderId = await makeOrder(ctx, { productId });
  const stored = "a".repeat(43);
  const before = { mailedTokenHash: hashToken(stored) };
  await db.update(orders).set(before).where(eq(orders.id, orderId));
  const old = await tokenOf(ctx, orderId);
  expect([await opens(old), await opens(stored)]).toEqual([orderId, orderId]);

  expect(await replaceLink(manager, orderId)).toEqual({ ok: true, value: undefined });
  expect([await opens(old), await opens(stored)]).toEqual([undefined, undefined]);
  const fresh = await tokenOf(ctx, orderId);
  expect(await opens(fresh)).toBe(orderId);
  const text = await mailOf(`order-link:${orderId}:2`);
  expect(text).toContain(`/order/${fresh}`);
  expect(text).not.toContain(old);
  const written = and(eq(auditLog.subjectId, orderId), eq(auditLog.action, "order.link_replaced"));
  expect(await db.$count(auditLog, written)).toBe(1);
});

it("ends the link that confirms too, and mails another", async () => {
  const orderId = await makeOrder(ctx, { productId, paymentMethod: "cod" });
  const first = confirmTokenIn(await mailOf(`order-placed:${orderId}`));
  await replaceLink(manager, orderId);
  const refused = { ok: false, reason: "not_found" };
  expect(await confirmByLink(as("visitor"), first)).toEqual(refused);
  const second = confirmTokenIn(await mailOf(`order-link:${orderId}:2`));
  expect(await confirmByLink(as("visitor"), second)).toMatchObject({ ok: true });
});

it("ends one issue after the other, also when two press at once", async () => {
  const orderId = await makeOrder(ctx, { productId });
  await Promise.all([1, 2].map(() => replaceLink(manager, orderId)));
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  expect(order?.accessIssue).toBe(3);
});

it("leaves other orders alone, and knows no others", async () => {
  const [one, other] = [await makeOrder(ctx, { productId }), await makeOrder(ctx, { productId })];
  await replaceLink(manager, one);
  expect(await opens(await tokenOf(ctx, other))).toBe(other);
  const unknown = await replaceLink(manager, ctx.ids.newId());
  expect(unknown).toMatchObject({ reason: "not_found" });
});

it.each(["fulfilment", "customer", "visitor"] as const)("is not for %s", async (role) => {
  const orderId = await makeOrder(ctx, { productId });
  const refused = { ok: false, reason: "forbidden" };
  expect(await replaceLink(as(role), orderId)).toEqual(refused);
});
