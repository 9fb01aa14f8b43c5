import { href } from "react-router";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import { settingTexts } from "#app/running/settings/pages/desk/setting-fields.ts";
import {
  categoriesOf,
  keysOf,
  type SettingPageName,
} from "#app/running/settings/pages/desk/setting-pages.ts";
import { openSettings } from "#app/running/settings/queries.server.ts";
import { CLAIM_NAMES, claimKey } from "#app/running/settings/rules/claim-settings.ts";
import { COLD_CASH } from "#app/running/settings/rules/cash-terms.ts";
import type { SettingKey } from "#app/running/settings/rules/definitions.ts";
import { newestEntries } from "#app/running/audit/queries.server.ts";
import type { Call, Prepare } from "./call.ts";
import { anything, choice, id, line, optional, readFrom, text } from "./fields.ts";
import type { Shop } from "./shop.ts";

/** Saved as they should be again, since every other case wants to pay. */
export async function paymentSettings({ system, db }: Shop): Promise<Call> {
  const { version } = await openSettings(db, ["payments"]);
  const bank_name = `Bank ${crypto.randomUUID()}`;
  const account = { bank_name, bank_account_name: "Us", bank_account_number: "1" };
  const texts = { ...account, bank_instructions: "", cod_max_amount: "5000", cod_remit_days: "14" };
  const cold = { cod_cold: "proven_or_near", cod_cold_days: "2" };
  const switches = ["pay_card", "pay_gcash", "pay_maya", "pay_bank", "pay_cod"] as const;
  const on = Object.fromEntries(switches.map((name) => [name, "true"]));
  return {
    fields: {
      ...readFrom(version),
      intent: anything("save"),
      ...Object.fromEntries(switches.map((name) => [name, anything("yes")])),
      ...Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, anything(value)])),
      cod_cold: choice(...COLD_CASH),
      cod_cold_days: anything(cold.cod_cold_days),
    },
    restore: async () => {
      const saved = await saveSettings(system(), { ...texts, ...cold, ...on });
      if (!saved.ok) throw new Error(saved.reason);
    },
  };
}

/** A value that differs each time, so that there is something to save and to undo. */
const CHANGES: Record<SettingPageName | "payments", () => Partial<Record<SettingKey, string>>> = {
  general: () => ({ phone_number: crypto.randomUUID() }),
  business: () => ({ business_name: `Shop ${crypto.randomUUID()}` }),
  notices: () => ({ legal_usage: crypto.randomUUID() }),
  notification: () => ({ order_notifications: "false" }),
  security: () => ({ session_timeout: aNumber() }),
  holds: () => ({ guest_cash_hours: aNumber() }),
  credit: () => ({ credit_limit_support: aNumber() }),
  integrations: () => ({ analytics_id: `G-${aNumber()}AB12CD` }),
  delivery: () => ({ arrives_days_max: aNumber() }),
  affiliates: () => ({ affiliate_window_days: aNumber() }),
  tax: () => ({ tax_permit: crypto.randomUUID() }),
  payments: () => ({ bank_instructions: crypto.randomUUID() }),
};

/** Above what is stored by default, so that it is never what is there already. */
const aNumber = () => String(31 + Math.floor(Math.random() * 29));

/** Every field of a page; put back, since other cases order under these settings. */
export const settingPage =
  (name: SettingPageName): Prepare =>
  async ({ system }) => {
    // Whatever a box sends ticks it.
    if (name === "notification") await saveSettings(system(), CHANGES.notification());
    const { version, settings } = await openSettings(system().db, categoriesOf(name));
    const stored = Object.fromEntries(keysOf(name).map((key) => [key, String(settings[key])]));
    const given = { ...settingTexts(name, settings), ...CHANGES[name]() };
    return {
      as: "admin",
      fields: {
        ...Object.fromEntries(Object.entries(given).map(([key, value]) => [key, anything(value)])),
        ...readFrom(version),
        intent: anything("save"),
        ...(name === "general" && { site_name: line("Project: Me") }),
      },
      restore: async () => {
        const saved = await saveSettings(system(), stored);
        if (!saved.ok) throw new Error(saved.reason);
      },
    };
  };

/** The button of the newest change of a page's history. */
export const undo: Prepare = async ({ system, db }) => {
  const saved = await saveSettings(system(), CHANGES.payments());
  if (!saved.ok) throw new Error(saved.reason);
  const [newest] = await newestEntries(db, { type: "settings", id: ["payments"] }, 1);
  return {
    as: "admin",
    fields: { entryId: id(newest?.id ?? ""), back: anything(href("/admin/settings/payments")) },
  };
};

/** The evidence is another each time, so that there is something to save. */
export async function claims({ db }: Shop): Promise<Call> {
  const { version } = await openSettings(db, ["claims"]);
  const parts = CLAIM_NAMES.flatMap((name) => [
    [claimKey(name, "figure"), optional(line("12"))],
    [claimKey(name, "text"), optional(line("orders"))],
    [claimKey(name, "evidence"), optional(text(`Report ${crypto.randomUUID()}`))],
    [claimKey(name, "as_of"), optional(line("2026-01-31"))],
  ]);
  return { fields: { ...readFrom(version), ...Object.fromEntries(parts) } };
}
