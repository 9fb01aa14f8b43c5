import type { ListSpec } from "#app/lib/list/list-spec.ts";
import { creditAdminMessages as say } from "../texts/staff.ts";

export const owedList: ListSpec = {
  key: "credit",
  one: "customer",
  many: "customers",
  search: { label: say.search, max: 100, personal: true },
  sorts: ["balance"],
  sort: "-balance",
};
