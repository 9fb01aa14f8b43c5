import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { answerMessage } from "#app/care/assistant/commands/answer-message/answer-message.server.ts";
import { assistantQuestions } from "#app/care/assistant/tables.server.ts";
import { erasePerson } from "../../commands/erase-person/erase-person.server.ts";
import { rulesOf } from "#app/platform/records/record.server.ts";
import { erasures } from "../../tables.server.ts";
import { customers, customerTags, taggedCustomers } from "#app/people/customers/tables.server.ts";
import { forgetDoneMails } from "../../jobs.server.ts";
import { orderTags } from "#app/selling/orders/tables/order-notes.server.ts";
import { Memory } from "#app/platform/database/memory.server.ts";
import { suppress } from "#app/platform/mail/suppressions.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { createRateLimiter } from "#app/platform/http/rate-limit.server.ts";
import { customerOfUser } from "#app/people/customers/queries/customer.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { quietLog } from "#tests/quiet-log.ts";
import { fillTables } from "./every-table.fixture.ts";
import { CANARY } from "./payment-rows.fixture.ts";
import { ERASURE_LIST, PERSONAL_TABLES } from "../../queries/every-record.server.ts";
import { makeApiKey } from "#app/office/api/factories.ts";
import { proposals } from "#app/office/api/tables.server.ts";

const { ctx, db, pool, as } = await testContext();
const links = { appUrl: "http://shop.example.test" };
const job = { ...ctx, links, mailer: { close() {} }, log: quietLog };

/** The columns of the whole database that contain a word, as `table.column`. */
async function findEverywhere(word: string): Promise<string[]> {
  const { rows } = await pool.query<{ table: string; column: string }>(`
    select c.table_name as table, c.column_name as column
    from information_schema.columns c join information_schema.tables t
      using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and c.udt_name in ('text', 'varchar', 'jsonb', '_text')`);
  const found: string[] = [];
  for (const { table, column } of rows) {
    const hits = await pool.query(
      `select from "${table}" where "${column}"::text ilike '%' || $1 || '%' limit 1`,
      [word],
    );
    if (hits.rowCount) found.push(`${table}.${column}`);
  }
  return found;
}

test("what stays of a person says why", () => {
  const staying = Object.values(ERASURE_LIST)
    .flatMap(rulesOf)
    .flatMap((rule) => (rule.does === "delete" ? [] : [rule.why, rule.until]));
  expect(staying.length).toBeGreaterThan(20);
  expect(staying).not.toContain("");
});

test("an erasure comes to a row only after what hangs on it", async () => {
  const { rows } = await db.execute<{ child: string; parent: string }>(sql`
    select distinct conrelid::regclass::text as child, confrelid::regclass::text as parent
    from pg_constraint where contype = 'f' and conrelid <> confrelid`);
  const places = new Map(Object.keys(ERASURE_LIST).map((name, place) => [name, place]));
  const deletes = (name: string) =>
    rulesOf(ERASURE_LIST[name] ?? { erase: [] }).some(({ does }) => does === "delete");
  const wrong = rows.filter(
    ({ child, parent }) =>
      deletes(child) && deletes(parent) && (places.get(child) ?? 0) > (places.get(parent) ?? 0),
  );
  expect(wrong).toEqual([]);
});

/** What a program proposes about a customer has the customer's words. */
async function proposeAbout(customerId: string) {
  const { id: keyId } = await makeApiKey(ctx);
  const about = { operation: "customers.add-note", record: customerId, recordId: customerId };
  const texts = { keyName: "Helper", input: { text: CANARY }, why: CANARY, changes: [] };
  await db
    .insert(proposals)
    .values({ id: ctx.ids.newId(), keyId, ...about, ...texts, askedAt: ctx.now });
}

test("nothing that somebody gave is left in any table once they are erased", async () => {
  const userId = ctx.ids.newId();
  const email = `lea.${CANARY}@example.test`;
  await accountOf(ctx, "customer", { userId, email });
  await db.execute(sql`update users set first_name = ${CANARY}, last_name = ${CANARY},
    name = ${CANARY}, image = ${ctx.ids.newId()} where id = ${userId}`);
  const customerId = (await customerOfUser(db, userId))?.id ?? "";
  await db.execute(sql`update customers set first_name = ${CANARY}, last_name = ${CANARY},
    phone = ${CANARY}, address_line1 = ${CANARY}, city = ${CANARY}, marketing_consent = true
    where id = ${customerId}`);
  const owner = { userId, customerId, orderId: ctx.ids.newId() };
  // What hangs on a row is written after it.
  const names = Object.keys(ERASURE_LIST)
    .toReversed()
    .filter((name) => Object.hasOwn(PERSONAL_TABLES, name))
    .filter((name) => !["users", "customers", "user_roles"].includes(name));
  await fillTables(pool, names, owner);
  await talks(userId);
  await suppress(ctx, { address: email, reason: "staff", note: CANARY });
  await proposeAbout(customerId);
  const other = await tagsWith(customerId);
  const before = await findEverywhere(CANARY);
  expect(before.length).toBeGreaterThan(100);
  const empty: string[] = [];
  for (const [name, table] of Object.entries(ERASURE_LIST)) {
    const whole = { ...owner, email, addresses: [email], names: [CANARY], ids: [customerId] };
    // No customer may see a draft, but the erasure deletes it too.
    const where = name === "consultation_visits" ? sql`true` : table.own(whole);
    const { rows } = await db.execute(sql`select from ${sql.identifier(name)} where ${where}`);
    if (rows.length === 0) empty.push(name);
  }
  expect(empty).toEqual([]);

  const id = ctx.ids.newId();
  const times = { askedAt: ctx.now, dueAt: ctx.now };
  await db.insert(erasures).values({ id, customerId, askedBy: "owner", ...times });
  expect(await erasePerson(job, ERASURE_LIST, id)).toBe("done");
  // The last mail still has to be delivered, and tax law requires invoices as they were issued.
  expect((await findEverywhere(CANARY)).toSorted()).toEqual([
    "e_documents.payload",
    "invoices.buyer",
    "mails.to",
  ]);
  const { rows } = await db.execute<{ key: string }>(
    sql`select dedupe_key as key from mails where "to" = ${email}`,
  );
  expect(rows).toEqual([{ key: `erasure-done:${id}` }]);
  expect(await tagNames()).toEqual([expect.stringMatching(/^erased \w{8}$/), "vip"]);
  await db.delete(taggedCustomers).where(eq(taggedCustomers.recordId, other));
  const remains: string[] = [];
  for (const [name, { erase }] of Object.entries(ERASURE_LIST)) {
    if (
      !Object.hasOwn(PERSONAL_TABLES, name) ||
      !("does" in erase) ||
      erase.does !== "delete" ||
      name === "users"
    )
      continue;
    const { rows: left } = await db.execute(sql`select from ${sql.identifier(name)}`);
    if (left.length > 0) remains.push(name);
  }
  expect(remains).toEqual([]);
  // The address goes once the last mail was sent.
  await db.update(mails).set({ sentAt: ctx.now });
  await forgetDoneMails.run(job, undefined);
  expect((await findEverywhere(CANARY)).toSorted()).toEqual([
    "e_documents.payload",
    "invoices.buyer",
  ]);
});

test("a run that had begun does not erase an account that was kept meanwhile", async () => {
  const userId = ctx.ids.newId();
  await accountOf(ctx, "customer", { userId, email: "kept@example.test" });
  const customerId = (await customerOfUser(db, userId))?.id ?? "";
  const id = ctx.ids.newId();
  const times = { askedAt: ctx.now, dueAt: ctx.now, keptAt: ctx.now };
  await db.insert(erasures).values({ id, customerId, askedBy: "owner", ...times });
  expect(await erasePerson(job, ERASURE_LIST, id)).toBe("over");
  expect(await customerOfUser(db, userId)).toMatchObject({ id: customerId });
});

/** Tells the assistant everything, and asks a question that no text answers. */
async function talks(userId: string) {
  const own = as({ kind: "user", userId, email: "", roles: ["customer"] });
  const sessionId = ctx.ids.newToken();
  for (const message of [
    `I am ${CANARY}, lea.${CANARY}@example.test. Is glow halal?`,
    `${CANARY} here, lea.${CANARY} at example dot test, is it kosher?`,
    `Do you know ${CANARY}?`,
  ]) {
    const served = { ctx: own, limiter: createRateLimiter(pool), memory: new Memory() };
    await answerMessage({ ...served, online: true }, { message, sessionId });
  }
  const asked = await db.select({ question: assistantQuestions.question }).from(assistantQuestions);
  expect(asked.length).toBeGreaterThan(1);
  expect(await findEverywhere(CANARY)).not.toContain("assistant_questions.question");
  // The person's name is also a word of the shop.
  const times = { firstAskedAt: ctx.now, lastAskedAt: ctx.now };
  const question = `Is ${CANARY} halal?`;
  const row = { id: ctx.ids.newId(), words: `halal ${CANARY}`, question, ...times };
  await db.insert(assistantQuestions).values(row);
}

/** Adds tags that name the person, one of them also to another customer's record. */
async function tagsWith(customerId: string) {
  const other = ctx.ids.newId();
  await db.insert(customers).values({ id: other, email: "ana@example.test", isGuest: true });
  for (const [name, owners] of [
    [`${CANARY} family`, [customerId]],
    [`friend of ${CANARY}`, [customerId, other]],
    ["vip", [customerId]],
  ] as const) {
    const tagId = ctx.ids.newId();
    await db.insert(customerTags).values({ id: tagId, name, createdAt: ctx.now });
    await db.insert(taggedCustomers).values(owners.map((id) => ({ recordId: id, tagId })));
  }
  const orderTag = { id: ctx.ids.newId(), name: `for ${CANARY}`, createdAt: ctx.now };
  await db.insert(orderTags).values(orderTag);
  return other;
}

async function tagNames() {
  const rows = await db.select({ name: customerTags.name }).from(customerTags);
  return rows.map(({ name }) => name).toSorted();
}
