import { eq } from "drizzle-orm";
import { describe, expect, it, test } from "vitest";
import { ZodError } from "zod";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { testContext } from "#tests/context.ts";
import type { DiscountInput } from "../input.ts";
import { discounts } from "../tables.server.ts";
import { discountCommands } from "./discount.server.ts";

const { ctx, db, as } = await testContext();
const tenPercent: DiscountInput = { code: "TEN", type: "percentage", value: 1_000 };

describe("a manager", () => {
  const manager = as("manager");

  it("creates a code, stored in upper case, and leaves an audit row", async () => {
    const created = await discountCommands.save(manager, { ...tenPercent, code: " welcome10 " });
    expect(created).toMatchObject({ ok: true, value: { code: "WELCOME10" } });
    const [row] = await db.select().from(discounts).where(eq(discounts.code, "WELCOME10"));
    expect(row).toMatchObject({ value: 1_000, usedCount: 0, isActive: true, createdAt: ctx.now });
    const audit = await db.select().from(auditLog).where(eq(auditLog.subjectId, row!.id));
    expect(audit).toMatchObject([{ action: "discount.created", actorId: "manager-1" }]);
  });

  it("is refused a code that there is, however it is written", async () => {
    await discountCommands.save(manager, { ...tenPercent, code: "Once" });
    expect(await discountCommands.save(manager, { ...tenPercent, code: "oNCE" })).toEqual({
      ok: false,
      reason: "taken",
    });
  });
});

test.each(["visitor", "customer", "support", "fulfilment", "clinician", "marketing"] as const)(
  "a %s is refused, and nothing is written",
  async (who) => {
    const before = await db.$count(discounts);
    expect(await discountCommands.save(as(who), { ...tenPercent, code: `BY-${who}` })).toEqual({
      ok: false,
      reason: "forbidden",
    });
    expect(await db.$count(discounts)).toBe(before);
  },
);

const noon = new Date("2026-11-21T04:00:00Z");
const nonsense: [string, Partial<DiscountInput>][] = [
  ["a code of strange letters", { code: "ÄÖÜ" }],
  ["nothing off", { value: 0 }],
  ["more than 100 %", { value: 10_001 }],
  ["a fraction of a hundredth", { value: 0.5 }],
  ["a negative amount", { type: "fixed_amount", value: -1 }],
  ["a limit of none", { usageLimit: 0 }],
  ["a customer's limit of none", { perCustomerLimit: 0 }],
  ["a minimum of nothing", { minimumAmount: 0 }],
  ["an end at its start", { startsAt: noon, endsAt: noon }],
];

test.each(nonsense)("%s is never written", async (_, given) => {
  await expect(discountCommands.save(ctx, { ...tenPercent, ...given })).rejects.toThrow(ZodError);
});

const forced = { id: ctx.ids.newId(), ...tenPercent, createdAt: ctx.now };
const impossible: [string, Partial<typeof discounts.$inferInsert>][] = [
  ["discounts_code", { code: "lower" }],
  ["discounts_value", { value: 10_001 }],
  ["discounts_value", { type: "fixed_amount", value: 0 }],
  ["discounts_value", { type: "two_for_one" as "fixed_amount" }],
  ["discounts_limits", { usageLimit: 0 }],
  ["discounts_limits", { usageLimit: 5, perCustomerLimit: 0 }],
  ["discounts_minimum", { minimumAmount: 0 }],
  ["discounts_period", { startsAt: noon, endsAt: noon }],
  ["discounts_used_within_limit", { usageLimit: 1, usedCount: 2 }],
  ["discounts_used_within_limit", { usedCount: -1 }],
];

test.each(impossible)("the table itself refuses by %s: %o", async (constraint, given) => {
  await expect(db.insert(discounts).values({ ...forced, ...given })).rejects.toMatchObject({
    cause: { constraint },
  });
});
