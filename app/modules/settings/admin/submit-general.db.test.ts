import { expect, test } from "vitest";
import { auditLog } from "#app/modules/audit/tables.server.ts";
import { VISITOR } from "#app/platform/access/actor.ts";
import { actorOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { loadSettings } from "../queries.server.ts";
import { SETTINGS } from "../rules/definitions.ts";
import { GENERAL_KEYS } from "./general-groups.ts";
import { submitGeneral } from "./submit-general.server.ts";

const { db, as } = await testContext();
const owner = as(actorOf("admin", { userId: "owner-1" }));

/** The form as the page shows it, with what was typed into it. */
async function form(typed: Record<string, string> = {}): Promise<Record<string, string>> {
  const settings = await loadSettings(db);
  const shown = GENERAL_KEYS.filter((key) => settings[key] !== false);
  const fields = shown.map((key) => [key, String(settings[key])]);
  const opened = GENERAL_KEYS.map((key) => [`was_${key}`, String(settings[key])]);
  return { ...Object.fromEntries([...fields, ...opened]), ...typed };
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

test("two forms with different fields both count, and neither undoes the other", async () => {
  const [first, second] = [await form(), await form()];
  expect(await submitGeneral(owner, { ...first, phone_number: "1" })).toMatchObject({ ok: true });
  expect(await submitGeneral(owner, { ...second, address: "Cebu" })).toMatchObject({ ok: true });
  expect(await loadSettings(db)).toMatchObject({ phone_number: "1", address: "Cebu" });
});

test("one field that somebody else changed is asked about, then saved as it was decided", async () => {
  const [first, second] = [await form(), await form()];
  expect(await submitGeneral(owner, { ...first, phone_number: "2" })).toMatchObject({ ok: true });
  const asked = await submitGeneral(owner, { ...second, phone_number: "3", address: "Davao" });
  if (asked.ok) throw new Error("saved over somebody else's change");
  expect(asked.errors).toEqual({
    phone_number: "Somebody changed this to “2” meanwhile. Check it, then save again.",
  });
  expect(await loadSettings(db)).toMatchObject({ phone_number: "2", address: "Cebu" });
  expect(await submitGeneral(owner, asked.values)).toEqual({ ok: true, value: { saved: 2 } });
  expect(await loadSettings(db)).toMatchObject({ phone_number: "3", address: "Davao" });
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
    { arrives_days_max: "The most must not be less than the least." },
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
    { business_name: "Leave out characters that no keyboard has." },
  ],
  ["no address", { privacy_email: "me" }, { privacy_email: "Enter an e-mail address." }],
])("%s is refused, and nothing is saved", async (_, typed, errors) => {
  const before = await loadSettings(db);
  const sent = await form({ ...typed, phone_number: "+63 917 000 0000" });
  expect(await submitGeneral(owner, sent)).toMatchObject({ ok: false, errors });
  expect(await loadSettings(db)).toEqual(before);
});

test("half a form is refused", async () => {
  const { legal_age: _, ...rest } = await form();
  expect(await submitGeneral(owner, rest)).toMatchObject({
    errors: { legal_age: "This form did not arrive whole. Open the page again." },
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
