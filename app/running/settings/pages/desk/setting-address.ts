import { href } from "react-router";
import { fieldId } from "#app/ui/field-wiring.ts";
import { SETTING_PAGE_NAMES, keysOf, type SettingPageName } from "./setting-pages.ts";

const ADDRESSES: Record<SettingPageName, string> = {
  general: href("/admin/settings/shop"),
  business: href("/admin/settings/business"),
  notices: href("/admin/settings/notices"),
  notification: href("/admin/settings/notification"),
  security: href("/admin/settings/security"),
  holds: href("/admin/settings/holds"),
  credit: href("/admin/settings/credit"),
  integrations: href("/admin/settings/integrations"),
  delivery: href("/admin/settings/delivery"),
  tax: href("/admin/settings/tax"),
  affiliates: href("/admin/affiliates/settings"),
};

export function addressOf(name: SettingPageName): string {
  return ADDRESSES[name];
}

/** The settings page at an address of the policy table. */
export function settingPageAt(pathname: string): SettingPageName {
  const path = pathname.replace(/\/$/, "");
  return SETTING_PAGE_NAMES.find((name) => ADDRESSES[name] === path) ?? "general";
}

/** The page of the field that an anchor names; undefined for any other anchor. */
export function settingPageOf(hash: string): SettingPageName | undefined {
  return SETTING_PAGE_NAMES.find((name) => keysOf(name).some((key) => hash === `#${fieldId(key)}`));
}
