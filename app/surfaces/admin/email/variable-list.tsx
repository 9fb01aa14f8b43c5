import type { MailVariable } from "#app/modules/mailing/rules/mail-variables.ts";
import { mailTexts as say } from "./texts.ts";

type VariableListProps = { variables: readonly { name: MailVariable; sample: string }[] };

/** What staff can insert into the words of a mail. */
export function VariableList({ variables }: VariableListProps) {
  return (
    <section aria-label={say.variables}>
      <h2 className="font-text text-base font-semibold">{say.variables}</h2>
      {variables.length === 0 && <p className="mt-2 text-sm text-ink-soft">{say.noVariables}</p>}
      <dl className="mt-2 grid gap-3 text-sm">
        {variables.map(({ name, sample }) => (
          <div key={name}>
            <dt>
              <code className="font-semibold">{`{${name}}`}</code>
            </dt>
            <dd className="text-ink-soft">
              {say.means(name)}, {say.sample(sample)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
