import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import type { BatchInput } from "../input.ts";
import { everyPart } from "#app/platform/list/read-part.server.ts";
import { discountsFor } from "../queries/list-discounts.server.ts";
import { discounts } from "../tables.server.ts";
import { beginExport } from "./begin-export.server.ts";
import { createBatch } from "./create-batch.server.ts";

const { ctx, db, as } = await testContext();
const manager = as(await accountOf(ctx, "manager"));

const CARDS = { search: "cards", filters: {}, sort: "-created" };

const batch = (given: Partial<BatchInput> = {}): BatchInput => ({
  name: "Cards",
  prefix: "CARD",
  count: 120,
  type: "fixed_amount",
  value: 50_000,
  minimumAmount: null,
  endsAt: null,
  ...given,
});

it("makes codes of one use each, which a file holds all of", async () => {
  expect(await createBatch(manager, batch())).toEqual({
    ok: true,
    value: { name: "Cards", made: 120 },
  });
  const made = await db.select().from(discounts).where(eq(discounts.batch, "Cards"));
  expect(new Set(made.map(({ code }) => code)).size).toBe(120);
  expect(made.every(({ usageLimit, value }) => usageLimit === 1 && value === 50_000)).toBe(true);
  const parts: number[] = [];
  const codes = discountsFor(db, CARDS, ctx.now);
  for await (const part of everyPart(codes, CARDS.sort, 50)) parts.push(part.length);
  expect(parts).toEqual([50, 50, 20]);
});

it("refuses a name that a batch has, also of several at once", async () => {
  const twice = batch({ name: "Twice", count: 3 });
  const answers = await Promise.all(Array.from({ length: 5 }, () => createBatch(manager, twice)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.filter((answer) => !answer.ok && answer.reason === "taken")).toHaveLength(4);
  expect(await db.$count(discounts, eq(discounts.batch, "Twice"))).toBe(3);
});

it("refuses whose role may not", async () => {
  const packer = as(await accountOf(ctx, "fulfilment"));
  expect(await createBatch(packer, batch({ name: "No" }))).toEqual({
    ok: false,
    reason: "forbidden",
  });
});

it("logs who saves codes as a file", async () => {
  expect(await beginExport(as(await accountOf(ctx, "support")), CARDS)).toEqual({
    ok: false,
    reason: "forbidden",
  });
  expect((await beginExport(manager, CARDS)).ok).toBe(true);
  expect(await db.$count(auditLog, eq(auditLog.action, "discounts.exported"))).toBe(1);
});
