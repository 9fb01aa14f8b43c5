import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addDays, addMinutes } from "#app/lib/dates.ts";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { busy, error } from "#tests/fake-highlevel.ts";
import { NOW } from "#tests/now.ts";
import { openHighlevel } from "#tests/open-highlevel.ts";
import { disconnect } from "../commands/disconnect.server.ts";
import { highlevelJobs } from "../jobs.server.ts";
import { erasedContacts } from "../queries/messages.server.ts";
import { readConnection } from "../queries/connection.server.ts";
import { highlevelContacts } from "../tables.server.ts";

const shop = await openHighlevel();
const { ctx, db, fake, minute } = shop;
const later = (minutes: number) => addMinutes(NOW, minutes);

/** Leaves a contact as the rules of erasure do. */
async function erase(email: string): Promise<void> {
  await db.execute(sql`delete from newsletter_subscriptions where email = ${email}`);
  const own = eq(highlevelContacts.email, email);
  const [contact] = await db.select().from(highlevelContacts).where(own);
  await db.execute(sql`delete from highlevel_messages where contact_id = ${contact?.id ?? ""}`);
  await db.update(highlevelContacts).set({ email: null }).where(own);
}

async function somebodyThere() {
  const { email } = await shop.subscriber();
  await minute();
  expect(fake.contactOf(email)).toBeDefined();
  return email;
}

const left = () => db.select().from(highlevelContacts);

test("who was erased is removed there as well, and the log says that it was done", async () => {
  const email = await somebodyThere();
  await erase(email);
  await minute(later(5));
  expect(fake.contactOf(email)).toBeUndefined();
  expect(await left()).toEqual([]);
  const done = eq(auditLog.action, "highlevel.contact_removed");
  const entries = await db.select().from(auditLog).where(done);
  expect(entries).toHaveLength(1);
  expect(JSON.stringify(entries)).not.toContain(email);
});

test("a contact that is gone already is removed", async () => {
  const email = await somebodyThere();
  fake.contacts.clear();
  await erase(email);
  await minute(later(5));
  expect(await left()).toEqual([]);
});

test.each([
  ["it is busy", busy(60)],
  ["it has trouble", error(500, "down")],
  ["it cannot be reached", "cut"],
] as const)("while %s the contact waits", async (_, answer) => {
  const email = await somebodyThere();
  await erase(email);
  fake.next = [answer];
  await minute(later(5));
  expect(await erasedContacts(db, 9)).toMatchObject({ waiting: 1 });
  await minute(later(10));
  expect(await left()).toEqual([]);
  expect(fake.contactOf(email)).toBeUndefined();
});

test("a key that is refused stops it, and it goes on once another one works", async () => {
  const email = await somebodyThere();
  await erase(email);
  fake.next = [error(401, "Invalid token")];
  await minute(later(5));
  expect(await readConnection(ctx)).toMatchObject({ state: "broken" });
  await minute(later(10));
  expect(await erasedContacts(db, 9)).toMatchObject({ waiting: 1, left: [] });
  await shop.connect();
  await minute(later(15));
  expect(fake.contactOf(email)).toBeUndefined();
});

test("a request that was under way leaves no one behind", async () => {
  const email = await somebodyThere();
  // The process ended before it knew what HighLevel calls the contact.
  await db.update(highlevelContacts).set({ remoteId: null, told: "nothing", begunAt: NOW });
  await erase(email);
  await minute(later(5));
  expect(await left()).toHaveLength(1);
  await minute(later(20));
  expect(fake.contactOf(email)).toBeUndefined();
  expect(await left()).toEqual([]);
});

test("somebody whom HighLevel never heard of is not asked about", async () => {
  const { email } = await shop.subscriber(shop.newAddress("refused"));
  await minute();
  await erase(email);
  fake.asked.length = 0;
  await minute(later(20));
  expect(fake.asked).toEqual([]);
  expect(await left()).toEqual([]);
});

test("what no key reaches any more is listed for staff, for 30 days", async () => {
  const email = await somebodyThere();
  const id = fake.contactOf(email)?.id ?? "";
  await erase(email);
  await disconnect(ctx);
  await minute(later(5));
  expect(await erasedContacts(db, 9)).toEqual({ waiting: 0, left: [id] });
  const forget = highlevelJobs.schedule[2].task;
  await forget.run(shop.job(addDays(NOW, 31)), {});
  expect(await left()).toEqual([]);
});

test("what was under way to an account that was left is forgotten", async () => {
  const email = await somebodyThere();
  await db.update(highlevelContacts).set({ remoteId: null, told: "nothing", begunAt: NOW });
  await erase(email);
  await disconnect(ctx);
  await minute(later(20));
  expect(await left()).toEqual([]);
});

test("who signs up again after it is another contact", async () => {
  const email = await somebodyThere();
  await erase(email);
  fake.next = [error(500, "down")];
  await shop.subscriber(email);
  await minute(later(5));
  expect(await left()).toHaveLength(2);
});
