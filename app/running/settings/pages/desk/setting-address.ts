import { href } from "react-router";
import { SETTING_PAGE_NAMES, type SettingPageName } from "./setting-pages.ts";

const ADDRESSES: Record<SettingPageName, string> = {
  general: href("/admin/settings"),
  notification: href("/admin/settings/notification"),
  security: href("/admin/settings/security"),
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
