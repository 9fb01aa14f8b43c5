import { Card } from "#app/ui/card.tsx";
import { Table, Td, Th } from "#app/ui/table.tsx";
import type { TwistFigures } from "../rules/evaluation.ts";
import { assistantStaffMessages as say } from "../texts/staff.ts";

type Props = {
  title: string;
  lines: readonly string[];
  /** The results of each way of asking. */
  twists: readonly TwistFigures[];
};

/** The results of the last evaluation, and the changes since. */
export function EvaluationCard({ title, lines, twists }: Props) {
  return (
    <Card as="section" className="grid min-w-0 grid-cols-1 gap-2">
      <h2 className="font-text text-base font-semibold">{title}</h2>
      {lines.map((line) => (
        <p className="text-sm" key={line}>
          {line}
        </p>
      ))}
      <details className="min-w-0">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold">
          {say.twists}
        </summary>
        <Table caption={say.twists} captionHidden density="dense">
          <thead>
            <tr>
              <Th>{say.twist}</Th>
              <Th numeric>{say.questionsAsked}</Th>
              <Th numeric>{say.missed}</Th>
              <Th numeric>{say.alarmed}</Th>
            </tr>
          </thead>
          <tbody>
            {twists.map(({ twist, asked, missed, alarmed }) => (
              <tr key={twist}>
                <Th scope="row">{twist}</Th>
                <Td numeric>{asked.toLocaleString("en")}</Td>
                <Td numeric>{missed}</Td>
                <Td numeric>{alarmed}</Td>
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    </Card>
  );
}
