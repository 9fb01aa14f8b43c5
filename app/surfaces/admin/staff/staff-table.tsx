import { href, Link } from "react-router";
import { ROLE_NAMES, staffMessages as say } from "#app/modules/staff/texts/staff.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Table, Td, Th } from "#app/ui/table.tsx";
import type { ShownMember } from "./show-staff.server.ts";

/** A table on wide screens, and a card for each person on phones. */
export function StaffTable({ members }: { members: readonly ShownMember[] }) {
  return (
    <div>
      <ul aria-label={say.members} className="grid gap-3 md:hidden">
        {members.map((member) => (
          <li className="grid gap-1 rounded-card border border-line bg-surface p-4" key={member.id}>
            <Person member={member} />
            <p>{roleNames(member)}</p>
            <p className="text-sm text-ink-soft">
              {say.columns.lastActive}: {member.lastActive}
            </p>
          </li>
        ))}
      </ul>
      <div className="max-md:hidden">
        <Table caption={say.members} captionHidden density="dense">
          <thead>
            <tr>
              <Th>{say.columns.person}</Th>
              <Th>{say.columns.roles}</Th>
              <Th>{say.columns.lastActive}</Th>
            </tr>
          </thead>
          <tbody>
            {members.map((member) => (
              <tr key={member.id}>
                <Th scope="row">
                  <Person member={member} />
                </Th>
                <Td>{roleNames(member)}</Td>
                <Td>{member.lastActive}</Td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </div>
  );
}

const roleNames = ({ roles }: ShownMember) => roles.map((role) => ROLE_NAMES[role]).join(", ");

function Person({ member }: { member: ShownMember }) {
  const { id: userId, name, email, isReader, isConfirmed } = member;
  return (
    <div className="grid min-w-0">
      <div className="flex flex-wrap items-center gap-x-3">
        <Link
          className="inline-flex min-h-8 items-center font-semibold wrap-anywhere underline underline-offset-4 pointer-coarse:min-h-11"
          to={href("/admin/settings/staff/:userId", { userId })}
        >
          {name}
        </Link>
        {isReader && <Badge>{say.you}</Badge>}
        {!isConfirmed && (
          <Badge look="plain" tone="warning">
            {say.unconfirmed}
          </Badge>
        )}
      </div>
      <p className="font-normal wrap-anywhere text-ink-soft">{email}</p>
    </div>
  );
}
