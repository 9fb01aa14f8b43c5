import { Card } from "#app/ui/card.tsx";
import { Table, Td, Th } from "#app/ui/table.tsx";
import { intervalOf, type Score } from "../rules/evaluation.ts";
import { assistantStaffMessages as say } from "../texts/staff.ts";

type Props = { title: string; lines: readonly string[]; scores: readonly Score[] };

const percent = (share: number) => (100 * share).toFixed(1);

/** The first-sight scores of the last evaluation, and the changes since. */
export function EvaluationCard({ title, lines, scores }: Props) {
  return (
    <Card as="section" className="grid min-w-0 grid-cols-1 gap-2">
      <h2 className="font-text text-base font-semibold">{title}</h2>
      {lines.map((line) => (
        <p className="text-sm" key={line}>
          {line}
        </p>
      ))}
      <Table caption={say.firstSight} density="dense">
        <thead>
          <tr>
            <Th>{say.scoreKind}</Th>
            <Th numeric>{say.scoreShare}</Th>
          </tr>
        </thead>
        <tbody>
          {scores.map(({ kind, asked, read }) => {
            const [low, high] = intervalOf({ asked, read });
            return (
              <tr key={kind}>
                <Th className="whitespace-normal!" scope="row">
                  {say.scoreKinds[kind]}
                  <span className="block font-normal text-ink-soft">
                    {say.scoreOf(read, asked, say.interval(percent(low), percent(high)))}
                  </span>
                </Th>
                <Td numeric>{say.percent(percent(read / asked))}</Td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </Card>
  );
}
