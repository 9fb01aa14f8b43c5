import { href } from "react-router";
import { customerMessages } from "../../texts/staff.ts";
import { tagMessages } from "#app/running/tags/texts/staff.ts";
import { customerTagTexts } from "../../texts/staff-tags.ts";
import { Table, Td, Th } from "#app/ui/table.tsx";
import { TextLink } from "#app/ui/button.tsx";

type CustomerTagsRow = { id: string; name: string; email: string; tags: readonly string[] };

export function ChosenTable({ rows }: { rows: readonly CustomerTagsRow[] }) {
  return (
    <Table caption={customerTagTexts.several.chosen} density="dense">
      <thead>
        <tr>
          <Th>{customerMessages.one}</Th>
          <Th>{tagMessages.title}</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, email, tags }) => (
          <tr key={id}>
            <Th scope="row">
              <TextLink
                className="wrap-anywhere"
                to={href("/admin/customers/:customerId", { customerId: id })}
              >
                <bdi>{name}</bdi>
              </TextLink>
              {name !== email && (
                <span className="block font-normal wrap-anywhere text-ink-soft">{email}</span>
              )}
            </Th>
            <Td>{tags.join(", ")}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
