import { SETTINGS, type SettingCategory, type SettingKey } from "../../rules/definitions.ts";
import { settingPageMessages as say } from "../../texts/staff.ts";
import { AFFILIATE_GROUPS } from "./affiliate-groups.ts";
import { CREDIT_GROUPS } from "./credit-groups.ts";
import { DELIVERY_GROUPS } from "./delivery-groups.ts";
import { BUSINESS_GROUPS, GENERAL_GROUPS, NOTICE_GROUPS } from "./general-groups.ts";
import { INTEGRATION_GROUPS } from "./integration-groups.ts";
import { NOTIFICATION_GROUPS } from "./notification-groups.ts";
import { RESERVATION_GROUPS } from "./reservation-groups.ts";
import { SECURITY_GROUPS } from "./security-groups.ts";
import { TAX_GROUPS } from "./tax-groups.ts";
import type { SettingGroup } from "./setting-group.ts";

export type SettingPage = { groups: readonly SettingGroup[] } & (typeof say)[keyof typeof say];

/** The settings pages that have one form each. Every setting is on at most one of them. */
export const SETTING_PAGES = {
  general: { ...say.general, groups: GENERAL_GROUPS },
  business: { ...say.business, groups: BUSINESS_GROUPS },
  notices: { ...say.notices, groups: NOTICE_GROUPS },
  notification: { ...say.notification, groups: NOTIFICATION_GROUPS },
  security: { ...say.security, groups: SECURITY_GROUPS },
  holds: { ...say.holds, groups: RESERVATION_GROUPS },
  credit: { ...say.credit, groups: CREDIT_GROUPS },
  integrations: { ...say.integrations, groups: INTEGRATION_GROUPS },
  delivery: { ...say.delivery, groups: DELIVERY_GROUPS },
  tax: { ...say.tax, groups: TAX_GROUPS },
  affiliates: { ...say.affiliates, groups: AFFILIATE_GROUPS },
} satisfies Record<string, SettingPage>;

export type SettingPageName = keyof typeof SETTING_PAGES;

export const SETTING_PAGE_NAMES = Object.keys(SETTING_PAGES) as SettingPageName[];

export function keysOf(name: SettingPageName): SettingKey[] {
  return SETTING_PAGES[name].groups.flatMap(({ fields }) => fields.map(({ key }) => key));
}

/** The setting groups whose versions the form of a page checks. */
export function categoriesOf(name: SettingPageName): SettingCategory[] {
  return [...new Set(keysOf(name).map((key) => SETTINGS[key].category))];
}
