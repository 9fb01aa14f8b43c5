import type { ListSpec } from "#app/lib/list/list-spec.ts";

/** The backups of the shop: as many as its schedule keeps. */
export const backupList: ListSpec = {
  key: "backups",
  one: "backup",
  many: "backups",
  sorts: ["made"],
  sort: "-made",
};
