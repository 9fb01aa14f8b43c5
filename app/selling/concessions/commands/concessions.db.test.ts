import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it, test } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { hasConsent } from "#app/running/consent/queries.server.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import type { Actor } from "#app/platform/access/actor.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import { createDiskFiles } from "#app/platform/files/disk-files.server.ts";
import { accountOf, actorOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { newPicture } from "#tests/new-picture.ts";
import { NOW } from "#tests/now.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { giveDiscount, makeConcession } from "../factories.ts";
import { idPictures } from "../queries/id-sealer.server.ts";
import { nextClaim } from "../pages/desk/claims-page.server.ts";
import { ID_FILES } from "../rules/concession-terms.ts";
import { concessions } from "../tables.server.ts";
import { decideConcession } from "./decide-concession.server.ts";
import { declareConcession } from "./declare-concession.server.ts";
import { endConcession } from "./end-concession.server.ts";
import { forgetIds } from "./forget-ids.server.ts";
import { lookAtId } from "./look-at-id.server.ts";
import { lookAtPicture } from "./look-at-picture.server.ts";

const { ctx, db, as, at } = await testContext();
const store = createDiskFiles(await temporaryFolder()).area(ID_FILES);
const picture = await newPicture();
const manager = as("manager");

beforeAll(async () => {
  await publishLegalTexts(ctx);
  await giveDiscount(ctx);
});

const form = () => ({
  key: ctx.ids.newId(),
  kind: "senior" as const,
  name: "Maria Clara",
  number: "QC-2026-4711",
  issuer: "OSCA Quezon City",
  consent: "yes" as const,
});

const declare = (who: Actor, given = form(), pictures = [picture]) =>
  declareConcession(as(who), store, { form: given, pictures });

async function rowOf(id: string) {
  const [row] = await db.select().from(concessions).where(eq(concessions.id, id));
  if (!row) throw new Error("no declaration");
  return row;
}

const actionsOf = async (id: string) =>
  (await db.select().from(auditLog).where(eq(auditLog.subjectId, id))).map(({ action }) => action);

describe("declaring", () => {
  it("stores the ID encrypted, its end in the open, and what was agreed to", async () => {
    const maria = await accountOf(ctx, "customer");
    const given = form();
    expect(await declare(maria, given)).toMatchObject({ ok: true });
    const row = await rowOf(given.key);
    expect(row).toMatchObject({ state: "waiting", idEnd: "4711", kind: "senior", decidedAt: null });
    expect(JSON.stringify(row)).not.toContain("QC-2026");
    expect(JSON.stringify(row)).not.toContain("Maria");
    const stored = await store.read(row.frontFile ?? "");
    expect(Buffer.from(stored ?? []).toString("latin1")).not.toContain("WEBP");
    const opened = await idPictures(ctx, store).read(row.frontFile ?? "");
    expect(Buffer.from(opened ?? []).toString("latin1")).toContain("WEBP");
    const subject = { type: "user", id: maria.kind === "user" ? maria.userId : "" } as const;
    expect(await hasConsent(db, subject, "id_check")).toBe(true);
  });

  it("twice with one form declares once, also at the same moment", async () => {
    const maria = await accountOf(ctx, "customer");
    const given = form();
    const both = await Promise.all([declare(maria, given), declare(maria, given)]);
    expect(both).toMatchObject([{ ok: true }, { ok: true }]);
    expect(await db.$count(concessions, eq(concessions.id, given.key))).toBe(1);
  });

  it("one status at a time: of two forms at the same moment one is refused", async () => {
    const maria = await accountOf(ctx, "customer");
    const both = await Promise.all([declare(maria), declare(maria)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toMatchObject({ reason: "declared" });
    expect(await declare(maria, { ...form(), kind: "pwd" as never })).toMatchObject({ ok: true });
  });

  it("again once the earlier one ran out", async () => {
    const maria = await accountOf(ctx, "customer");
    const { id } = await makeConcession(ctx, maria, { validUntil: "2020-01-01" });
    expect(await declare(maria)).toMatchObject({ ok: true });
    expect((await rowOf(id)).state).toBe("withdrawn");
  });

  it("is refused without an account, without its confirmed mailbox, and without a picture", async () => {
    expect(await declare(actorOf("visitor"))).toMatchObject({ reason: "unconfirmed" });
    const maria = await accountOf(ctx, "customer");
    if (maria.kind === "user") {
      await db.update(user).set({ emailVerified: false }).where(eq(user.id, maria.userId));
    }
    expect(await declare(maria)).toMatchObject({ reason: "unconfirmed" });
    const jose = await accountOf(ctx, "customer");
    expect(await declare(jose, form(), [])).toMatchObject({ reason: "missing" });
    expect(await declare(jose, form(), [picture, picture, picture])).toMatchObject({
      reason: "many",
    });
    const text = new TextEncoder().encode("not a picture");
    expect(await declare(jose, form(), [text])).toMatchObject({ reason: "not_a_picture" });
  });

  it("is refused while the shop does not give the discount", async () => {
    await saveSettings(ctx, { statutory_discounts: "false" });
    const maria = await accountOf(ctx, "customer");
    expect(await declare(maria)).toMatchObject({ reason: "not_given" });
    await giveDiscount(ctx);
  });
});

describe("deciding", () => {
  it("approves with a last day, says who and when, and mails the buyer", async () => {
    const maria = await accountOf(ctx, "customer");
    const { id } = await makeConcession(ctx, maria, { state: "waiting" });
    const decision = { concessionId: id, decision: "approved", validUntil: "2030-01-31" } as const;
    expect(await decideConcession(manager, decision)).toMatchObject({ ok: true });
    expect(await rowOf(id)).toMatchObject({
      state: "approved",
      validUntil: "2030-01-31",
      decidedAt: NOW,
      decidedBy: "manager-1",
    });
    expect(await actionsOf(id)).toEqual(["concession.approved"]);
  });

  it("refuses with a reason", async () => {
    const maria = await accountOf(ctx, "customer");
    const { id } = await makeConcession(ctx, maria, { state: "waiting" });
    const decision = { concessionId: id, decision: "refused", reason: "Too dark" } as const;
    expect(await decideConcession(manager, decision)).toMatchObject({ ok: true });
    expect(await rowOf(id)).toMatchObject({ state: "refused", reason: "Too dark" });
  });

  it("is done by one of two who decide at the same moment", async () => {
    const maria = await accountOf(ctx, "customer");
    const { id } = await makeConcession(ctx, maria, { state: "waiting" });
    const both = await Promise.all([
      decideConcession(manager, { concessionId: id, decision: "approved", validUntil: null }),
      decideConcession(as("admin"), {
        concessionId: id,
        decision: "refused" as const,
        reason: "Too dark",
      }),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toMatchObject({ reason: "not_waiting" });
    expect(await actionsOf(id)).toHaveLength(1);
  });

  test.each(["support", "fulfilment", "clinician", "marketing", "customer"] as const)(
    "a %s may neither decide nor look",
    async (role) => {
      const maria = await accountOf(ctx, "customer");
      const { id, frontFile } = await makeConcession(ctx, maria, {
        state: "waiting" as const,
        store,
        picture,
      });
      const other = as(role);
      const decision = { concessionId: id, decision: "approved", validUntil: null } as const;
      expect(await decideConcession(other, decision)).toMatchObject({ reason: "forbidden" });
      expect(await lookAtId(other, await rowOf(id))).toBeUndefined();
      const asked = { concessionId: id, fileId: frontFile };
      expect(await lookAtPicture(other, store, asked)).toBeUndefined();
      expect(await actionsOf(id)).toEqual([]);
    },
  );

  it("on one's own ID is somebody else's", async () => {
    const owner = await accountOf(ctx, "manager");
    const { id } = await makeConcession(ctx, owner, { state: "waiting" });
    const decision = { concessionId: id, decision: "approved", validUntil: null } as const;
    expect(await decideConcession(as(owner), decision)).toMatchObject({ reason: "own" });
  });

  it("does not approve until a day that is over", async () => {
    const maria = await accountOf(ctx, "customer");
    const { id } = await makeConcession(ctx, maria, { state: "waiting" });
    const decision = { concessionId: id, decision: "approved", validUntil: "2020-01-01" } as const;
    expect(await decideConcession(manager, decision)).toMatchObject({ reason: "day" });
  });
});

describe("looking", () => {
  it("opens what was typed and the picture, and records each look", async () => {
    const maria = await accountOf(ctx, "customer");
    const { id, frontFile } = await makeConcession(ctx, maria, {
      state: "waiting" as const,
      store,
      picture,
    });
    expect(await lookAtId(manager, await rowOf(id))).toMatchObject({ number: "QC-2026-4711" });
    const asked = { concessionId: id, fileId: frontFile };
    expect(Buffer.from((await lookAtPicture(manager, store, asked)) ?? [])).toEqual(
      Buffer.from(picture),
    );
    const foreign = { concessionId: ctx.ids.newId(), fileId: frontFile };
    expect(await lookAtPicture(manager, store, foreign)).toBeUndefined();
    expect(await actionsOf(id)).toEqual(["concession.viewed", "concession.picture_viewed"]);
  });

  it("goes from the oldest on, and skips the one it is told", async () => {
    await db.update(concessions).set({ state: "refused", reason: "x", decidedAt: NOW });
    const [first, second] = [await accountOf(ctx, "customer"), await accountOf(ctx, "customer")];
    const later = at(addDays(NOW, 1));
    const one = await makeConcession(ctx, first, { state: "waiting" });
    const two = await makeConcession(later, second, { state: "waiting" });
    expect(await nextClaim(db, null)).toMatchObject({ left: 2, claim: { id: one.id } });
    expect(await nextClaim(db, one.id)).toMatchObject({ left: 2, claim: { id: two.id } });
    expect(await nextClaim(db, two.id)).toMatchObject({ left: 2, claim: { id: one.id } });
  });
});

describe("forgetting", () => {
  it("leaves the picture for so many days after the decision, and what was not decided", async () => {
    await saveSettings(ctx, { id_picture_days: "7" });
    const [maria, jose] = [await accountOf(ctx, "customer"), await accountOf(ctx, "customer")];
    const decided = await makeConcession(ctx, maria, { store, picture });
    const waits = await makeConcession(ctx, jose, { state: "waiting", store, picture });
    await forgetIds(at(addDays(NOW, 7)), store);
    expect((await rowOf(decided.id)).frontFile).toBe(decided.frontFile);
    // Files use the machine's clock.
    await forgetIds(at(addDays(new Date(), 400)), store);
    expect(await rowOf(decided.id)).toMatchObject({
      state: "approved",
      idEnd: "4711",
      issuer: "OSCA Quezon City",
      sealed: null,
      frontFile: null,
      decidedBy: "staff",
    });
    expect(await store.read(decided.frontFile)).toBeUndefined();
    expect(await store.read(waits.frontFile)).toBeDefined();
  });

  it("is done at once when its owner withdraws, and not by others", async () => {
    const [maria, jose] = [await accountOf(ctx, "customer"), await accountOf(ctx, "customer")];
    const { id, frontFile } = await makeConcession(ctx, maria, { store, picture });
    expect(await endConcession(as(jose), store, id)).toMatchObject({ reason: "not_found" });
    expect(await endConcession(as(maria), store, id)).toMatchObject({ ok: true });
    expect(await rowOf(id)).toMatchObject({ state: "withdrawn", sealed: null, frontFile: null });
    expect(await store.read(frontFile)).toBeUndefined();
    expect(await endConcession(as(maria), store, id)).toMatchObject({ reason: "not_found" });
    expect(await db.$count(customers)).toBeGreaterThan(0);
  });

  it("is done when staff end one that was approved by mistake", async () => {
    const maria = await accountOf(ctx, "customer");
    const { id } = await makeConcession(ctx, maria);
    expect(await endConcession(as("support"), store, id)).toMatchObject({ ok: false });
    expect(await endConcession(manager, store, id)).toMatchObject({ ok: true });
    expect(await actionsOf(id)).toEqual(["concession.withdrawn"]);
  });
});
