import { href } from "react-router";
import { Card } from "#app/ui/card.tsx";
import { Table, Td, Th } from "#app/ui/table.tsx";
import { TextLink } from "#app/ui/button.tsx";
import { SHOWN_WEEKS } from "../rules/dosing-schedule.ts";
import { dosingMessages as say } from "../texts/shopper.ts";
import type { ShownDosing } from "../views/show-dosing.ts";

/** The label's schedule, with its first and its highest step. */
export function DosingResult({ shown }: { shown: ShownDosing }) {
  const { weeks, every, name, maximum } = shown;
  return (
    <section aria-live="polite" className="grid gap-6">
      <h3 className="text-xl">{say.result(name)}</h3>
      <p className="rounded-card bg-sunken p-5">{say.never(maximum, every)}</p>
      <Facts shown={shown} />
      <div className="grid gap-3">
        <Weeks caption={say.table(name)} every={every} weeks={weeks.slice(0, SHOWN_WEEKS)} />
        <details className="group">
          <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
            {say.showAll}
          </summary>
          <Weeks caption={say.laterWeeks(name)} every={every} weeks={weeks.slice(SHOWN_WEEKS)} />
        </details>
      </div>
      <Source shown={shown} />
    </section>
  );
}

function Facts({ shown: { range, start, maximum } }: { shown: ShownDosing }) {
  const facts = [
    { label: say.range, value: range, note: say.rangeNote },
    { label: say.start, value: start, note: say.startNote },
    { label: say.maximum, value: maximum },
  ];
  return (
    <Card as="section">
      <dl className="grid gap-5 sm:grid-cols-2">
        {facts.map(({ label, value, note }) => (
          <div className="grid content-start gap-0.5" key={label}>
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="figures">{value}</dd>
            {note && <dd className="text-sm text-ink-soft">{note}</dd>}
          </div>
        ))}
      </dl>
    </Card>
  );
}

type WeeksProps = Pick<ShownDosing, "every" | "weeks"> & { caption: string };

function Weeks({ caption, every, weeks }: WeeksProps) {
  return (
    <Table caption={caption} captionHidden>
      <thead>
        <tr>
          <Th>{say.week}</Th>
          <Th numeric>{say.dose[every]}</Th>
          <Th>{say.phase}</Th>
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ week, dose, phase }) => (
          <tr key={week}>
            <Td>{week}</Td>
            <Td numeric>{dose}</Td>
            <Td>{phase}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Source({ shown: { name, source, product } }: { shown: ShownDosing }) {
  return (
    <div className="grid gap-1 text-sm text-ink-soft">
      <p>
        {say.source}:{" "}
        <a className="underline underline-offset-4" href={source.url} rel="noopener">
          {source.name}
        </a>
        , {source.reviewed}
      </p>
      {product === undefined ? (
        <p>{say.notSold(name)}</p>
      ) : (
        <p>
          <TextLink to={href("/product/:id", { id: product })}>{say.sold}</TextLink>
        </p>
      )}
    </div>
  );
}
