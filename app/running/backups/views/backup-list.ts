import type { ListSpec } from "#app/lib/list/list-spec.ts";

export const backupList: ListSpec = {
  key: "backups",
  one: "backup",
  many: "backups",
  sorts: ["made"],
  sort: "-made",
};
