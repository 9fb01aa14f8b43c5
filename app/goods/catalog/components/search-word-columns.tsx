import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Input } from "#app/ui/field.tsx";
import type { ListColumn } from "#app/ui/list/list-column.ts";
import type { Synonym } from "../rules/synonym-terms.ts";
import { synonymMessages as say } from "../texts/staff-search-words.ts";

/** Each meaning has its own small form, for staff who may change it. */
export function searchWordColumns(mayWrite: boolean): readonly ListColumn<Synonym>[] {
  return [
    {
      label: say.typed,
      place: "title",
      sort: "typed",
      cell: ({ typed }) => <span className="font-semibold">{typed}</span>,
    },
    {
      label: say.means,
      sort: "means",
      cell: (row) => (mayWrite ? <ChangeForm row={row} /> : row.means),
    },
  ];
}

function ChangeForm({ row: { id, typed, means } }: { row: Synonym }) {
  return (
    <Form className="flex flex-wrap items-center gap-2" method="post" noValidate>
      <input name="synonymId" type="hidden" value={id} />
      <input name="was" type="hidden" value={means} />
      {/* The saved value replaces the typed one. */}
      <Input
        aria-label={say.meansOf(typed)}
        autoComplete="off"
        className="min-w-0 flex-1 max-md:basis-full"
        defaultValue={means}
        key={means}
        maxLength={80}
        name="means"
        required
      />
      <Button
        aria-label={say.changeOf(typed)}
        name="intent"
        size="compact"
        value="change"
        variant="secondary"
      >
        {say.change}
      </Button>
      <Button
        aria-label={say.removeOf(typed)}
        name="intent"
        size="compact"
        value="remove"
        variant="quiet"
      >
        {say.remove}
      </Button>
    </Form>
  );
}
