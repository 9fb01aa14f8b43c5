import { STAFF_ROLES } from "#app/platform/access/actor.ts";
import { ROLE_NAMES, staffMessages as say } from "../../texts/staff.ts";
import { Select } from "#app/ui/field.tsx";

/** No role is preselected, because a wrong one can open health data or money. */
export function RoleSelect({ chosen = "" }: { chosen?: string | undefined }) {
  return (
    <Select defaultValue={chosen} required>
      <option value="">{say.noRole}</option>
      {STAFF_ROLES.map((role) => (
        <option key={role} value={role}>
          {ROLE_NAMES[role]}
        </option>
      ))}
    </Select>
  );
}
