import { ROLE_NAMES, staffMessages as say } from "../../texts/staff.ts";
import { Badge } from "#app/ui/badge.tsx";
import type { ListColumn } from "#app/ui/list/list-column.ts";
import type { ShownMember } from "./show-staff.server.ts";

export const staffColumns: readonly ListColumn<ShownMember>[] = [
  {
    label: say.columns.person,
    place: "title",
    sort: "name",
    cell: ({ name }) => name,
    below: ({ email }) => email,
  },
  {
    label: say.columns.roles,
    kind: "short",
    cell: ({ roles }) => roles.map((role) => ROLE_NAMES[role]).join(", "),
  },
  {
    label: say.columns.lastActive,
    kind: "date",
    sort: "active",
    first: "desc",
    cell: ({ activeOn }) => activeOn,
  },
  {
    label: say.columns.state,
    place: "state",
    cell: ({ isReader, isConfirmed }) =>
      isConfirmed ? (
        isReader && <Badge>{say.you}</Badge>
      ) : (
        <Badge look="plain" tone="warning">
          {say.unconfirmed}
        </Badge>
      ),
  },
];
