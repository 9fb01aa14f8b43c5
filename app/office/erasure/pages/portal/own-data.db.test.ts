import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { addAddress } from "#app/people/customers/commands/add-address.server.ts";
import { setMarketing } from "#app/people/customers/commands/set-marketing.server.ts";
import { customerOfUser } from "#app/people/customers/queries/customer.server.ts";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { saveAssessment } from "#app/care/assessments/commands/save-assessment.server.ts";
import { someAnswers } from "#app/care/assessments/factories.ts";
import { wordSealer } from "#app/care/wellness/queries/sealed-words.server.ts";
import { wellnessEntries } from "#app/care/wellness/tables.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { groupConsents, healthViews, ownConsents } from "./own-data-page.server.ts";
import { OTHER_TABLES, PERSONAL_TABLES } from "../../queries/every-record.server.ts";
import { ownColumns, readOwnRows } from "./download.server.ts";

const { ctx, db, as } = await testContext();
await publishLegalTexts(ctx);

async function someone(firstName: string) {
  const userId = ctx.ids.newId();
  const email = `${firstName.toLowerCase()}@example.test`;
  const own = as(await accountOf(ctx, "customer", { userId, email }));
  const address = { address: `1 ${firstName} Street`, city: "Cebu City" };
  const person = { firstName, lastName: "Lim", phone: null };
  const place = {
    addressLine2: `Unit of ${firstName}`,
    barangay: null,
    province: null,
    postalCode: null,
  };
  const facts = { ...person, ...place, ...address };
  await addAddress(own, { key: ctx.ids.newId(), facts });
  await setMarketing(own, true);
  const customer = await customerOfUser(db, userId);
  return { own, person: { userId, email, customerId: customer?.id ?? "" } };
}

test("every table is in one of the lists: what it says of a customer, or why it says nothing", async () => {
  const { rows } = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`);
  const tables = rows.map(({ name }) => name).filter((name) => !name.startsWith("__"));
  const listed = [...Object.keys(PERSONAL_TABLES), ...Object.keys(OTHER_TABLES)];
  expect(listed.toSorted()).toEqual(tables.toSorted());
});

test("no table that points at an account or customer says nothing of one", async () => {
  const { rows } = await db.execute<{ name: string; column: string }>(sql`
    select table_name as name, column_name as column from information_schema.columns
    where table_schema = 'public' and column_name in ('customer_id', 'user_id', 'email', 'phone')`);
  // Their owners are doctors and suppliers; a lease of who packs, and a sealed form, end within minutes.
  const known = ["doctors", "suppliers", "carriers", "packing_leases", "waiting_forms"];
  const missed = rows.filter(({ name }) => Object.hasOwn(OTHER_TABLES, name));
  expect([...new Set(missed.map(({ name }) => name))].toSorted()).toEqual(known.toSorted());
});

test("each list of rows is one's own, and has no secret and nothing of somebody else", async () => {
  const [lea, mia] = [await someone("Lea"), await someone("Mia")];
  const all = new Map<string, unknown>();
  for (const name of Object.keys(PERSONAL_TABLES)) {
    const rows = await readOwnRows(ctx, name, lea.person);
    const columns = await ownColumns(db, name);
    for (const row of rows) expect(Object.keys(row).toSorted()).toEqual(columns.toSorted());
    const secret = /password|token|digest$|secret|sealed|hash/;
    expect(columns.filter((column) => secret.test(column))).toEqual([]);
    all.set(name, rows);
  }
  const text = JSON.stringify([...all]);
  expect(text).toContain("1 Lea Street");
  expect(text).toContain("Unit of Lea");
  expect(all.get("customer_addresses")).toMatchObject([{ country: "PH" }]);
  expect(text).toContain("lea@example.test");
  for (const other of ["Mia", mia.person.userId, mia.person.customerId]) {
    expect(text).not.toContain(other);
  }
  expect(all.get("consents")).toHaveLength(1);
});

test("words that the database has sealed are opened for their owner", async () => {
  const { person } = await someone("Una");
  const words = { notes: "slept well", symptoms: ["tired"] };
  const id = ctx.ids.newId();
  const sealed = wordSealer(ctx).seal(id, words);
  const entry = { id, userId: person.userId, takenAt: ctx.now, createdAt: ctx.now };
  await db.insert(wellnessEntries).values({ ...entry, mood: 6, energy: 5, sealed });
  const rows = await readOwnRows(ctx, "wellness_entries", person);
  expect(rows).toMatchObject([{ mood: 6, words }]);
  expect(JSON.stringify(rows)).not.toContain("sealed");
});

test("each hidden column is there to be hidden", async () => {
  const { rows } = await db.execute<{ name: string; column: string }>(sql`
    select table_name as name, column_name as column from information_schema.columns
    where table_schema = 'public'`);
  const there = new Set(rows.map(({ name, column }) => `${name}.${column}`));
  const hidden = Object.entries(PERSONAL_TABLES).flatMap(([name, table]) =>
    (table.hidden ?? []).map((column) => `${name}.${column}`),
  );
  expect(hidden.filter((column) => !there.has(column))).toEqual([]);
});

test("consents are shown with the text, the newest first, and only one's own", async () => {
  const [joy, ana] = [await someone("Joy"), await someone("Ana")];
  await setMarketing(joy.own, false);
  const [consent, ...others] = await ownConsents(db, joy.person);
  expect(others).toEqual([]);
  expect(consent).toMatchObject({
    purpose: "marketing",
    document: "privacy",
    documentVersion: 1,
    wording: "Send me news and offers by email.",
    withdrawnAt: ctx.now,
  });
  expect(await ownConsents(db, ana.person)).toMatchObject([{ withdrawnAt: null }]);
});

test("consents are grouped by what was agreed to, with the latest in front", async () => {
  const { own, person } = await someone("Kim");
  await setMarketing(own, false);
  await setMarketing(own, true);
  const [group, ...others] = groupConsents(await ownConsents(db, person));
  expect(others).toEqual([]);
  expect(group).toMatchObject({
    title: "News and offers",
    latest: expect.stringMatching(/^Latest: /),
  });
  expect(group?.all.map(({ mayWithdraw }) => mayWithdraw)).toEqual([true, false]);
});

test("who of the staff looked at health data is shown by role, to its owner alone", async () => {
  const [lea, mia] = [await someone("Ida"), await someone("Eva")];
  const clinicianId = ctx.ids.newId();
  await accountOf(ctx, "clinician", { userId: clinicianId });
  const assessmentId = ctx.ids.newId();
  await saveAssessment(lea.own, { id: assessmentId, answers: someAnswers() });
  const view = { at: ctx.now, actorKind: "user", subjectType: "assessment" } as const;
  await db.insert(auditLog).values([
    {
      ...view,
      id: ctx.ids.newId(),
      actorId: clinicianId,
      action: "assessment.viewed",
      subjectId: assessmentId,
    },
    {
      ...view,
      id: ctx.ids.newId(),
      actorId: lea.person.userId,
      action: "assessment.viewed",
      subjectId: assessmentId,
    },
  ]);
  expect(await healthViews(db, lea.person)).toEqual([
    { at: ctx.now, action: "assessment.viewed", roles: ["clinician"] },
  ]);
  expect(await healthViews(db, mia.person)).toEqual([]);
});
