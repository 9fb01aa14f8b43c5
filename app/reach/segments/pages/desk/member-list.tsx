import { href } from "react-router";
import { LinkButton, TextLink } from "#app/ui/button.tsx";
import { Table, Td, Th } from "#app/ui/table.tsx";
import { Email } from "#app/ui/list/email.tsx";
import { segmentMessages as say } from "../../texts/staff.ts";
import type { ShownMembers } from "./show-members.server.ts";

type MemberListProps = {
  members: ShownMembers;
  /** A saved segment, whose members a list can show. */
  segmentId: string | undefined;
};

/** The customers who match the conditions now. */
export function MemberList({ members: { words, count, people }, segmentId }: MemberListProps) {
  return (
    <section
      aria-labelledby="members"
      className="grid max-w-form grid-cols-[minmax(0,1fr)] justify-items-start gap-3"
    >
      <h2 className="text-xl" id="members">
        {say.previewTitle}
      </h2>
      <p className="wrap-anywhere">{words}</p>
      <p className="font-semibold">
        <output>{count === 0 ? say.noMembers : say.count(count)}</output>
      </p>
      {people && people.length > 0 && <People people={people} />}
      {!people && <p className="text-sm text-ink-soft">{say.namesHidden}</p>}
      {people && segmentId !== undefined && (
        <LinkButton to={`${href("/admin/customers")}?segment=${segmentId}`} variant="secondary">
          {say.openList}
        </LinkButton>
      )}
    </section>
  );
}

function People({ people }: { people: NonNullable<ShownMembers["people"]> }) {
  const { name, joined } = say.columnsOfPeople;
  return (
    <Table caption={say.firstTen} density="dense">
      <thead>
        <tr>
          <Th>{name}</Th>
          <Th>{joined}</Th>
        </tr>
      </thead>
      <tbody>
        {people.map((one) => (
          <tr key={one.id}>
            <Th className="whitespace-normal!" scope="row">
              <TextLink
                className="wrap-anywhere"
                to={href("/admin/customers/:customerId", { customerId: one.id })}
              >
                <bdi>{one.name}</bdi>
              </TextLink>{" "}
              {one.name !== one.email && (
                <span className="block font-normal wrap-anywhere text-ink-soft sm:inline">
                  <Email>{one.email}</Email>
                </span>
              )}
            </Th>
            <Td className="whitespace-nowrap">{one.joined}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
