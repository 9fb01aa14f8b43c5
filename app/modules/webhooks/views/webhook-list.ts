import type { ListSpec } from "#app/lib/list/list-spec.ts";

export const webhookList: ListSpec = {
  key: "webhooks",
  one: "webhook",
  many: "webhooks",
  sorts: ["made", "address"],
  sort: "-made",
};
