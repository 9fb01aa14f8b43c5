import type { SettingGroup } from "./setting-group.ts";

/** What the shop gives back as store credit. */
export const CREDIT_GROUPS: readonly SettingGroup[] = [
  {
    title: "Goodwill",
    lead: "The most store credit that staff can give one customer in 30 days. Owners have no limit.",
    fields: [
      { key: "credit_limit_support", label: "Limit for support, in pesos" },
      { key: "credit_limit_manager", label: "Limit for managers, in pesos" },
    ],
  },
];
