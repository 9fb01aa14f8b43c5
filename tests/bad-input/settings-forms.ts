import { saveSettings } from "#app/modules/settings/commands/save-settings.server.ts";
import { GENERAL_CATEGORIES, GENERAL_KEYS } from "#app/modules/settings/admin/general-groups.ts";
import { openSettings } from "#app/modules/settings/queries.server.ts";
import { CLAIM_NAMES, claimKey } from "#app/modules/settings/rules/claim-settings.ts";
import type { Call } from "./call.ts";
import { anything, line, optional, readFrom, text } from "./fields.ts";
import type { Shop } from "./shop.ts";

/** Saved as they should be again, since every other case wants to pay. */
export async function paymentSettings({ system, db }: Shop): Promise<Call> {
  const { version } = await openSettings(db, ["payments"]);
  const bank_name = `Bank ${crypto.randomUUID()}`;
  const account = { bank_name, bank_account_name: "Us", bank_account_number: "1" };
  const texts = { ...account, bank_instructions: "", cod_max_amount: "5000" };
  const switches = ["pay_card", "pay_gcash", "pay_maya", "pay_bank", "pay_cod"] as const;
  const on = Object.fromEntries(switches.map((name) => [name, "true"]));
  return {
    fields: {
      ...readFrom(version),
      ...Object.fromEntries(switches.map((name) => [name, anything("yes")])),
      ...Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, anything(value)])),
    },
    restore: async () => {
      const saved = await saveSettings(system(), { ...texts, ...on });
      if (!saved.ok) throw new Error(saved.reason);
    },
  };
}

/** Every field of the page; put back, since other cases order under these settings. */
export async function generalSettings({ system }: Shop): Promise<Call> {
  const { version, settings: stored } = await openSettings(system().db, GENERAL_CATEGORIES);
  const shown = Object.fromEntries(GENERAL_KEYS.map((key) => [key, String(stored[key])]));
  const given = { ...shown, business_name: `Shop ${crypto.randomUUID()}` };
  return {
    fields: {
      ...Object.fromEntries(Object.entries(given).map(([name, value]) => [name, anything(value)])),
      ...readFrom(version),
      site_name: line("Project: Me"),
    },
    restore: async () => {
      const saved = await saveSettings(system(), shown);
      if (!saved.ok) throw new Error(saved.reason);
    },
  };
}

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
