import type { ListSpec } from "#app/lib/list/list-spec.ts";
import { vialStaffMessages as say } from "../texts/staff-vials.ts";

/** What the list of vial strengths can be narrowed to and sorted by; it begins with what is missing. */
export const vialList: ListSpec = {
  key: "vials",
  one: "product",
  many: "products",
  search: { label: say.search, max: 60 },
  filters: [
    {
      kind: "choice",
      name: "strength",
      label: say.strength,
      choices: [
        { value: "missing", label: say.notStated },
        { value: "stated", label: say.stated },
      ],
    },
  ],
  sorts: ["missing", "name"],
  sort: "missing",
};
