import type { Removed } from "#app/lib/edit.ts";
import { LinkButton } from "../button.tsx";
import { Card } from "../card.tsx";
import { CopyButton } from "../copy-button.tsx";
import { Field, Textarea } from "../field.tsx";
import { PageTitle } from "../page.tsx";

export const REMOVED_TITLE = "This was removed";

const say = {
  lead: "Someone removed it after you opened the page. Nothing was saved.",
  typed: "Your text",
  typedLead: "Copy anything you need. It isn’t saved anywhere else.",
  copy: "Copy",
  copied: "Copied",
} as const;

/** In the place of a form whose record is not there any more. */
export function RemovedPage({ removed: { typed, back } }: Removed) {
  return (
    <div className="grid max-w-form gap-6">
      <PageTitle lead={say.lead}>{REMOVED_TITLE}</PageTitle>
      {typed.length > 0 && (
        <Card as="section" className="grid gap-4">
          <div className="grid gap-1">
            <h2 className="text-xl">{say.typed}</h2>
            <p className="text-ink-soft">{say.typedLead}</p>
          </div>
          {typed.map(({ label, text }, index) => (
            <div className="grid gap-1" key={label}>
              <Field id={`typed-${index}`} label={label} name="">
                <Textarea
                  className="min-h-11"
                  defaultValue={text}
                  name={undefined}
                  readOnly
                  rows={1}
                />
              </Field>
              <div>
                <CopyButton copied={say.copied} label={say.copy} text={text} what={label} />
              </div>
            </div>
          ))}
        </Card>
      )}
      <div>
        <LinkButton reloadDocument to={back.to}>
          {back.label}
        </LinkButton>
      </div>
    </div>
  );
}
