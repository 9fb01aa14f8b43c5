import { ChevronDown } from "lucide-react";
import { Link } from "react-router";
import { ChipBox } from "./chip-box.tsx";
import { addressOf, type ListAddress } from "./list-address.ts";
import { listWords as say } from "./list-words.ts";

export type SortColumn = { label: string; sort: string };

/** The order, where the rows are cards and have no headings to press. */
export function SortChip({ at, columns }: { at: ListAddress; columns: readonly SortColumn[] }) {
  const { sort } = at.list.query;
  const now = columns.find((column) => column.sort === sort.replace(/^-/, ""));
  if (columns.length < 2) return null;
  return (
    <div className="list-chip list-sort">
      <ChipBox key={sort}>
        <summary>
          {say.sort}
          {now && `: ${say.sortedBy(now.label, sort.startsWith("-"))}`}
          <ChevronDown aria-hidden="true" className="size-4" />
        </summary>
        <ul className="list-choices">
          {columns.flatMap((column) =>
            [false, true].map((isDown) => {
              const one = `${isDown ? "-" : ""}${column.sort}`;
              return (
                <li key={one}>
                  <Link
                    aria-current={one === sort ? "true" : undefined}
                    className="list-choice"
                    to={addressOf(at, { ...at.list.query, sort: one })}
                  >
                    {say.sortedBy(column.label, isDown)}
                  </Link>
                </li>
              );
            }),
          )}
        </ul>
      </ChipBox>
    </div>
  );
}
