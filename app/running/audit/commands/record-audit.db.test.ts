import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { testContext } from "#tests/context.ts";
import { NOW } from "#tests/now.ts";
import { auditLog } from "../tables.server.ts";
import { recordAudit } from "./record-audit.server.ts";

const { ctx, db, pool, as } = await testContext();
const rowsOf = (id: string) => db.select().from(auditLog).where(eq(auditLog.subjectId, id));

test("a row says who did what to what, when, before, after and why", async () => {
  await recordAudit(as("manager", { userId: "u-1" }), {
    action: "order.status",
    subject: { type: "order", id: "o-1" },
    before: { status: "confirmed" },
    after: { status: "cancelled" },
    reason: "asked by phone",
  });
  expect(await rowsOf("o-1")).toEqual([
    {
      id: expect.any(String),
      at: NOW,
      actorKind: "user",
      actorId: "u-1",
      action: "order.status",
      subjectType: "order",
      subjectId: "o-1",
      before: { status: "confirmed" },
      after: { status: "cancelled" },
      reason: "asked by phone",
    },
  ]);
});

test("what the shop does by itself has its own name", async () => {
  await recordAudit(ctx, { action: "order.expired", subject: { type: "order", id: "o-2" } });
  expect(await rowsOf("o-2")).toMatchObject([
    { actorKind: "system", actorId: "test", before: null, after: null, reason: null },
  ]);
});

test("several entries are several rows, none is none", async () => {
  const entry = { action: "order.note", subject: { type: "order", id: "o-3" } };
  await recordAudit(ctx, entry, entry);
  await recordAudit(ctx);
  expect(await rowsOf("o-3")).toHaveLength(2);
});

test("a change that is undone leaves no row", async () => {
  const entry = { action: "order.note", subject: { type: "order", id: "o-4" } };
  await db
    .transaction(async (tx) => {
      await recordAudit({ ...ctx, db: tx }, entry);
      tx.rollback();
    })
    .catch(() => undefined);
  expect(await rowsOf("o-4")).toEqual([]);
});

test.each([
  ["changed", "update audit_log set reason = 'nothing happened'"],
  ["deleted", "delete from audit_log"],
])("a row cannot be %s", async (_, statement) => {
  await recordAudit(ctx, { action: "order.note", subject: { type: "order", id: "o-5" } });
  const before = await db.select().from(auditLog);
  await expect(pool.query(statement)).rejects.toThrow("audit_log is append-only");
  expect(await db.select().from(auditLog)).toEqual(before);
});
