import { Badge } from "#app/ui/badge.tsx";
import { cx } from "#app/ui/cx.ts";
import { ticketMessages as say } from "../texts/staff.ts";

export type ConversationEntry = {
  id: string;
  kind: "reply" | "note" | "mail";
  text: string;
  /** The author and the time. */
  by: string;
  /** All of a mail, where something of it is not shown. */
  whole?: string | undefined;
  /** The mail came from a different address than the ticket's. */
  isOther?: boolean;
};

/** Replies, mails and notes, oldest first. A note must not look or read like a reply. */
export function Conversation({ entries }: { entries: readonly ConversationEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{say.replies}</h2>
      <ol className="grid gap-4">
        {entries.map(({ id, kind, text, by, whole, isOther = false }) => (
          <li className="grid gap-1" key={id}>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
              {kind === "note" && <Badge tone="warning">{say.internalNote}</Badge>}
              {isOther && <Badge tone="warning">{say.otherAddress}</Badge>}
              <span className="wrap-anywhere">{by}</span>
            </p>
            {isOther && <p className="text-sm text-ink-soft">{say.otherAddressHint}</p>}
            <TypedText isNote={kind === "note"}>{text}</TypedText>
            {whole !== undefined && <WholeMail>{whole}</WholeMail>}
          </li>
        ))}
      </ol>
    </section>
  );
}

export function WholeMail({ children }: { children: string }) {
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center underline underline-offset-4">
        {say.wholeMail}
      </summary>
      <TypedText>{children}</TypedText>
    </details>
  );
}

/** A text as it was typed: never markup, never a link, in its own direction of writing. */
export function TypedText({ children, isNote = false }: { children: string; isNote?: boolean }) {
  return (
    <p
      className={cx(
        "measure rounded-card border px-5 py-4 whitespace-pre-wrap wrap-anywhere",
        isNote ? "border-dashed border-warning bg-warning-soft" : "border-line bg-surface",
      )}
      dir="auto"
    >
      {children}
    </p>
  );
}
