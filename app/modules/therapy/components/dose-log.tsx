import { href, Link } from "react-router";
import { Table, Td, Th } from "#app/ui/table.tsx";
import { courseMessages } from "../texts/shopper.ts";
import type { ShownDose } from "../views/show-dose.ts";

const say = courseMessages.log;

type DoseLogProps = {
  /** What its table is called. */ name: string;
  doses: readonly ShownDose[];
  count: number;
};

/** The newest doses of a course; the file has all. */
export function DoseLog({ name, doses, count }: DoseLogProps) {
  return (
    <section className="grid gap-3">
      <h3 className="text-xl">{say.title}</h3>
      {count === 0 ? (
        <p className="text-ink-soft">{say.noneText}</p>
      ) : (
        <Table caption={name} captionHidden>
          <thead>
            <tr>
              <Th>{say.day}</Th>
              <Th numeric>{say.amount}</Th>
              <Th>{say.site}</Th>
              <Th>{say.edit}</Th>
            </tr>
          </thead>
          <tbody>
            {doses.map(({ id, day, dose, site, edit }) => (
              <tr key={id}>
                <Td>{day}</Td>
                <Td numeric>{dose}</Td>
                <Td>{site}</Td>
                <Td>
                  <Link
                    aria-label={edit}
                    className="inline-flex min-h-11 items-center underline underline-offset-4"
                    to={href("/portal/therapy/doses/:doseId", { doseId: id })}
                  >
                    {say.edit}
                  </Link>
                </Td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {count > 0 && (
        <p>
          <a
            className="inline-flex min-h-11 items-center underline underline-offset-4"
            href={href("/portal/therapy/doses.csv")}
          >
            {say.file}
          </a>
        </p>
      )}
    </section>
  );
}
