import { useState } from "react";
import { Form, href } from "react-router";
import { stocktakeMessages as say } from "../../../texts/staff-stocktakes.ts";
import { Button, TextLink } from "#app/ui/button.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import { CountRow } from "./count-row.tsx";
import type { LineToCount } from "./show-stocktake.server.ts";
import type { StocktakeAnswer } from "./submit-stocktake.server.ts";

type CountListProps = {
  stocktake: { id: string };
  toCount: readonly LineToCount[];
  search: string;
  mayWrite: boolean;
  answer: StocktakeAnswer | undefined;
};

/** Each item has its own form. Enter saves it and moves on to the next. */
export function CountList({ stocktake, toCount, search, mayWrite, answer }: CountListProps) {
  const page = href("/admin/stocktakes/:stocktakeId", { stocktakeId: stocktake.id });
  const lines = useStableOrder(toCount);
  return (
    <section aria-label={say.states.counting} className="grid gap-4">
      <FindForm page={page} search={search} />
      {lines.length === 0 && <p>{say.nothingFound}</p>}
      <ul className="grid gap-3">
        {lines.map((line) => (
          <CountRow
            action={page}
            answer={answer?.lineId === line.id ? answer : undefined}
            isFound={search !== "" && line === lines[0]}
            key={line.id}
            line={line}
            mayWrite={mayWrite}
          />
        ))}
      </ul>
    </section>
  );
}

/** Items stay in place when they are counted, so that nothing moves under a thumb. */
function useStableOrder(lines: readonly LineToCount[]): readonly LineToCount[] {
  const [order] = useState(() => new Map(lines.map(({ id }, index) => [id, index])));
  const place = ({ id }: LineToCount) => order.get(id) ?? order.size;
  return lines.toSorted((a, b) => place(a) - place(b));
}

function FindForm({ page, search }: { page: string; search: string }) {
  return (
    <search>
      <Form className="flex items-start gap-3" noValidate preventScrollReset>
        <Field
          className="min-w-0 grow sm:max-w-sm"
          hint={
            search === "" ? (
              say.findHint
            ) : (
              <TextLink tight to={page}>
                {say.showAll}
              </TextLink>
            )
          }
          label={say.find}
          name="q"
        >
          <Input
            autoCapitalize="none"
            autoComplete="off"
            defaultValue={search}
            enterKeyHint="search"
            maxLength={80}
            type="search"
          />
        </Field>
        <Button className="mt-7.5" variant="secondary">
          {say.findNow}
        </Button>
      </Form>
    </search>
  );
}
