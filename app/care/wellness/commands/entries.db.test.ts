import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { consents } from "#app/running/consent/tables.server.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import { createSealers } from "#app/platform/http/sealer.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { makeEntry, someEntry } from "../factories.ts";
import { ownEntries, ownEntry, wellnessStats } from "../queries/own-entries.server.ts";
import { ownerMark } from "../queries/owner-mark.server.ts";
import { wellnessEntries, wellnessReceipts } from "../tables.server.ts";
import { addEntry } from "./add-entry.server.ts";
import { deleteEntry } from "./delete-entry.server.ts";
import { editEntry } from "./edit-entry.server.ts";
import { giveConsent } from "./give-consent.server.ts";
import { setSharing } from "./set-sharing.server.ts";
import { withdrawWellness } from "./withdraw-consent.server.ts";

const { ctx, db, as } = await testContext();
await publishLegalTexts(ctx);
const userOf = (who: Ctx) => (who.actor.kind === "user" ? who.actor.userId : "");
const broken = () => checkInvariants(db, { jobsDrained: false });
const rowsOf = (who: Ctx) => db.$count(wellnessEntries, eq(wellnessEntries.userId, userOf(who)));
const sent = (over = {}) => ({ id: ctx.ids.newId(), entry: someEntry(ctx.now, over) });

let maria: Ctx;
let joy: Ctx;
beforeEach(async () => {
  // The owner of a shop may try out what opens with an order.
  [maria, joy] = [as(await accountOf(ctx, "admin")), as(await accountOf(ctx, "admin"))];
});

describe("adding", () => {
  it("stores what was sent, its words encrypted", async () => {
    const id = await makeEntry(maria, { notes: "A quiet day", symptoms: ["Dry mouth"] });
    const [row] = await db.select().from(wellnessEntries).where(eq(wellnessEntries.id, id));
    expect(JSON.stringify(row)).not.toMatch(/quiet|mouth/);
    expect(await ownEntry(maria, userOf(maria), id)).toMatchObject({
      mood: 6,
      weightGrams: 74_500,
      words: { notes: "A quiet day", symptoms: ["Dry mouth"] },
    });
    expect(await ownEntry(joy, userOf(joy), id)).toBeUndefined();
    expect(await broken()).toEqual([]);
  });

  it("is refused to a visitor, before an order, and without a consent", async () => {
    const customer = as(await accountOf(ctx, "customer"));
    expect(await addEntry(as("visitor"), sent())).toMatchObject({ reason: "forbidden" });
    expect(await addEntry(customer, sent())).toMatchObject({ reason: "locked" });
    expect(await giveConsent(customer)).toMatchObject({ reason: "locked" });
    expect(await addEntry(maria, sent())).toMatchObject({ reason: "no_consent" });
    expect(await rowsOf(maria)).toBe(0);
  });

  it("sent five times at once is one entry, and answered the same each time", async () => {
    await giveConsent(maria);
    const same = sent();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => addEntry(maria, same)));
    expect(answers).toEqual(answers.map(() => ({ ok: true, value: { id: same.id } })));
    expect(await rowsOf(maria)).toBe(1);
  });

  it("two different ones under one id at once: one is stored, one refused", async () => {
    await giveConsent(maria);
    const id = ctx.ids.newId();
    const both = [1, 9].map((mood) => ({ id, entry: someEntry(ctx.now, { mood }) }));
    const answers = await Promise.all(both.map((one) => addEntry(maria, one)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers).toContainEqual({ ok: false, reason: "sent_before" });
    expect(await rowsOf(maria)).toBe(1);
  });

  it("is refused under an id that is somebody else's", async () => {
    const id = await makeEntry(maria);
    await giveConsent(joy);
    const taken = { id, entry: someEntry(ctx.now) };
    expect(await addEntry(joy, taken)).toMatchObject({ reason: "id_taken" });
    expect(await rowsOf(joy)).toBe(0);
  });

  it("is refused when it was written under another account", async () => {
    await giveConsent(joy);
    const owner = ownerMark(maria, userOf(maria));
    const refused = await addEntry(joy, { ...sent(), owner });
    expect(refused).toMatchObject({ reason: "other_account" });
    expect(await addEntry(joy, { ...sent(), owner: ownerMark(joy, userOf(joy)) })).toMatchObject({
      ok: true,
    });
  });
});

describe("changing", () => {
  it("takes the version that was read; of two at once one is told", async () => {
    const id = await makeEntry(maria);
    const answers = await Promise.all(
      [2, 9].map((mood) =>
        editEntry(maria, { id, version: 1, entry: someEntry(ctx.now, { mood }) }),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers).toContainEqual({ ok: false, reason: "changed_meanwhile" });
    const late = await deleteEntry(maria, { id, version: 1 });
    expect(late).toMatchObject({ reason: "changed_meanwhile" });
  });

  it("is for its owner alone", async () => {
    const id = await makeEntry(maria);
    const edit = { id, version: 1, entry: someEntry(ctx.now, { mood: 1 }) };
    for (const stranger of [joy, as("visitor")]) {
      expect(await editEntry(stranger, edit)).toMatchObject({ ok: false });
      expect(await deleteEntry(stranger, { id, version: 1 })).toMatchObject({ ok: false });
    }
    expect(await ownEntry(maria, userOf(maria), id)).toMatchObject({ mood: 6, version: 1 });
  });

  it("what was deleted does not come back when a phone sends it again", async () => {
    await giveConsent(maria);
    const first = sent();
    await addEntry(maria, first);
    expect(await deleteEntry(maria, { id: first.id, version: 1 })).toMatchObject({ ok: true });
    expect(await addEntry(maria, first)).toMatchObject({ ok: true });
    expect(await rowsOf(maria)).toBe(0);
  });

  it("leaves words alone that a lost key has shut, until there are new ones", async () => {
    const id = await makeEntry(maria);
    const other = { ...maria, sealers: createSealers("another secret of the shop") };
    expect(await ownEntry(other, userOf(maria), id)).toMatchObject({ mood: 6, words: undefined });
    const silent = someEntry(ctx.now, { notes: "", symptoms: [], mood: 3 });
    await editEntry(other, { id, version: 1, entry: silent });
    expect(await ownEntry(maria, userOf(maria), id)).toMatchObject({
      mood: 3,
      words: { notes: "Walked after lunch" },
    });
    await editEntry(other, { id, version: 2, entry: someEntry(ctx.now, { notes: "New" }) });
    expect(await ownEntry(other, userOf(maria), id)).toMatchObject({ words: { notes: "New" } });
  });
});

it("entries are listed newest first, in pages, with averages over all", async () => {
  for (let day = 1; day <= 7; day += 1) {
    const takenAt = new Date(`2026-11-0${day}T02:00:00Z`);
    await makeEntry(maria, { takenAt, mood: day, energy: 10 });
  }
  const first = await ownEntries(maria, userOf(maria));
  expect([first.entries.map(({ mood }) => mood), first.hasMore]).toEqual([[7, 6, 5, 4, 3], true]);
  const second = await ownEntries(maria, userOf(maria), { page: 2 });
  expect([second.entries.map(({ mood }) => mood), second.hasMore]).toEqual([[2, 1], false]);
  expect(await wellnessStats(maria, userOf(maria))).toEqual({ total: 7, mood: 4, energy: 10 });
  expect(await wellnessStats(joy, userOf(joy))).toEqual({ total: 0, mood: null, energy: null });
});

it("withdrawing deletes every entry, dates the consent, and can be followed by another", async () => {
  await makeEntry(maria);
  await makeEntry(maria);
  const joys = await makeEntry(joy);
  expect(await withdrawWellness(maria)).toEqual({ ok: true, value: { deleted: 2 } });
  expect(await addEntry(maria, sent())).toMatchObject({ reason: "no_consent" });
  expect(await ownEntry(joy, userOf(joy), joys)).toBeDefined();
  const given = await db
    .select()
    .from(consents)
    .where(eq(consents.subjectId, userOf(maria)));
  expect(given).toMatchObject([
    { purpose: "health_wellness", withdrawnAt: ctx.now, wording: expect.stringContaining("mood") },
  ]);
  expect(await broken()).toEqual([]);
  await makeEntry(maria);
  expect(await rowsOf(maria)).toBe(1);
});

it("sharing needs the consent for entries, is one consent, and ends with either", async () => {
  const sharing = async () => {
    const given = await db
      .select()
      .from(consents)
      .where(eq(consents.subjectId, userOf(maria)));
    return given
      .filter(({ purpose }) => purpose === "health_wellness_sharing")
      .map(({ withdrawnAt }) => withdrawnAt === null);
  };
  expect(await setSharing(as("visitor"), true)).toMatchObject({ reason: "forbidden" });
  expect(await setSharing(maria, true)).toMatchObject({ reason: "no_consent" });
  await makeEntry(maria);
  await setSharing(maria, true);
  await setSharing(maria, true);
  expect(await sharing()).toEqual([true]);
  await setSharing(maria, false);
  expect(await sharing()).toEqual([false]);
  await setSharing(maria, true);
  await withdrawWellness(maria);
  expect(await sharing()).toEqual([false, false]);
});

it("everything goes with the account", async () => {
  await makeEntry(maria);
  await db.delete(user).where(eq(user.id, userOf(maria)));
  expect(await rowsOf(maria)).toBe(0);
  expect(await db.$count(wellnessReceipts, eq(wellnessReceipts.userId, userOf(maria)))).toBe(0);
});
