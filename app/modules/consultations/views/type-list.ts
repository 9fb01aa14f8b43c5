import type { ListSpec } from "#app/lib/list/list-spec.ts";

/** What can be booked, in the order in which shoppers see it. */
export const typeList: ListSpec = {
  key: "consultation-types",
  one: "type",
  many: "types",
  sorts: ["place", "name", "minutes", "fee"],
  sort: "place",
};
