import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { VISITOR } from "#app/platform/access/actor.ts";
import { actorOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { decodeFlash } from "#app/platform/http/flash.ts";
import { requestContext, type RequestContext } from "#app/platform/http/request-context.server.ts";
import { editable } from "#app/platform/edits/editable.server.ts";
import { saveSettings } from "../../commands/save-settings.server.ts";
import { loadSettings, openSettings } from "../../queries.server.ts";
import { SETTINGS, isSettingKey } from "../../rules/definitions.ts";
import { settingFields, settingTexts } from "./setting-fields.ts";
import { action } from "./setting-page.tsx";
import {
  SETTING_PAGES,
  SETTING_PAGE_NAMES,
  categoriesOf,
  keysOf,
  type SettingPageName,
} from "./setting-pages.ts";
import { submitSettingPage } from "./submit-setting-page.server.ts";

const { db, as } = await testContext();
const owner = as("admin", { userId: "owner-1" });

type FormTexts = Record<string, string>;

/** The form as the page shows it, with the typed texts. */
async function form(name: SettingPageName, typed: FormTexts = {}): Promise<FormTexts> {
  const { version, settings } = await openSettings(db, categoriesOf(name));
  const { ...shown }: FormTexts = editable(settingTexts(name, settings), version);
  // A browser sends only ticked boxes.
  for (const field of settingFields(name)) {
    if (field.kind === "tick" && shown[field.name] === "") delete shown[field.name];
  }
  return { ...shown, ...typed };
}

/** Submits the form that the page shows, with the typed texts. */
async function submit(name: SettingPageName, typed: FormTexts = {}, who = owner) {
  return submitSettingPage(who, name, await form(name, typed));
}

test.each(SETTING_PAGE_NAMES)(
  "%s as it is shown changes nothing and leaves no trace",
  async (name) => {
    expect(await submit(name)).toEqual({ ok: true, value: { saved: 0 } });
    expect(await db.select().from(auditLog)).toEqual([]);
  },
);

test("only what changed is saved and logged, lines as they were typed", async () => {
  const typed = {
    site_name: " Project Me Trading ",
    address: "12 Mango Avenue\r\nCebu City",
    customer_vip_over: "30,000",
  };
  expect(await submit("general", typed)).toEqual({ ok: true, value: { saved: 3 } });
  expect(await loadSettings(db)).toMatchObject({
    site_name: "Project Me Trading",
    address: "12 Mango Avenue\nCebu City",
    customer_vip_over: 30_000,
  });
  const [audit, ...others] = await db.select().from(auditLog);
  expect(others).toEqual([]);
  expect(audit).toMatchObject({ action: "settings.saved", actorId: "owner-1" });
  expect(new Set(Object.keys(audit?.after ?? {}))).toEqual(new Set(Object.keys(typed)));
});

test("of two forms with two fields the later one asks, field by field, and then both count", async () => {
  const [first, second] = [await form("holds"), await form("holds")];
  const save = (sent: FormTexts) => submitSettingPage(owner, "holds", sent);
  expect(await save({ ...first, guest_cash_hours: "12" })).toMatchObject({ ok: true });
  const asked = await save({ ...second, guest_reserved_units: "8" });
  if (asked.ok || !("conflict" in asked)) throw new Error("saved over somebody else's change");
  expect(asked.reason).toBe("changed_meanwhile");
  expect(asked.conflict?.differences).toMatchObject([
    { name: "guest_reserved_units", yours: "8", changedBy: "you" },
    { name: "guest_cash_hours", yours: "24", saved: "12", changedBy: "others" },
  ]);
  expect(asked.conflict?.change).toBeDefined();
  const { texts, version, base } = asked.conflict ?? { texts: {}, version: "", base: "" };
  const decides = { ...texts, version, base, decides: "on" };
  expect(await save(decides)).toMatchObject({ ok: false, reason: "undecided" });
  const chosen = { "choose.guest_reserved_units": "yours", "choose.guest_cash_hours": "saved" };
  expect(await save({ ...decides, ...chosen })).toEqual({ ok: true, value: { saved: 1 } });
  expect(await loadSettings(db)).toMatchObject({ guest_reserved_units: 8, guest_cash_hours: 12 });
});

test("the message has its undo, also of a setting that was never saved before", async () => {
  const context = new RouterContextProvider();
  context.set(requestContext, { ctx: owner, env: { appUrl: "http://x.test" } } as RequestContext);
  const url = new URL("http://x.test/admin/settings/notices");
  const body = new URLSearchParams(await form("notices", { legal_age: "Only for adults." }));
  const request = new Request(url, { method: "POST", body });
  const sent = { request, url, context, params: {} };
  const answer = await action({ ...sent, pattern: "/admin/settings/notices" });
  const cookie = answer instanceof Response ? answer.headers.get("set-cookie") : "";
  expect(decodeFlash(/pm_flash=([^;]*)/.exec(cookie ?? "")?.[1])?.undo).toBeDefined();
});

test("a form of other settings does not stand in its way", async () => {
  const opened = await form("general");
  await saveSettings(owner, { pay_cod: "true" });
  await submit("holds", { guest_cash_hours: "20" });
  const sent = { ...opened, phone_number: "1" };
  expect(await submitSettingPage(owner, "general", sent)).toMatchObject({ ok: true });
});

test("of two forms sent at once with one field, one is asked about it", async () => {
  const opened = await form("general");
  const sent = ["4", "5"].map((phone_number) =>
    submitSettingPage(owner, "general", { ...opened, phone_number }),
  );
  const answers = await Promise.all(sent);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
});

test("a box without its tick is off", async () => {
  const { order_notifications: _, ...rest } = await form("notification");
  expect(await submitSettingPage(owner, "notification", rest)).toMatchObject({ ok: true });
  expect((await loadSettings(db)).order_notifications).toBe(false);
});

test.each<[string, SettingPageName, FormTexts, FormTexts]>([
  [
    "days the wrong way round",
    "delivery",
    { arrives_days_min: "9", arrives_days_max: "4" },
    { arrives_days_max: "The maximum cannot be less than the minimum." },
  ],
  ["no name", "general", { site_name: " " }, { site_name: "Enter the shop name." }],
  [
    "a fee that is no number",
    "delivery",
    { shipping_fee: "-1" },
    { shipping_fee: "Enter a whole number from 0 to 100000." },
  ],
  [
    "two lines for a name",
    "business",
    { business_name: "a\nb" },
    { business_name: "Remove unusual characters." },
  ],
  [
    "no units at all",
    "holds",
    { guest_reserved_units: "0" },
    { guest_reserved_units: "Enter a whole number from 1 to 9999." },
  ],
  [
    "more than all of the stock",
    "holds",
    { guest_reserved_stock_percent: "101" },
    { guest_reserved_stock_percent: "Enter a whole number from 1 to 100." },
  ],
  [
    "a wait of months",
    "holds",
    { guest_cash_hours: "721" },
    { guest_cash_hours: "Enter a whole number from 1 to 720." },
  ],
  [
    "a choice that there is not",
    "security",
    { password_requirements: "none" },
    { password_requirements: "Choose one of: low, medium, high." },
  ],
  [
    "a timezone that is listed and can't be taken",
    "general",
    { timezone: "UTC" },
    { timezone: "Choose one of: Asia/Manila." },
  ],
  ["no address", "business", { privacy_email: "me" }, { privacy_email: "Enter an email address." }],
])("%s is refused, and nothing is saved", async (_, name, typed, errors) => {
  const before = await loadSettings(db);
  const also = {
    phone_number: "+63 917 000 0000",
    fda_license: "LTO-7",
    tax_percent: "3",
    session_timeout: "3",
    new_customer_units: "3",
  };
  expect(await submit(name, { ...also, ...typed })).toMatchObject({ ok: false, errors });
  expect(await loadSettings(db)).toEqual(before);
});

test("half a form is refused", async () => {
  const { legal_age: _, ...rest } = await form("notices");
  expect(await submitSettingPage(owner, "notices", rest)).toMatchObject({
    errors: { legal_age: "This form arrived incomplete. Please reload the page." },
  });
});

test.each(["manager", "clinician", "visitor"] as const)("a %s changes nothing", async (role) => {
  const who = as(role === "visitor" ? VISITOR : actorOf(role));
  for (const name of SETTING_PAGE_NAMES) {
    const before = await loadSettings(db);
    const changed = Object.fromEntries(keysOf(name).map((key) => [key, String(before[key])]));
    const typed = { ...changed, site_name: "Mine", tax_percent: "1", session_timeout: "1" };
    const refused = await submit(name, { ...typed, email_notifications: "" }, who);
    expect(refused).toMatchObject({ ok: false });
    expect(await loadSettings(db)).toEqual(before);
  }
});

test("no setting stands on the pages twice, and none that is edited elsewhere", () => {
  const keys = SETTING_PAGE_NAMES.flatMap(keysOf);
  expect(new Set(keys).size).toBe(keys.length);
  const elsewhere = ["payments", "claims", "backup", "logo"];
  expect(keys.filter((key) => elsewhere.includes(SETTINGS[key].category))).toEqual([]);
});

test("no two pages share a group, so that saving one never stands in the way of another", () => {
  const groups = SETTING_PAGE_NAMES.flatMap(categoriesOf);
  expect(new Set(groups).size).toBe(groups.length);
});

test("what limits guests and how people sign in can be set", () => {
  const keys = Object.keys(SETTINGS).filter(isSettingKey);
  const named = keys.filter((key) =>
    /^guest_|^new_customer_|^password_|_registered_|^session_/.test(key),
  );
  expect(named).toHaveLength(19);
  expect(named.filter((key) => ![...keysOf("security"), ...keysOf("holds")].includes(key))).toEqual(
    [],
  );
});

test("a setting with choices has words for each", () => {
  const fields = SETTING_PAGE_NAMES.flatMap((name) =>
    SETTING_PAGES[name].groups.flatMap((group) => group.fields),
  );
  const chosen = fields.filter(({ key }) => SETTINGS[key].type === "select");
  for (const { key, words } of chosen) {
    const { choices } = SETTINGS[key] as { choices: readonly string[] };
    expect(Object.keys(words ?? {})).toEqual(choices);
  }
  expect(chosen).not.toEqual([]);
});
