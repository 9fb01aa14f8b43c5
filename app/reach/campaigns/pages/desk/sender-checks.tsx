import { stateBadge } from "#app/ui/state-badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import type { CheckState } from "../../rules/sender/dns-texts.ts";
import { senderMessages as say } from "../../texts/staff-sender.ts";
import type { ShownCheck } from "../../views/show-sender.ts";

const StateBadge = stateBadge<CheckState>(
  {
    good: "success",
    weak: "info",
    missing: "warning",
    wrong: "error",
    unknown: "neutral",
  },
  say.states,
);

const code = "rounded-control bg-sunken px-3 py-2 text-sm whitespace-pre-wrap wrap-anywhere";

/** The checks of mail servers, one by one. */
export function SenderChecks({ checks }: { checks: readonly ShownCheck[] }) {
  return checks.map(({ key, title, about, state, sentences, found, record }) => (
    <Card aria-labelledby={`check-${key}`} as="section" key={key}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h2 className="font-text text-lg font-semibold" id={`check-${key}`}>
            {title}
          </h2>
          <StateBadge state={state} />
        </div>
        <p className="measure text-sm text-ink-soft">{about}</p>
        {sentences.map((sentence) => (
          <p className="measure wrap-anywhere" key={sentence}>
            {sentence}
          </p>
        ))}
        {found.length > 0 && (
          <div className="grid gap-1">
            <h3 className="text-sm text-ink-soft">
              {key === "unsubscribe" ? say.asSent : say.found}
            </h3>
            {found.map((line) => (
              <code className={code} key={line}>
                {line}
              </code>
            ))}
          </div>
        )}
        {record && <RecordToAdd record={record} title={title} />}
      </div>
    </Card>
  ));
}

/** Only the mail provider knows the rest of a key. */
const isWhole = (value: string) => !value.includes("<");

type RecordProps = { record: NonNullable<ShownCheck["record"]>; title: string };

function RecordToAdd({ record: { heading, name, value }, title }: RecordProps) {
  const facts = [
    [say.type, "TXT"],
    [say.name, name],
    [say.value, value],
  ] as const;
  return (
    <div className="grid gap-2 border-t border-line pt-3">
      <h3 className="font-text font-semibold">{heading}</h3>
      <dl className="grid gap-2">
        {facts.map(([label, text]) => (
          <div className="grid gap-0.5" key={label}>
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className={code}>{text}</dd>
          </div>
        ))}
      </dl>
      {isWhole(value) && (
        <div>
          <CopyButton copied={say.copied} label={say.copy} text={value} what={say.valueOf(title)} />
        </div>
      )}
    </div>
  );
}
