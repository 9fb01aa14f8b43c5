import { X } from "lucide-react";
import { tagMessages as say } from "../../texts/staff-tags.ts";
import { Card } from "#app/ui/card.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";

type TagsCardProps = {
  tags: readonly string[];
  /** Suggestions for the tag field; undefined for staff who may not tag. */
  offered: readonly string[] | undefined;
  failure: { typed: string; problem: string } | undefined;
};

export function TagsCard({ tags, offered, failure }: TagsCardProps) {
  return (
    <Card as="section" className="grid gap-4">
      <div>
        <h2 className="text-xl">{say.title}</h2>
        <p className="text-sm text-ink-soft">{say.lead}</p>
      </div>
      {tags.length === 0 && <p className="text-ink-soft">{say.none}</p>}
      {tags.length > 0 && (
        <ul aria-label={say.title} className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li
              className={`inline-flex min-h-8 items-center rounded-full border border-line-strong text-sm ${offered ? "pl-3" : "px-3"}`}
              key={tag}
            >
              {tag}
              {offered && <Untag tag={tag} />}
            </li>
          ))}
        </ul>
      )}
      {offered && <TagForm failure={failure} key={tags.join()} offered={offered} />}
    </Card>
  );
}

function Untag({ tag }: { tag: string }) {
  return (
    <IntentForm className="contents" intent="untag">
      <input name="tags" type="hidden" value={tag} />
      <IntentButton aria-label={say.remove(tag)} size="compact" variant="quiet">
        <X aria-hidden="true" className="size-4" />
      </IntentButton>
    </IntentForm>
  );
}

/** After a tag was added, its field is empty again. */
function TagForm({
  offered,
  failure,
}: Pick<TagsCardProps, "failure"> & { offered: readonly string[] }) {
  return (
    <IntentForm className="grid gap-3" intent="tag">
      <Field error={failure?.problem} hint={say.addHint} label={say.add} name="tags">
        <Input
          autoCapitalize="none"
          autoComplete="off"
          defaultValue={failure?.typed}
          list="known-tags"
          maxLength={200}
        />
      </Field>
      <datalist id="known-tags">
        {offered.map((tag) => (
          <option key={tag} value={tag}>
            {tag}
          </option>
        ))}
      </datalist>
      <div>
        <IntentButton variant="secondary">{say.addNow}</IntentButton>
      </div>
    </IntentForm>
  );
}
