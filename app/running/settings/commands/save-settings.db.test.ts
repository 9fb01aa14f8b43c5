import { desc } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { loadSettings, openSettings } from "../queries.server.ts";
import { themeSettings } from "../tables.server.ts";
import { saveSettings } from "./save-settings.server.ts";

const { ctx, db, as } = await testContext();
const admin = as("admin", { userId: "owner-1" });
const lastAudit = async () => {
  const [row] = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  return row;
};

test("an untouched shop has the defaults", async () => {
  expect(await loadSettings(db)).toMatchObject({ site_name: "Project: Me", session_timeout: 24 });
});

test("a group is saved together, with what was before and after", async () => {
  expect(await saveSettings(admin, { site_name: "My Shop", session_timeout: "8" })).toEqual({
    ok: true,
    value: { saved: 2 },
  });
  await saveSettings(admin, { site_name: "Our Shop", low_stock_alerts: "false" });
  expect(await loadSettings(db)).toMatchObject({
    site_name: "Our Shop",
    session_timeout: 8,
    low_stock_alerts: false,
  });
  const audit = await lastAudit();
  expect(audit).toMatchObject({ action: "settings.saved", actorId: "owner-1" });
  expect(audit?.subjectId).toBe("general,notifications");
  expect(audit?.before).toEqual({ site_name: "My Shop" });
  expect(audit?.after).toEqual({ site_name: "Our Shop", low_stock_alerts: "false" });
});

test("one wrong value saves nothing, and every wrong one is named", async () => {
  const before = [await loadSettings(db), await lastAudit()];
  const values = { site_name: "Third Shop", session_timeout: "0", currency: "USD" };
  expect(await saveSettings(admin, values)).toEqual({
    ok: false,
    reason: "invalid",
    fields: {
      session_timeout: "Enter a whole number from 1 to 144.",
      currency: "Choose one of: PHP.",
    },
  });
  expect([await loadSettings(db), await lastAudit()]).toEqual(before);
});

test("saving nothing leaves no trace", async () => {
  const before = await lastAudit();
  expect(await saveSettings(admin, {})).toEqual({ ok: true, value: { saved: 0 } });
  expect(await lastAudit()).toEqual(before);
});

test.each(["visitor", "customer", "manager", "support", "marketing"] as const)(
  "a %s is refused",
  async (who) => {
    const before = await loadSettings(db);
    expect(await saveSettings(as(who), { site_name: "Mine" })).toEqual({
      ok: false,
      reason: "forbidden",
    });
    expect(await loadSettings(db)).toEqual(before);
  },
);

test("two owners who save at once leave one value a key", async () => {
  const saves = ["A", "B", "C", "D"].map((site_name) =>
    saveSettings(admin, { site_name, address: site_name }),
  );
  expect((await Promise.all(saves)).every((saved) => saved.ok)).toBe(true);
  const { site_name, address } = await loadSettings(db);
  expect(site_name).toBe(address);
});

test("of two forms that were opened at once, one saves its group and the other is refused", async () => {
  const { version } = await openSettings(db, ["general"]);
  const answers = await Promise.all(
    ["A", "B"].map((site_name) =>
      saveSettings(admin, { site_name }, { groups: ["general"], version }),
    ),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.find(({ ok }) => !ok)).toEqual({ ok: false, reason: "changed_meanwhile" });
  expect((await openSettings(db, ["general"])).version).toBe(version + 1);
  const other = await openSettings(db, ["security"]);
  expect(
    await saveSettings(admin, { session_timeout: "9" }, { groups: ["security"], ...other }),
  ).toMatchObject({
    ok: true,
  });
});

test("a value that no version of the shop knows any more is as good as none", async () => {
  await db
    .insert(themeSettings)
    .values({ key: "gone", value: "x", type: "text", category: "general", updatedAt: ctx.now });
  expect(await loadSettings(db)).not.toHaveProperty("gone");
});
