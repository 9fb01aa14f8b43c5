import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { ok } from "#app/lib/result.ts";
import { customerOfUser } from "#app/people/customers/queries/customer.server.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { creditOf } from "#app/selling/credit/queries/credit.server.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { fakeGateway, gatewaysOf } from "#app/selling/payments/factories.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { readMails } from "#tests/read-mails.ts";
import { returnJobs, sentOrder } from "../factories.ts";
import { findReturn } from "../queries/find-return.server.ts";
import { approveReturn } from "./approve-return.server.ts";
import { askForReturn } from "./ask-for-return.server.ts";
import { settleReturn } from "./settle-return.server.ts";

const { ctx, db, pool, as } = await testContext();
await publishLegalTexts(ctx);
const manager = as("manager");
const gateway = fakeGateway({ refund: async ({ amount }) => ok({ refunded: amount }) });

async function returnOf(customerId: string | null) {
  const { orderId, orderItemId } = await sentOrder(ctx);
  await db.update(orders).set({ customerId }).where(eq(orders.id, orderId));
  const units = new Map([[orderItemId, 1]]);
  const form = { key: ctx.ids.newId(), reason: "wrong", note: "", asCredit: true, units } as const;
  const asked = await askForReturn(manager, { by: "staff", orderId }, form);
  if (!asked.ok) throw new Error(asked.reason);
  const returnId = asked.value.id;
  const on = (version: number) => ({ returnId, version, key: ctx.ids.newId() });
  await approveReturn(manager, { ...on(1), comesBack: false, answer: null });
  const refund = { amount: 100_000, byHand: undefined, toCredit: true };
  const settle = () =>
    settleReturn(manager, gatewaysOf(gateway), { ...on(2), refund, why: "Wrong item" });
  return { returnId, settle };
}

it("gives an account the credit that it asked for, once", async () => {
  const actor = await accountOf(ctx, "customer");
  const account = actor.kind === "user" ? await customerOfUser(db, actor.userId) : undefined;
  const { returnId, settle } = await returnOf(account?.id ?? null);
  expect(await findReturn(db, returnId)).toMatchObject({ asCredit: true, refunded: 0 });
  const answers = await Promise.all([settle(), settle()]);
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
  await drainJobs(pool, returnJobs(gateway));
  expect(await creditOf(db, account?.id ?? "")).toBe(100_000);
  const told = (await readMails(ctx)).map(({ text }) => text);
  expect(told.join()).toContain("We’re refunding ₱1,000 as store credit.");
});

it("has no credit for a guest, who keeps the right to money", async () => {
  const { returnId, settle } = await returnOf(null);
  expect(await findReturn(db, returnId)).toMatchObject({ asCredit: false });
  expect(await settle()).toEqual({ ok: false, reason: "no_account" });
  expect(await findReturn(db, returnId)).toMatchObject({ state: "approved" });
  await drainJobs(pool, returnJobs(gateway));
  expect(await checkInvariants(db)).toEqual([]);
});
