import { cx } from "#app/ui/cx.ts";
import { TextAnchor } from "#app/ui/button.tsx";
import { HelpWays } from "#app/care/triage/components/help-ways.tsx";
import type { Turn } from "../rules/conversation.ts";
import { assistantMessages as say } from "../texts/shopper.ts";

/** One question and its answer, with the pages that the answer is from. */
export function TurnView({ turn }: { turn: Turn }) {
  return (
    <>
      <li className="grid">
        <QuestionView text={turn.question} />
      </li>
      <li>
        <AnswerView turn={turn} />
      </li>
    </>
  );
}

export function QuestionView({ text }: { text: string }) {
  return (
    <div className="grid justify-items-end">
      <span className="sr-only">{say.you}: </span>
      <p className="max-w-[85%] rounded-card bg-accent px-4 py-2.5 wrap-anywhere whitespace-pre-line text-on-accent">
        {text}
      </p>
    </div>
  );
}

const URGENT = "border-error bg-error-soft";

export function AnswerView({ turn }: { turn: Pick<Turn, "response" | "sources" | "level"> }) {
  const { response, sources, level } = turn;
  const isUrgent = level === "emergency" || level === "crisis";
  const [first, ...more] = response.split("\n\n");
  return (
    <div
      className={cx(
        "grid gap-3 rounded-card border px-4 py-3",
        isUrgent ? URGENT : "border-line bg-surface",
      )}
    >
      <span className="sr-only">{say.bot}: </span>
      <p className={cx("measure wrap-anywhere", isUrgent && "font-semibold")}>{first}</p>
      {/* The call is in sight on a small phone, whatever is said after it. */}
      {isUrgent && <HelpWays level={level} />}
      {more.map((part) => (
        <p className="measure wrap-anywhere" key={part}>
          {part}
        </p>
      ))}
      {level !== "none" && !isUrgent && <HelpWays level={level} />}
      {sources.length > 0 && (
        <div className="text-sm">
          <p className="text-ink-soft">{say.sourcesTitle}</p>
          <ul className="grid">
            {sources.map(({ title, url }) => (
              <li key={url}>
                <TextAnchor href={url}>{title}</TextAnchor>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
