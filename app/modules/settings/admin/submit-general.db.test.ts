import { expect, test } from "vitest";
import { auditLog } from "#app/modules/audit/tables.server.ts";
import { VISITOR } from "#app/platform/access/actor.ts";
import { actorOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { editable } from "#app/platform/edits/editable.server.ts";
import { saveSettings } from "../commands/save-settings.server.ts";
import { loadSettings, openSettings } from "../queries.server.ts";
import { SETTINGS, isSettingKey } from "../rules/definitions.ts";
import { generalFields, generalTexts } from "./general-fields.ts";
import { GENERAL_CATEGORIES, GENERAL_GROUPS, GENERAL_KEYS } from "./general-groups.ts";
import { submitGeneral } from "./submit-general.server.ts";

const { db, as } = await testContext();
const owner = as(actorOf("admin", { userId: "owner-1" }));

/** The form as the page shows it, with what was typed into it. */
async function form(typed: Record<string, string> = {}): Promise<Record<string, string>> {
  const { version, settings } = await openSettings(db, GENERAL_CATEGORIES);
  const { ...shown }: Record<string, string> = editable(generalTexts(settings), version);
  // A browser sends a box only when it is ticked.
  for (const { name, kind } of generalFields) {
    if (kind === "tick" && shown[name] === "") delete shown[name];
  }
  return { ...shown, ...typed };
}

test("the form as it is shown changes nothing and leaves no trace", async () => {
  expect(await submitGeneral(owner, await form())).toEqual({ ok: true, value: { saved: 0 } });
  expect(await db.select().from(auditLog)).toEqual([]);
});

test("only what changed is saved and logged, lines as they were typed", async () => {
  const typed = {
    business_name: " Project Me Trading ",
    business_address: "12 Mango Avenue\r\nCebu City",
    shipping_fee: "1,500",
  };
  expect(await submitGeneral(owner, await form(typed))).toEqual({ ok: true, value: { saved: 3 } });
  expect(await loadSettings(db)).toMatchObject({
    business_name: "Project Me Trading",
    business_address: "12 Mango Avenue\nCebu City",
    shipping_fee: 1_500,
  });
  const [audit, ...others] = await db.select().from(auditLog);
  expect(others).toEqual([]);
  expect(audit).toMatchObject({ action: "settings.saved", actorId: "owner-1" });
  expect(new Set(Object.keys(audit?.after ?? {}))).toEqual(new Set(Object.keys(typed)));
});

test("of two forms with two fields the later one asks, field by field, and then both count", async () => {
  const [first, second] = [await form(), await form()];
  expect(await submitGeneral(owner, { ...first, guest_cash_hours: "12" })).toMatchObject({
    ok: true,
  });
  const asked = await submitGeneral(owner, { ...second, address: "Cebu" });
  if (asked.ok || !("conflict" in asked)) throw new Error("saved over somebody else's change");
  expect(asked.reason).toBe("changed_meanwhile");
  expect(asked.conflict?.differences).toMatchObject([
    { name: "address", yours: "Cebu", changedBy: "you" },
    { name: "guest_cash_hours", yours: "24", saved: "12", changedBy: "others" },
  ]);
  expect(asked.conflict?.change).toBeDefined();
  const { texts, version, base } = asked.conflict ?? { texts: {}, version: "", base: "" };
  const decides = { ...texts, version, base, decides: "on" };
  expect(await submitGeneral(owner, decides)).toMatchObject({ ok: false, reason: "undecided" });
  const chosen = { "choose.address": "yours", "choose.guest_cash_hours": "saved" };
  expect(await submitGeneral(owner, { ...decides, ...chosen })).toEqual({
    ok: true,
    value: { saved: 1 },
  });
  expect(await loadSettings(db)).toMatchObject({ address: "Cebu", guest_cash_hours: 12 });
});

test("a form of other settings does not stand in its way", async () => {
  const opened = await form();
  await saveSettings(owner, { pay_cod: "true" });
  expect(await submitGeneral(owner, { ...opened, phone_number: "1" })).toMatchObject({ ok: true });
});

test("of two forms sent at once with one field, one is asked about it", async () => {
  const opened = await form();
  const sent = ["4", "5"].map((phone_number) => submitGeneral(owner, { ...opened, phone_number }));
  const answers = await Promise.all(sent);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
});

test("a box without its tick is off", async () => {
  const { order_notifications: _, ...rest } = await form();
  expect(await submitGeneral(owner, rest)).toMatchObject({ ok: true });
  expect((await loadSettings(db)).order_notifications).toBe(false);
});

test.each<[string, Record<string, string>, Record<string, string>]>([
  [
    "days the wrong way round",
    { arrives_days_min: "9", arrives_days_max: "4" },
    { arrives_days_max: "The maximum cannot be less than the minimum." },
  ],
  ["no name", { site_name: " " }, { site_name: "Enter the name of the shop." }],
  [
    "a fee that is no number",
    { shipping_fee: "-1" },
    { shipping_fee: "Enter a whole number from 0 to 100000." },
  ],
  [
    "two lines for a name",
    { business_name: "a\nb" },
    { business_name: "Remove characters that cannot be typed." },
  ],
  [
    "no units at all",
    { guest_reserved_units: "0" },
    { guest_reserved_units: "Enter a whole number from 1 to 9999." },
  ],
  [
    "more than all of the stock",
    { guest_reserved_stock_percent: "101" },
    { guest_reserved_stock_percent: "Enter a whole number from 1 to 100." },
  ],
  [
    "a wait of months",
    { guest_cash_hours: "721" },
    { guest_cash_hours: "Enter a whole number from 1 to 720." },
  ],
  [
    "a choice that there is not",
    { password_requirements: "none" },
    { password_requirements: "Choose one of: low, medium, high." },
  ],
  ["no address", { privacy_email: "me" }, { privacy_email: "Enter an email address." }],
])("%s is refused, and nothing is saved", async (_, typed, errors) => {
  const before = await loadSettings(db);
  const sent = await form({ ...typed, phone_number: "+63 917 000 0000" });
  expect(await submitGeneral(owner, sent)).toMatchObject({ ok: false, errors });
  expect(await loadSettings(db)).toEqual(before);
});

test("half a form is refused", async () => {
  const { legal_age: _, ...rest } = await form();
  expect(await submitGeneral(owner, rest)).toMatchObject({
    errors: { legal_age: "This form arrived incomplete. Please reload the page." },
  });
});

test.each(["manager", "clinician", "visitor"] as const)("a %s changes nothing", async (role) => {
  const who = as(role === "visitor" ? VISITOR : actorOf(role));
  const refused = await submitGeneral(who, await form({ site_name: "Mine" }));
  expect(refused).toMatchObject({ errors: { form: expect.stringContaining("Ask the owner") } });
  expect((await loadSettings(db)).site_name).toBe("Project: Me");
});

test("no setting stands on the page twice, and none that is edited elsewhere", () => {
  expect(new Set(GENERAL_KEYS).size).toBe(GENERAL_KEYS.length);
  const elsewhere = GENERAL_KEYS.filter((key) =>
    ["payments", "claims"].includes(SETTINGS[key].category),
  );
  expect(elsewhere).toEqual([]);
});

test("what limits guests and how people sign in can be set", () => {
  const keys = Object.keys(SETTINGS).filter(isSettingKey);
  const named = keys.filter((key) =>
    /^guest_|^new_customer_|^password_|_registered_|^session_/.test(key),
  );
  expect(named).toHaveLength(19);
  expect(named.filter((key) => !GENERAL_KEYS.includes(key))).toEqual([]);
});

test("a setting with choices has words for each", () => {
  const fields = GENERAL_GROUPS.flatMap((group) => group.fields);
  const chosen = fields.filter(({ key }) => SETTINGS[key].type === "select");
  for (const { key, words } of chosen) {
    const { choices } = SETTINGS[key] as { choices: readonly string[] };
    expect(Object.keys(words ?? {})).toEqual(choices);
  }
  expect(chosen).not.toEqual([]);
});
