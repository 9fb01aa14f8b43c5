import { href } from "react-router";
import type { Ability } from "#app/platform/access/may.ts";
import { missingByLaw } from "../../rules/missing-by-law.ts";
import type { Settings } from "../../rules/definitions.ts";
import {
  settingsInShort,
  settingsIndexMessages as say,
  type IndexPageName,
} from "../../texts/staff-index.ts";
import { addressOf } from "./setting-address.ts";
import { settingFields } from "./setting-fields.ts";
import { keysOf } from "./setting-pages.ts";

export type SettingsRow = { title: string; to: string; summary: string; isMissing: boolean };
export type SettingsRowGroup = { title: string; rows: SettingsRow[] };

type IndexPage = { to: string; who: Ability };

const read = (to: string): IndexPage => ({ to, who: "settings:read" });

const GROUPS: Record<keyof typeof say.groups, Partial<Record<IndexPageName, IndexPage>>> = {
  shop: {
    general: read(addressOf("general")),
    business: read(addressOf("business")),
    notices: read(addressOf("notices")),
    tax: read(addressOf("tax")),
    compliance: { to: href("/admin/settings/law"), who: "settings:write" },
  },
  selling: {
    payments: read(href("/admin/settings/payments")),
    delivery: read(addressOf("delivery")),
    couriers: { to: href("/admin/settings/couriers"), who: "settings:write" },
    holds: read(addressOf("holds")),
    credit: read(addressOf("credit")),
  },
  messages: {
    notification: read(addressOf("notification")),
    security: read(addressOf("security")),
    integrations: read(addressOf("integrations")),
  },
  records: {
    staff: { to: href("/admin/settings/staff"), who: "staff:write" },
    audit: { to: href("/admin/settings/audit"), who: "audit:read" },
    backup: read(href("/admin/settings/backup")),
    checkup: { to: href("/admin/settings/check-up"), who: "settings:write" },
    moving: { to: href("/admin/settings/moving"), who: "settings:write" },
  },
};

/** The settings pages that a reader may open, each with a line about its current state. */
export function settingsRows(
  settings: Settings,
  may: (ability: Ability) => boolean,
): SettingsRowGroup[] {
  const inShort = settingsInShort(settings, (page, key) => {
    const field = settingFields(page).find(({ name }) => name === key);
    return field?.words?.[String(settings[key])] ?? "";
  });
  const groups = Object.entries(GROUPS) as [
    keyof typeof GROUPS,
    Record<IndexPageName, IndexPage>,
  ][];
  return groups.flatMap(([group, pages]) => {
    const rows = (Object.entries(pages) as [IndexPageName, IndexPage][])
      .filter(([, { who }]) => may(who))
      .map(([name, { to }]) => {
        const missing = missingOn(name, settings);
        const summary = missing.length > 0 ? say.missing(missing) : inShort[name];
        return { title: say.titles[name], to, summary, isMissing: missing.length > 0 };
      });
    return rows.length > 0 ? [{ title: say.groups[group], rows }] : [];
  });
}

/** The names of the page's details that the law requires and nobody has entered. */
function missingOn(page: IndexPageName, settings: Settings): string[] {
  if (page !== "general" && page !== "business") return [];
  const keys = keysOf(page);
  return missingByLaw(settings).flatMap(({ key, name }) => (keys.includes(key) ? [name] : []));
}
