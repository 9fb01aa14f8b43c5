import { desc } from "drizzle-orm";
import { expect, test } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import { auditLog } from "#app/modules/audit/tables.server.ts";
import { actorOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { loadSettings, openSettings } from "../queries.server.ts";
import { saveSettings } from "./save-settings.server.ts";
import { undoSettings } from "./undo-settings.server.ts";

const { db, as, at, ctx } = await testContext();
const owner = as(actorOf("admin", { userId: "owner-1" }));

async function change(values: Parameters<typeof saveSettings>[1]): Promise<string> {
  await saveSettings(owner, values);
  return (await lastEntry()).id;
}

async function lastEntry() {
  const [entry] = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  if (!entry) throw new Error("the log is empty");
  return entry;
}

test("a change is taken back as a change of its own, which can be taken back too", async () => {
  await change({ address: "Cebu" });
  const entry = await change({ address: "Davao", phone_number: "1" });
  const { version } = await openSettings(db, ["general"]);
  expect(await undoSettings(owner, entry, ["general"])).toMatchObject({ ok: true });
  expect(await loadSettings(db)).toMatchObject({ address: "Cebu", phone_number: "" });
  expect(await lastEntry()).toMatchObject({
    action: "settings.saved",
    actorId: "owner-1",
    reason: "An earlier change was undone",
    before: { address: "Davao", phone_number: "1" },
    after: { address: "Cebu", phone_number: "" },
  });
  // A form that was opened before has to ask.
  expect((await openSettings(db, ["general"])).version).toBe(version + 1);
  const undo = (await lastEntry()).id;
  expect(await undoSettings(owner, undo, ["general"])).toMatchObject({ ok: true });
  expect(await loadSettings(db)).toMatchObject({ address: "Davao", phone_number: "1" });
});

test("what was changed since, or long ago, stays", async () => {
  const entry = await change({ address: "Cebu" });
  const late = { ...at(addDays(ctx.now, 31)), actor: owner.actor };
  expect(await undoSettings(late, entry, ["general"])).toMatchObject({ reason: "overtaken" });
  await change({ address: "Baguio" });
  expect(await undoSettings(owner, entry, ["general"])).toMatchObject({ reason: "overtaken" });
  expect((await loadSettings(db)).address).toBe("Baguio");
});

test.each(["visitor", "customer", "manager"] as const)("a %s is refused", async (who) => {
  const entry = await change({ address: who });
  const refused = await undoSettings(as(actorOf(who)), entry, ["general"]);
  expect(refused).toEqual({ ok: false, reason: "forbidden" });
  expect((await loadSettings(db)).address).toBe(who);
});

test("another page's change, or no change at all, is not found", async () => {
  const entry = await change({ session_timeout: "7" });
  for (const id of [entry, crypto.randomUUID(), "", "x\0"]) {
    expect(await undoSettings(owner, id, ["general"])).toMatchObject({ reason: "not_found" });
  }
  expect((await loadSettings(db)).session_timeout).toBe(7);
});

test("pressed twice at once it is undone once", async () => {
  await change({ address: "One" });
  const entry = await change({ address: "Two" });
  const undone = await Promise.all([1, 2].map(() => undoSettings(owner, entry, ["general"])));
  expect(undone.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await loadSettings(db)).address).toBe("One");
});
