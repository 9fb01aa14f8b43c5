import type { ListSpec } from "#app/lib/list/list-spec.ts";

export const automationList: ListSpec = {
  key: "automations",
  one: "automation",
  many: "automations",
  sorts: ["place", "name", "sent"],
  sort: "place",
};
