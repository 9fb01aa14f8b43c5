import { useEffect, useRef } from "react";
import { ListFilter as FilterIcon, ChevronDown } from "lucide-react";
import { Link, useLocation } from "react-router";
import { countFilters, filterNames, without } from "#app/lib/list/list-query.ts";
import type { Choice } from "#app/lib/list/list-spec.ts";
import { buttonLook } from "../button-look.ts";
import { FilterChip } from "./filter-chip.tsx";
import { addressOf, type ListAddress } from "./list-address.ts";
import { listWords as say } from "./list-words.ts";
import { ChipBox } from "./chip-box.tsx";

const SHEET = "list-filters";

type ListFiltersProps = {
  at: ListAddress;
  choices: Readonly<Record<string, readonly Choice[]>>;
  columns: readonly SortColumn[];
};

/** Chips in a row; on a phone they are behind one button, so that the first row is in sight. */
export function ListFilters({ at, choices, columns }: ListFiltersProps) {
  const { spec, list } = at;
  const sheet = useClosedOnArrival();
  const filters = spec.filters ?? [];
  if (filters.length === 0 && columns.length < 2) return null;
  const count = countFilters(spec, list.query);
  const cleared = without(list.query, ...filters.flatMap(filterNames));
  return (
    <>
      <button
        className={buttonLook({ variant: "secondary", size: "compact", className: "md:hidden" })}
        popoverTarget={SHEET}
        type="button"
      >
        <FilterIcon aria-hidden="true" className="size-4" />
        {say.filtersOf(count)}
      </button>
      <section
        aria-label={say.filters}
        className="list-filters"
        id={SHEET}
        popover="auto"
        ref={sheet}
      >
        {filters.map((filter) => (
          <FilterChip
            at={at}
            choices={filter.kind === "choice" ? (filter.choices ?? choices[filter.name] ?? []) : []}
            filter={filter}
            key={filterNames(filter).join(" ")}
          />
        ))}
        <SortChip at={at} columns={columns} />
        {count > 0 && (
          <Link className="list-clear" to={addressOf(at, { ...cleared, search: "" })}>
            {say.clearAll}
          </Link>
        )}
        <button
          className={buttonLook({ size: "compact", className: "md:hidden" })}
          popoverTarget={SHEET}
          popoverTargetAction="hide"
          type="button"
        >
          {say.done}
        </button>
      </section>
    </>
  );
}

/** Closes the sheet when something was chosen in it: that shows in the list behind. */
function useClosedOnArrival() {
  const { search } = useLocation();
  const sheet = useRef<HTMLElement>(null);
  const shownFor = useRef(search);
  useEffect(() => {
    if (shownFor.current !== search) sheet.current?.hidePopover();
    shownFor.current = search;
  }, [search]);
  return sheet;
}

type SortColumn = { label: string; sort: string };

/** The order, where the rows are cards and have no headings to press. */
function SortChip({ at, columns }: { at: ListAddress; columns: readonly SortColumn[] }) {
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
