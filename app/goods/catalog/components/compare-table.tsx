import { href } from "react-router";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { compareMessages as say } from "../texts/shopper-compare.ts";
import type { Comparison } from "../views/compare-compounds.ts";

/**
 * Each fact is a heading with the compounds' values below: beside each other, or on a phone a card
 * with a line for each. Only the server renders it.
 */
export function CompareTable({ comparison }: { comparison: Comparison }) {
  const { compounds, facts, sources } = comparison;
  return (
    <div className="grid gap-6">
      <table className="compare-table">
        <caption className="sr-only">{say.caption}</caption>
        <thead>
          <tr>
            {compounds.map(({ slug, name, isOwn }) => (
              <th data-own={isOwn || undefined} key={slug} scope="col">
                {isOwn ? (
                  <>
                    {name} <span>{say.thisOne}</span>
                  </>
                ) : (
                  <a href={href("/product/:id", { id: slug })}>{name}</a>
                )}
              </th>
            ))}
          </tr>
        </thead>
        {facts.map(({ title, values }) => (
          <tbody key={title}>
            <tr>
              <th colSpan={compounds.length} scope="rowgroup">
                {title}
              </th>
            </tr>
            <tr>
              {values.map((lines, column) => (
                <td
                  data-of={compounds[column]?.name}
                  data-own={compounds[column]?.isOwn || undefined}
                  key={compounds[column]?.slug}
                >
                  {(lines.length > 0 ? lines : ["–"]).map((line) => (
                    <p key={line}>
                      <Unbroken>{line}</Unbroken>
                    </p>
                  ))}
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
      <div className="measure grid gap-2 text-sm text-ink-soft">
        <p>{say.limits}</p>
        <ul className="grid gap-1">
          {sources.map(({ compound, name, href: to }) => (
            <li key={compound}>
              {say.sourceOf(compound)}{" "}
              <a
                className="text-accent underline underline-offset-4"
                href={to}
                rel="noopener noreferrer"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
