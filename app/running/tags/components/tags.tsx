import { X } from "lucide-react";
import type { ComponentProps } from "react";
import { Field, Input } from "#app/ui/field.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { tagMessages as say } from "../texts/staff.ts";

type TagsProps = {
  tags: readonly string[];
  /** Suggestions for the tag field; undefined for staff who may not tag. */
  offered: readonly string[] | undefined;
  hint: string;
  failure: { typed: string | undefined; problem: string | undefined } | undefined;
  /** The intents of both forms on their page. */
  intents: { tag: string; untag: string };
  /** The operation that adds tags. */
  act: string;
};

/** The tags of a record with their forms, as part of a card. */
export function Tags({ tags, offered, hint, failure, intents, act }: TagsProps) {
  return (
    <>
      {tags.length === 0 && <p className="text-ink-soft">{say.none}</p>}
      {tags.length > 0 && (
        <ul aria-label={say.title} className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li
              className={`inline-flex min-h-8 items-center rounded-full border border-line-strong text-sm ${offered ? "pl-3" : "px-3"}`}
              key={tag}
            >
              {tag}
              {offered && <Untag intent={intents.untag} tag={tag} />}
            </li>
          ))}
        </ul>
      )}
      {/* After a tag was added, the field is empty and folded again. */}
      {offered && (
        <details key={tags.join()} open={failure !== undefined}>
          <summary className="min-h-11 w-max cursor-pointer py-2.5 font-semibold" data-act={act}>
            {say.add}
          </summary>
          <IntentForm className="grid gap-3" intent={intents.tag}>
            <TagField
              defaultValue={failure?.typed}
              error={failure?.problem}
              hint={hint}
              label={say.added}
              offered={offered}
            />
            <div>
              <IntentButton variant="secondary">{say.addNow}</IntentButton>
            </div>
          </IntentForm>
        </details>
      )}
    </>
  );
}

function Untag({ intent, tag }: { intent: string; tag: string }) {
  return (
    <IntentForm className="contents" intent={intent}>
      <input name="tags" type="hidden" value={tag} />
      <IntentButton aria-label={say.remove(tag)} size="compact" variant="quiet">
        <X aria-hidden="true" className="size-4" />
      </IntentButton>
    </IntentForm>
  );
}

type TagFieldProps = Pick<ComponentProps<typeof Field>, "error" | "hint" | "label"> &
  Pick<ComponentProps<typeof Input>, "defaultValue" | "required"> & { offered: readonly string[] };

/** The field for tags. It suggests those in use. */
export function TagField({ error, hint, label, offered, ...input }: TagFieldProps) {
  return (
    <>
      <Field error={error} hint={hint} label={label} name="tags">
        <Input
          autoCapitalize="none"
          autoComplete="off"
          list="known-tags"
          maxLength={200}
          {...input}
        />
      </Field>
      <datalist id="known-tags">
        {offered.map((tag) => (
          <option key={tag} value={tag}>
            {tag}
          </option>
        ))}
      </datalist>
    </>
  );
}
