import { Form, useNavigation } from "react-router";
import type { Texts } from "#app/lib/edit.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import { synonymMessages as say } from "../texts/staff-search-words.ts";
import type { Synonym } from "../rules/synonym-terms.ts";

type SynonymListProps = { rows: readonly Synonym[]; mayWrite: boolean };

/** Each with its own small form; on a phone the parts of one stand below each other. */
export function SynonymList({ rows, mayWrite }: SynonymListProps) {
  return (
    <ul
      aria-label={say.list}
      className="divide-y divide-line rounded-card border border-line bg-surface text-sm"
    >
      {rows.map((row) => (
        <li
          className="grid items-center gap-x-4 gap-y-2 px-4 py-2.5 md:grid-cols-[14rem_1fr]"
          key={row.id}
        >
          <span className="font-semibold break-words">{row.typed}</span>
          {mayWrite ? <ChangeForm row={row} /> : <span>{row.means}</span>}
        </li>
      ))}
    </ul>
  );
}

function ChangeForm({ row: { id, typed, means } }: { row: Synonym }) {
  return (
    <Form className="flex flex-wrap items-center gap-2" method="post" noValidate>
      <input name="synonymId" type="hidden" value={id} />
      <input name="was" type="hidden" value={means} />
      {/* What the server has now replaces what was typed. */}
      <Input
        aria-label={say.meansOf(typed)}
        autoComplete="off"
        className="min-w-48 flex-1"
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

type SynonymFormProps = {
  values?: Texts | undefined;
  errors?: Texts | undefined;
};

/** Adds one to the list. */
export function SynonymForm({ values = {}, errors = {} }: SynonymFormProps) {
  const { state, formData } = useNavigation();
  const pending = state === "submitting" && formData?.get("intent") === "add";
  return (
    <Form className="mt-8 grid max-w-3xl gap-5" method="post" noValidate>
      <h2 className="text-xl">{say.addTitle}</h2>
      <ErrorSummary errors={{ typed: errors["typed"], means: errors["means"] }} title={say.check} />
      <Field error={errors["typed"]} hint={say.typedHint} label={say.typed} name="typed">
        <Input autoComplete="off" defaultValue={values["typed"]} maxLength={80} required />
      </Field>
      <Field error={errors["means"]} hint={say.meansHint} label={say.means} name="means">
        <Input autoComplete="off" defaultValue={values["means"]} maxLength={80} required />
      </Field>
      <div>
        <Button name="intent" pending={pending} value="add">
          {say.add}
        </Button>
      </div>
    </Form>
  );
}
