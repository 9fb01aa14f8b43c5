import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { testContext } from "#tests/context.ts";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { mailsTo } from "#app/platform/mail/queries.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { openCustomerMail } from "./open-customer-mail.server.ts";

const { ctx, db, as } = await testContext();
const customer = { id: ctx.ids.newId(), addresses: ["maria@example.test"] };

async function written(kind: string | null, to = "maria@example.test") {
  const id = ctx.ids.newId();
  const text = "Open it: https://x.test/sign-in-link/a1B2";
  const mail = { id, kind, to, text, html: text, subject: "It", createdAt: ctx.now };
  await db.insert(mails).values({ ...mail, dedupeKey: id, messageId: id });
  return id;
}
const opened = (id: string, role: "admin" | "manager" | "support" | "clinician") =>
  openCustomerMail(as(role), customer, id);
const views = () => db.$count(auditLog, eq(auditLog.action, "customer.health_mail_viewed"));

test("staff read a mail without the links that open something", async () => {
  const read = await opened(await written("account-link"), "manager");
  expect(read).toMatchObject({ ok: true, value: { text: "Open it: [link removed]" } });
  expect(await opened(await written("order-paid", "Maria@Example.test"), "manager")).toMatchObject({
    ok: true,
  });
  expect((await mailsTo(db, ["MARIA@example.test"], 10)).length).toBe(2);
  expect(JSON.stringify(read)).not.toContain("a1B2");
  expect(await views()).toBe(0);
});

test.each(["clearance-approved", "booking-noted", "therapy-reminder", null])(
  "a mail that says something of health is for an admin, and each look is recorded: %s",
  async (kind) => {
    const id = await written(kind);
    expect(await opened(id, "manager")).toMatchObject({ reason: "forbidden" });
    const before = await views();
    expect(await opened(id, "admin")).toMatchObject({ ok: true });
    expect(await opened(id, "admin")).toMatchObject({ ok: true });
    expect(await views()).toBe(before + 2);
  },
);

test("a mail to somebody else is not found, and other roles read none", async () => {
  const other = await written("order-paid", "jose@example.test");
  expect(await opened(other, "admin")).toMatchObject({ reason: "not_found" });
  expect(await opened("no-id", "admin")).toMatchObject({ reason: "not_found" });
  const own = await written("order-paid");
  expect(await opened(own, "support")).toMatchObject({ reason: "forbidden" });
  expect(await opened(own, "clinician")).toMatchObject({ reason: "forbidden" });
});
