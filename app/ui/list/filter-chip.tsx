import { ChevronDown, X } from "lucide-react";
import { Form, Link } from "react-router";
import { filterNames, startSort, withFilter, without } from "#app/lib/list/list-query.ts";
import type { Choice, DatesFilter, ListFilter } from "#app/lib/list/list-spec.ts";
import { Button } from "../button.tsx";
import { Field, Input } from "../field.tsx";
import { ChipBox } from "./chip-box.tsx";
import { addressOf, type ListAddress } from "./list-address.ts";
import { listWords as say } from "./list-words.ts";

type FilterChipProps = { at: ListAddress; filter: ListFilter; choices: readonly Choice[] };

/** One filter: what it is set to, what else it could be, and how to be rid of it. */
export function FilterChip({ at, filter, choices }: FilterChipProps) {
  const { query } = at.list;
  const value = valueOf(filter, choices, query.filters);
  const names = filterNames(filter);
  return (
    <div className="list-chip" data-set={value !== undefined || undefined}>
      <ChipBox key={value}>
        <summary>
          <span>
            {filter.label}
            {value !== undefined && <strong className="font-semibold">: {value}</strong>}
          </span>
          <ChevronDown aria-hidden="true" className="size-4" />
        </summary>
        {filter.kind === "dates" ? (
          <Dates at={at} filter={filter} />
        ) : (
          <ul className="list-choices">
            {[{ value: "", label: say.any }, ...choices].map((choice) => {
              const isNow = (query.filters[filter.name] ?? "") === choice.value;
              const next =
                choice.value === ""
                  ? without(query, filter.name)
                  : withFilter(query, filter.name, choice.value);
              return (
                <li key={choice.value}>
                  <Link
                    aria-current={isNow ? "true" : undefined}
                    className="list-choice"
                    to={addressOf(at, next)}
                  >
                    {choice.label}
                  </Link>
                </li>
              );
            })}
          </ul>
        )}
      </ChipBox>
      {value !== undefined && (
        <Link
          aria-label={say.remove(filter.label)}
          className="list-chip-remove"
          to={addressOf(at, without(query, ...names))}
        >
          <X aria-hidden="true" className="size-4" />
        </Link>
      )}
    </div>
  );
}

function Dates({ at, filter }: { at: ListAddress; filter: DatesFilter }) {
  const { query } = at.list;
  const others = Object.entries(without(query, filter.from, filter.to).filters);
  const { personal } = at.spec.search ?? {};
  return (
    <Form action={at.path} className="list-choices grid gap-3 p-3" noValidate>
      {others.map(([name, value]) => (
        <input key={name} name={name} type="hidden" value={value} />
      ))}
      {query.search !== "" && !personal && <input name="q" type="hidden" value={query.search} />}
      {query.sort !== startSort(at.spec, query) && (
        <input name="sort" type="hidden" value={query.sort} />
      )}
      <Field id={`chip-${filter.from}`} label={say.from} name={filter.from}>
        <Input defaultValue={query.filters[filter.from]} type="date" />
      </Field>
      <Field id={`chip-${filter.to}`} label={say.to} name={filter.to}>
        <Input defaultValue={query.filters[filter.to]} type="date" />
      </Field>
      <Button size="compact">{say.apply}</Button>
    </Form>
  );
}

/** What the chip says it is set to; undefined while it is not. */
function valueOf(
  filter: ListFilter,
  choices: readonly Choice[],
  filters: Readonly<Record<string, string>>,
): string | undefined {
  if (filter.kind === "choice") {
    const value = filters[filter.name];
    return value && (choices.find((one) => one.value === value)?.label ?? value);
  }
  const [from, to] = [filters[filter.from], filters[filter.to]];
  if (from && to) return say.between(from, to);
  if (from) return say.since(from);
  return to && say.until(to);
}
