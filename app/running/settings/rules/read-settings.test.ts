import fc from "fast-check";
import { expect, test } from "vitest";
import { SETTINGS, type SettingKey, isSettingKey } from "./definitions.ts";
import { readSettings, settingProblem } from "./read-settings.ts";

const INBOUND =
  "Enter a lowercase address with at most 21 characters before the @ and no plus sign.";

const LETTERS =
  "Enter one to four capital letters, such as PM. AP, C, PO, RT and T are used for other numbers.";

const KEYS = Object.keys(SETTINGS).filter(isSettingKey);

test("without stored texts every setting has its default, in its type", () => {
  const settings = readSettings({});
  expect(Object.keys(settings)).toEqual(KEYS);
  expect(settings).toMatchObject({
    site_name: "Project: Me",
    currency: "PHP",
    timezone: "Asia/Manila",
    email_notifications: true,
    require_2fa: false,
    session_timeout: 24,
    backup_frequency: "daily",
  });
});

test.each(KEYS)("the default of %s could be stored", (key) => {
  expect(settingProblem(key, SETTINGS[key].default)).toBeUndefined();
});

test.each<[SettingKey, string, string | number | boolean]>([
  ["site_name", "My Shop", "My Shop"],
  ["site_name", "", ""],
  ["email_notifications", "false", false],
  ["session_timeout", "8", 8],
  ["session_timeout", "144", 144],
  ["order_prefix", "A", "A"],
  ["order_prefix", "SHOP", "SHOP"],
  ["cod_max_amount", "1000000", 1_000_000],
  ["backup_frequency", "weekly", "weekly"],
  ["contact_email", "", ""],
  ["contact_email", "hello@shop.example", "hello@shop.example"],
  ["inbound_email", "support@reply.shop.example", "support@reply.shop.example"],
  ["dkim_selector", "s1.mail", "s1.mail"],
  ["claim_purity_as_of", "", ""],
  ["claim_purity_as_of", "2028-02-29", "2028-02-29"],
  ["support_hours", "Sun 1PM-2PM", "Sun 1PM-2PM"],
  ["support_hours", "", ""],
])("%s stored as %j is %j", (key, text, value) => {
  expect(settingProblem(key, text)).toBeUndefined();
  expect(readSettings({ [key]: text })[key]).toBe(value);
});

test.each<[SettingKey, string, string]>([
  ["email_notifications", "on", "Choose on or off."],
  ["email_notifications", "", "Choose on or off."],
  ["session_timeout", "0", "Enter a whole number from 1 to 144."],
  ["session_timeout", "145", "Enter a whole number from 1 to 144."],
  ["session_timeout", "1.5", "Enter a whole number from 1 to 144."],
  ["session_timeout", "10000", "Enter a whole number from 1 to 144."],
  ["session_timeout", "1e3", "Enter a whole number from 1 to 144."],
  ["session_timeout", " 8", "Enter a whole number from 1 to 144."],
  ["cod_max_amount", "1000001", "Enter a whole number from 1 to 1000000."],
  ["backup_frequency", "hourly", "Choose one of: daily, weekly, monthly."],
  ["currency", "USD", "Choose one of: PHP."],
  ["contact_email", "nobody", "Enter an email address."],
  ["contact_email", "a b@c.d", "Enter an email address."],
  ["inbound_email", "Support@reply.example", INBOUND],
  ["inbound_email", "support+x@reply.example", INBOUND],
  ["inbound_email", `${"s".repeat(22)}@reply.example`, INBOUND],
  ["inbound_email", "support@localhost", INBOUND],
  ...["", "pm", "SHOPS", "P-M", "P1", "T", "RT"].map((text): [SettingKey, string, string] => [
    "order_prefix",
    text,
    LETTERS,
  ]),
  ["claim_purity_as_of", "2026-02-30", "Enter a date, such as 2026-11-30."],
  ["claim_purity_as_of", "2026-13-01", "Enter a date, such as 2026-11-30."],
  ["claim_purity_as_of", "+12026-01", "Enter a date, such as 2026-11-30."],
  ["claim_purity_as_of", "30/11/2026", "Enter a date, such as 2026-11-30."],
  ["support_hours", "always", "Enter one range per line, such as: Mon-Fri 9AM-6PM."],
  ["site_name", "x".repeat(2_001), "Use at most 2,000 characters."],
])("%s stored as %j counts as its default", (key, text, problem) => {
  expect(settingProblem(key, text)).toBe(problem);
  expect(readSettings({ [key]: text })[key]).toBe(readSettings({})[key]);
});

test("whatever the table holds, every setting has a value of its type", () => {
  const texts = fc.dictionary(fc.constantFrom<string>(...KEYS, "unknown", "toString"), fc.string());
  const types = KEYS.map((key) => {
    const { type } = SETTINGS[key];
    return type === "boolean" || type === "number" ? type : "string";
  });
  fc.assert(
    fc.property(texts, (stored) => {
      expect(Object.values(readSettings(stored)).map((value) => typeof value)).toEqual(types);
    }),
  );
});

test.each(["__proto__", "toString", "constructor", "", "SITE_NAME"])("%j is no setting", (key) => {
  expect(isSettingKey(key)).toBe(false);
});
