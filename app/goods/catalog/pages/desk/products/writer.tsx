import { useEffect, useRef } from "react";
import type { Draft } from "../write-description.server.ts";
import type { ShownClaim } from "../shown-claims.ts";
import { writerMessages as say } from "../../../texts/staff-writer.ts";
import { Button } from "#app/ui/button.tsx";
import { Field, Textarea } from "#app/ui/field.tsx";
import { fieldId } from "#app/ui/field-wiring.ts";
import { Notice } from "#app/ui/notice.tsx";

/** Buttons that write a description and check texts. They save nothing. */
export function WriterButtons() {
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-3">
        <Button name="intent" value="write" variant="secondary">
          {say.generate}
        </Button>
        <Button name="intent" value="check" variant="secondary">
          {say.check}
        </Button>
      </div>
      <p className="measure text-sm text-ink-soft">{say.generateHint}</p>
    </div>
  );
}

/** The draft beside the current text, to be edited, accepted or discarded. */
export function DraftPart({ draft }: { draft: Draft }) {
  const { description, short } = draft;
  const heading = useRef<HTMLHeadingElement>(null);
  // The draft appears below its button, so it takes the focus.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      aria-labelledby="draft"
      className="grid gap-4 rounded-card border border-line-strong bg-sunken p-4"
    >
      <div>
        <h3 className="text-lg font-semibold" id="draft" ref={heading} tabIndex={-1}>
          {say.draft}
        </h3>
        <p className="text-sm text-ink-soft">{say.draftHint}</p>
      </div>
      <Field label={say.draftShort} name="draft_short">
        <Textarea defaultValue={short} key={short} maxLength={300} rows={2} />
      </Field>
      <Field label={say.draftDescription} name="draft_description">
        <Textarea defaultValue={description} key={description} maxLength={10_000} rows={8} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button name="intent" value="accept-draft" variant="secondary">
          {say.accept}
        </Button>
        <Button name="intent" value="discard-draft" variant="quiet">
          {say.discard}
        </Button>
      </div>
    </section>
  );
}

/** Phrases that make a health claim. After a check, an empty result is shown too. */
export function Claims({
  claims,
  isChecked,
}: {
  claims: readonly ShownClaim[];
  isChecked: boolean;
}) {
  if (claims.length === 0) {
    return isChecked && <Notice title={say.noneFound}>{say.noneFoundHint}</Notice>;
  }
  return (
    <Notice announced={isChecked} title={say.found(claims.length)} tone="warning">
      <ul className="grid gap-3">
        {claims.map(({ field, label, phrase, rule, instead }, index) => (
          <li key={index}>
            <a className="underline underline-offset-4" href={`#${fieldId(field)}`}>
              {label}
            </a>
            : <q className="font-semibold">{phrase}</q>
            <span className="block">{rule}</span>
            <span className="block text-ink-soft">{instead}</span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
