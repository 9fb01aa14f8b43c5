import { dueMessages } from "../../texts/shopper-due.ts";
import { erasureMessages as say } from "../../texts/shopper.ts";
import { ERASURE_WORD } from "../../rules/erasure-terms.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Field, Input } from "#app/ui/field.tsx";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Section } from "#app/ui/page.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import type { ShownErasure } from "./show-erasure.server.ts";

type ErasureSectionProps = { erasure: ShownErasure; error: string | undefined };

/** Deleting the account: its effects, its blockers, the request and the withdrawal. */
export function ErasureSection({ erasure, error }: ErasureSectionProps) {
  const { due, isWaiting, blockers } = erasure;
  return (
    <Section id="delete" lead={say.lead} spacing="snug" title={say.title}>
      <div className="grid max-w-form grid-cols-[minmax(0,1fr)] gap-6">
        {due && (
          <Notice
            action={
              <IntentForm intent="keep-account">
                <IntentButton>{dueMessages.keep}</IntentButton>
              </IntentForm>
            }
            announced={false}
            title={isWaiting ? dueMessages.waits : dueMessages.due(due)}
            tone="warning"
          >
            {isWaiting ? say.waitsText(blockers.map(({ title }) => title)) : dueMessages.dueText}
          </Notice>
        )}
        <WhatHappens erasure={erasure} />
        {blockers.length > 0 && <Blockers blockers={blockers} />}
        {blockers.length === 0 && !due && <AskForm error={error} />}
      </div>
    </Section>
  );
}

function WhatHappens({ erasure: { goes, stays } }: { erasure: ShownErasure }) {
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2.5 text-accent underline">
        {say.lists}
      </summary>
      <div className="mt-2 grid gap-4">
        <div className="grid gap-1">
          <h3 className="font-text font-semibold">{say.goes}</h3>
          <p>{say.goesText}</p>
          <ul className="mt-1 list-disc pl-5">
            {goes.map((title) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        </div>
        <div className="grid gap-1">
          <h3 className="font-text font-semibold">{say.stays}</h3>
          <p>{say.staysLead}</p>
        </div>
        {stays.map(({ why, until, titles }) => (
          <div key={why}>
            <h4 className="font-text font-semibold">{why}</h4>
            <p className="text-ink-soft">{say.until(until)}</p>
            <ul className="mt-1 list-disc pl-5">
              {titles.map((title) => (
                <li key={title}>{title}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </details>
  );
}

function Blockers({ blockers }: Pick<ShownErasure, "blockers">) {
  return (
    <div className="grid gap-3">
      <h3 className="font-text font-semibold">{say.blocked}</h3>
      <p>{say.blockedLead}</p>
      <ul className="grid gap-4">
        {blockers.map(({ kind, title, todo, link, to }) => (
          <li className="grid justify-items-start gap-2" key={kind}>
            <span className="font-semibold wrap-anywhere first-letter:uppercase">
              <Unbroken>{title}</Unbroken>
            </span>
            <span>{todo}</span>
            <LinkButton size="compact" to={to} variant="secondary">
              {link}
            </LinkButton>
          </li>
        ))}
      </ul>
    </div>
  );
}

function AskForm({ error }: { error: string | undefined }) {
  return (
    <IntentForm className="grid gap-4" intent="delete-account">
      <Field error={error} hint={say.wordHint} label={say.word} name="word">
        <Input
          autoCapitalize="characters"
          autoComplete="off"
          maxLength={ERASURE_WORD.length + 10}
          spellCheck={false}
        />
      </Field>
      <div>
        <IntentButton variant="danger">{say.ask}</IntentButton>
      </div>
    </IntentForm>
  );
}
