import { href } from "react-router";
import { Table, Td, Th } from "#app/ui/table.tsx";
import { TextLink } from "#app/ui/button.tsx";
import { courseMessages } from "../texts/shopper.ts";
import type { ShownDose } from "../views/show-dose.ts";

const say = courseMessages.log;

type DoseLogProps = {
  /** The caption of the table. */
  name: string;
  doses: readonly ShownDose[];
  count: number;
};

/** The newest doses of a course; the file has all. */
export function DoseLog({ name, doses, count }: DoseLogProps) {
  if (count === 0) return <p className="text-ink-soft">{say.noneText}</p>;
  return (
    <Table caption={name} captionHidden density="dense">
      <thead>
        <tr>
          <Th className="max-sm:px-2">{say.day}</Th>
          <Th className="max-sm:px-2" numeric>
            {say.amount}
          </Th>
          <Th className="max-sm:px-2">{say.site}</Th>
          <Th>{say.edit}</Th>
        </tr>
      </thead>
      <tbody>
        {doses.map(({ id, day, dose, site, edit }) => (
          <tr key={id}>
            <Td className="whitespace-nowrap max-sm:px-2">{day}</Td>
            <Td className="max-sm:px-2" numeric>
              {dose}
            </Td>
            <Td className="max-sm:px-2">{site}</Td>
            <Td>
              <TextLink
                aria-label={edit}
                to={href("/portal/therapy/doses/:doseId", { doseId: id })}
              >
                {say.edit}
              </TextLink>
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
