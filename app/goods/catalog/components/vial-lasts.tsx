import { lastsMessages as say, vialMessages } from "../texts/shopper-vial.ts";
import type { Lasting } from "../views/show-vial.ts";

/** Weeks per step of the label, one square a week, so that sizes compare at a glance. */
export function VialLasts({ lasting }: { lasting: Lasting }) {
  return (
    <div className="measure grid gap-3">
      <h3 className="font-text text-base font-semibold text-ink">{vialMessages.lasts}</h3>
      <p>{say.lastsLead}</p>
      <table className="figures w-full text-left">
        <thead>
          <tr className="border-b border-line-strong align-bottom text-sm text-ink-soft">
            <th className="py-2 pr-4 font-normal" scope="col">
              {say.step}
            </th>
            {lasting.vials.map((vial) => (
              <th className="py-2 pr-4 font-normal" key={vial} scope="col">
                {vial}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lasting.steps.map(({ name, weeks }) => (
            <tr className="border-b border-line" key={name}>
              <th className="py-2 pr-4 font-semibold" scope="row">
                {name}
              </th>
              {weeks.map((count, index) => (
                <td className="py-2 pr-4" key={index}>
                  <Weeks count={count} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-sm text-ink-soft">{say.lastsLimit}</p>
    </div>
  );
}

function Weeks({ count }: { count: number }) {
  if (count === 0) return <span className="text-ink-soft">{say.moreThanOne}</span>;
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <span aria-hidden="true" className="flex gap-1">
        {Array.from({ length: count }, (_, week) => (
          <span className="size-3 rounded-sm bg-accent" key={week} />
        ))}
      </span>
      {say.weeks(count)}
    </span>
  );
}
