import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { addDays } from "#app/lib/dates.ts";
import { actorId } from "#app/platform/access/actor.ts";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { historyOf } from "#app/running/audit/queries.server.ts";
import { makeOrder } from "#app/selling/orders/factories.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { accountOf, actorOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { quietLog } from "#tests/quiet-log.ts";
import { makeApiKey, makeApprovalRule } from "../factories.ts";
import { openMcp, type ToolAnswer } from "../pages/shop/mcp.fixture.ts";
import { SCOPES } from "../queries/every-operation.server.ts";
import { findRule, listRules, NEVER_RULED } from "../queries/approval-rules.server.ts";
import { approvalRules, proposals } from "../tables.server.ts";
import { approvalRuleCommands, type ApprovalRuleTerms } from "./approval-rule.server.ts";
import { restoreApprovalRule } from "./restore-approval-rule.server.ts";
import { saveApprovalRule } from "./save-approval-rule.server.ts";
import { decideProposal } from "./decide-proposal.server.ts";

const { ctx, db, pool, as } = await testContext();
const productId = await makeProduct(ctx, { name: "Blend", slug: "blend", stock: 50 });
const helper = await makeApiKey(ctx, { name: "Helper", scopes: [...SCOPES] });
const other = await makeApiKey(ctx, { scopes: ["orders.add-note"] });
const orderId = await makeOrder(ctx, { productId });
const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
const number = order?.orderNumber ?? "";
const owner = await accountOf(ctx, "admin");
const manager = await accountOf(ctx, "manager");

beforeEach(async () => {
  await db.delete(proposals);
  await db.delete(approvalRules);
});

const NOTE = { operation: "orders.add-note", keyId: null, belowAmount: null, perDay: 5 };

async function call(tool: string, args: object, { key = helper.key, now = ctx.now } = {}) {
  const { send, resultOf } = openMcp({ ctx: { ...ctx, now }, pool, log: quietLog });
  const sent = { name: tool, arguments: { why: "A customer wrote so", ...args } };
  return resultOf<ToolAnswer>(await send(key, "tools/call", sent));
}

const propose = async (text: string, how?: { key?: string; now?: Date }) => {
  const { structuredContent } = await call("orders_add-note", { number, text }, how);
  return structuredContent?.["state"];
};

test("a rule approves at once in the name of its maker, and the log says who asked", async () => {
  const saved = await saveApprovalRule(as(owner), { ...NOTE, keyId: helper.id });
  if (!saved.ok) throw new Error(saved.reason);
  const ruleId = saved.value.id;
  const args = { number, text: "Gate code 4" };
  const { structuredContent: done } = await call("orders_add-note", args);
  expect(done).toMatchObject({
    state: "approved",
    approved_by_rule: `https://shop.example.test/admin/proposals/rules/${ruleId}`,
  });
  const id = String(done?.["proposal"]);
  const [noted] = (await historyOf(db, { type: "order", id: orderId })).slice(-1);
  expect(noted).toMatchObject({
    action: "order.noted",
    actorName: "Test admin",
    reason: "Proposed by the program “Helper”, approved by a rule",
  });
  const decided = await historyOf(db, { type: "proposal", id });
  expect(decided).toMatchObject([
    { action: "proposal.asked", actorName: "Helper" },
    {
      action: "proposal.approved",
      actorName: "Test admin",
      after: { askedBy: "Helper", byRule: true, ruleId },
    },
  ]);
  expect(await listRules(ctx)).toMatchObject([{ key: "Helper", maker: "Test admin", today: 1 }]);
  const late = await decideProposal(as(owner), { proposalId: id, answer: "declined" });
  expect(late).toEqual({ ok: false, reason: "decided" });
});

test.each([
  ["another key", { keyId: other.id }, null],
  ["a stopped rule", { archivedAt: ctx.now }, null],
  ["another operation", { operation: "orders.tag" }, null],
  ["a maker who became a manager", { madeBy: actorId(manager) }, "no_maker"],
  ["a maker whose account is gone", { madeBy: null }, "no_maker"],
] as const)("with %s a proposal waits for a person", async (_, wish, ruleMiss) => {
  await makeApprovalRule(ctx, { madeBy: actorId(owner), ...wish });
  const before = await db.$count(auditLog, eq(auditLog.subjectType, "order"));
  expect(await propose("Waits")).toBe("open");
  expect(await db.select({ ruleMiss: proposals.ruleMiss }).from(proposals)).toEqual([{ ruleMiss }]);
  expect(await db.$count(auditLog, eq(auditLog.subjectType, "order"))).toBe(before);
});

test("an amount is approved below the limit of the rule only", async () => {
  const terms = { operation: "products.plan-price", keyId: null, perDay: 9 };
  const limited = { ...terms, belowAmount: 10_000 };
  expect(await saveApprovalRule(as(owner), limited)).toMatchObject({ ok: true });
  const plan = async (price: number, day: number) => {
    const args = { slug: "blend", price, starts_at: `2027-01-0${day}T00:00:00Z` };
    const more = { ends_at: `2027-01-0${day + 1}T00:00:00Z` };
    return (await call("products_plan-price", { ...args, ...more })).structuredContent?.["state"];
  };
  expect(await plan(90_001, 1)).toBe("approved");
  expect(await plan(90_000, 3)).toBe("open");
  expect(await plan(110_000, 5)).toBe("open");
  expect(await db.select({ miss: proposals.ruleMiss }).from(proposals)).toContainEqual({
    miss: "amount",
  });
  const move = { operation: "orders.move", keyId: null, perDay: 9, belowAmount: 100_001 };
  expect(await saveApprovalRule(as(owner), move)).toMatchObject({ ok: true });
  await db.update(orders).set({ status: "confirmed" }).where(eq(orders.id, orderId));
  const pack = { number, from: "confirmed", to: "processing" };
  expect((await call("orders_move", pack)).structuredContent).toMatchObject({ state: "approved" });
});

test("of twenty proposals at once a rule approves its five, and five more after midnight", async () => {
  await makeApprovalRule(ctx, { madeBy: actorId(owner) });
  const at = async (now: Date) => {
    const texts = Array.from({ length: 20 }, (_, index) => `${now.toISOString()} ${index}`);
    const states = await Promise.all(texts.map((text) => propose(text, { now })));
    return states.filter((state) => state === "approved").length;
  };
  // 11:59 PM in Manila.
  const night = new Date("2026-11-22T15:59:00Z");
  expect(await at(night)).toBe(5);
  expect(await db.$count(proposals, eq(proposals.ruleMiss, "used_up"))).toBe(15);
  expect(await propose("One more", { now: night })).toBe("open");
  expect(await at(new Date(night.getTime() + 60_000))).toBe(5);
});

test("only an owner with a fresh proof saves and restarts a rule, and any owner stops it", async () => {
  const stale = { ...owner, session: { id: "s", provenAt: addDays(ctx.now, -1) } };
  const id = await makeApprovalRule(ctx, { madeBy: actorId(owner) });
  const refused = { ok: false, reason: "forbidden" };
  for (const actor of [
    actorOf("visitor"),
    actorOf("customer"),
    actorOf("manager"),
    stale,
    ctx.actor,
  ]) {
    expect(await saveApprovalRule(as(actor), NOTE)).toEqual(refused);
    expect(await restoreApprovalRule(as(actor), id)).toEqual(refused);
  }
  expect(await approvalRuleCommands.archive(as(actorOf("manager")), id)).toEqual(refused);
  expect(await approvalRuleCommands.archive(as(stale), id)).toMatchObject({ ok: true });
  expect(await propose("Stopped")).toBe("open");
  const second = await accountOf(ctx, "admin");
  expect(await restoreApprovalRule(as(second), id)).toMatchObject({ ok: true });
  expect(await findRule(db, id)).toMatchObject({ madeBy: actorId(second), archivedAt: null });
  expect(await propose("Restarted")).toBe("approved");
});

test("no rule approves what needs a person, an unlimited amount, or what its key can't ask", async () => {
  const save = async (terms: Partial<ApprovalRuleTerms>) => {
    const saved = await saveApprovalRule(as(owner), { ...NOTE, ...terms });
    return saved.ok ? "saved" : saved.reason;
  };
  for (const { name } of NEVER_RULED) {
    expect([name, await save({ operation: name })]).toEqual([name, "needs_person"]);
    // A rule from before, or written past the form, does nothing.
    await makeApprovalRule(ctx, { operation: name, madeBy: actorId(owner) });
  }
  const reply = await call("discounts_create", { code: "FREE1", type: "percentage", value: 100 });
  expect(reply.structuredContent).toMatchObject({ state: "open" });
  expect(await save({ operation: "orders.get" })).toBe("needs_person");
  expect(await save({ operation: "orders.confirm" })).toBe("no_amount");
  expect(await save({ operation: "orders.tag", keyId: other.id })).toBe("other_key");
  expect(await save({ keyId: other.id })).toBe("saved");
});
