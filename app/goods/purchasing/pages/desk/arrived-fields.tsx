import type { Texts } from "#app/lib/edit.ts";
import { arrivedField } from "../../rules/read-delivery.ts";
import { receiveMessages as say } from "../../texts/staff-receive.ts";
import { Field, Input } from "#app/ui/field.tsx";
import type { ReceivePage } from "./receive.server.ts";

type ArrivedFieldsProps = {
  line: ReceivePage["lines"][number];
  /** The typed values; undefined before the form is sent. */
  values: Texts | undefined;
  errors: Texts;
};

export function ArrivedFields({ line, values, errors }: ArrivedFieldsProps) {
  const { id, name, open, hasLots } = line;
  const own = (field: string) => {
    const at = arrivedField(field, id);
    return { at, error: errors[at], typed: values?.[at] };
  };
  const [received, damaged, lot, expires, storage] = [
    own("received"),
    own("damaged"),
    own("lot"),
    own("expires"),
    own("storage"),
  ];
  return (
    <li className="rounded-card border border-line bg-surface p-4">
      <fieldset className="grid gap-4">
        <legend className="contents">
          <span className="flex flex-wrap items-baseline justify-between gap-x-6">
            <span className="font-semibold break-words">{name}</span>
            <span className="text-sm text-ink-soft">{say.stillOpen(open)}</span>
          </span>
        </legend>
        <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <Field error={received.error} label={say.received} name={received.at}>
            <Input
              autoComplete="off"
              defaultValue={received.typed ?? ""}
              inputMode="numeric"
              maxLength={6}
            />
          </Field>
          {hasLots && (
            <>
              <Field error={lot.error} hint={say.lotHint} label={say.lot} name={lot.at}>
                <Input autoComplete="off" defaultValue={lot.typed} maxLength={40} />
              </Field>
              <Field error={expires.error} label={say.expires} name={expires.at}>
                <Input defaultValue={expires.typed} type="date" />
              </Field>
            </>
          )}
          <Field error={damaged.error} hint={say.damagedHint} label={say.damaged} name={damaged.at}>
            <Input
              autoComplete="off"
              defaultValue={damaged.typed}
              inputMode="numeric"
              maxLength={6}
            />
          </Field>
        </div>
        <Field error={storage.error} label={say.storage} name={storage.at} note={say.optional}>
          <Input autoComplete="off" defaultValue={storage.typed} maxLength={200} />
        </Field>
      </fieldset>
    </li>
  );
}
