import { useEffect, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { cx } from "#app/ui/cx.ts";
import { savingMessages } from "../texts/shopper-saving.ts";
import { assistantMessages as say } from "../texts/shopper.ts";
import { AnswerTools } from "./answer-tools.tsx";
import { askAssistant } from "./ask-assistant.ts";
import type { Chat } from "./carried-chat.ts";
import { AnswerView, QuestionView } from "./turn-view.tsx";

export function PanelMessages({ chat, isSaving }: { chat: Chat; isSaving: boolean }) {
  const { messages, isPending, isExpired, suggestions } = chat;
  const question = useRef<HTMLLIElement>(null);
  const box = useRef<HTMLElement>(null);
  const last = messages.at(-1);
  const isTyping = isPending && last?.by === "you";
  const lastQuestion = messages.findLast(({ by }) => by === "you")?.id;
  useEffect(() => {
    // An answer is read from its beginning.
    const list = box.current;
    if (list)
      list.scrollTop = isPending ? list.scrollHeight : (question.current?.offsetTop ?? 0) - 16;
  }, [isPending]);
  return (
    <section
      aria-label={say.conversation}
      className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-4"
      ref={box}
    >
      {messages.length === 0 && (
        <p className="mb-4 text-sm text-ink-soft">
          {isSaving ? savingMessages.privacy : say.privacy}
        </p>
      )}
      <ol className="grid gap-4">
        {messages.map((message) => (
          <li
            className="grid"
            key={message.id}
            ref={message.id === lastQuestion ? question : undefined}
          >
            {message.by === "you" ? (
              <>
                <QuestionView text={message.text} />
                <SentAt at={message.at} className="text-right" />
              </>
            ) : (
              <>
                <AnswerView turn={{ ...message, response: message.text }} />
                <SentAt at={message.at} />
                {isSaving && message.answerId && !message.saved && (
                  <p className="mt-1 text-sm">{savingMessages.notSaved}</p>
                )}
                {message.answerId && <AnswerTools message={message} sessionId={chat.sessionId} />}
              </>
            )}
          </li>
        ))}
      </ol>
      {isTyping && <Typing />}
      {!isExpired && !isPending && (
        <Questions
          questions={messages.length === 0 ? say.quickQuestions : suggestions}
          title={messages.length === 0 ? say.quickTitle : say.suggestionsTitle}
        />
      )}
      {/* The whole answer at once: in pieces it would be read out in pieces. */}
      <p aria-live="polite" className="sr-only">
        {isTyping && say.typing}
        {!isPending && last?.by === "bot" && last.text}
      </p>
    </section>
  );
}

/** The time uses the reader's own clock, because the panel is never rendered on the server. */
function SentAt({ at, className }: { at: Date; className?: string }) {
  return (
    <time className={cx("mt-1 text-sm text-ink-soft", className)} dateTime={at.toISOString()}>
      {at.toLocaleTimeString("en-PH", { hour: "numeric", minute: "2-digit" })}
    </time>
  );
}

function Typing() {
  return (
    <div
      aria-hidden="true"
      className="mt-4 inline-flex gap-1 rounded-card border border-line bg-surface px-4 py-3 motion-safe:animate-pulse"
    >
      {[1, 2, 3].map((dot) => (
        <span className="size-2 rounded-pill bg-ink-soft" key={dot} />
      ))}
    </div>
  );
}

function Questions({ title, questions }: { title: string; questions: readonly string[] }) {
  if (questions.length === 0) return null;
  return (
    <div className="mt-4">
      <h3 className="mb-2 font-text text-sm text-ink-soft">{title}</h3>
      <ul className="flex flex-wrap gap-2">
        {questions.map((question) => (
          <li key={question}>
            <Button
              className="text-left"
              onClick={(event) => {
                // The question disappears, and the focus must not.
                event.currentTarget.closest("dialog")?.focus();
                void askAssistant(question);
              }}
              type="button"
              variant="secondary"
            >
              {question}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
