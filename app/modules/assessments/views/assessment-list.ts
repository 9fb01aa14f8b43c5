import type { ListSpec } from "#app/lib/list/list-spec.ts";
import { staffMessages as say } from "../texts/staff.ts";

export const assessmentList: ListSpec = {
  key: "assessments",
  one: "assessment",
  many: "assessments",
  filters: [{ kind: "dates", label: say.taken, from: "from", to: "to" }],
  sorts: ["taken"],
  sort: "-taken",
};
