import { Unbroken } from "#app/ui/unbroken.tsx";
import { mailTexts as say } from "./texts.ts";
import type { ShownMail } from "./open-template.server.ts";

/** A mail on a computer, on a phone, and in a program without HTML. */
export function MailPreview({ mail }: { mail: ShownMail }) {
  const [first, ...others] = mail;
  if (!first) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <p className="font-semibold wrap-anywhere">
        <Unbroken>{say.subjectLine(first.subject)}</Unbroken>
      </p>
      <Views shown={first} />
      {others.map((shown, at) => (
        <details className="border-t border-line pt-3" key={at}>
          <summary className="min-h-11 cursor-pointer content-center font-semibold">
            {say.more}: {say.variantOf(at + 2)}
          </summary>
          <pre className="overflow-x-auto text-sm whitespace-pre-wrap wrap-anywhere">
            {shown.text}
          </pre>
        </details>
      ))}
    </div>
  );
}

function Views({ shown }: { shown: ShownMail[number] }) {
  return (
    <>
      <figure className="grid gap-2">
        <figcaption className="text-sm text-ink-soft">{say.wide}</figcaption>
        <iframe
          sandbox=""
          className="h-[34rem] w-full rounded-card border border-line bg-white"
          src={shown.src}
          title={say.wide}
        />
      </figure>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[375px_minmax(0,1fr)]">
        <figure className="grid content-start gap-2">
          <figcaption className="text-sm text-ink-soft">{say.phone}</figcaption>
          <iframe
            sandbox=""
            className="h-[34rem] w-full max-w-[375px] rounded-card border border-line bg-white"
            src={shown.src}
            title={say.phone}
          />
        </figure>
        <figure className="grid content-start gap-2">
          <figcaption className="text-sm text-ink-soft">{say.plain}</figcaption>
          <pre className="rounded-card border border-line p-4 text-sm whitespace-pre-wrap wrap-anywhere">
            {shown.text}
          </pre>
        </figure>
      </div>
    </>
  );
}
