import { SendHorizontal, Square } from "lucide-react";
import { useRef, useState, type FormEvent, type KeyboardEvent } from "react";
import { href } from "#app/lib/href.ts";
import { helpMessages } from "#app/care/triage/texts/shopper.ts";
import { Button } from "#app/ui/button.tsx";
import { LONGEST_MESSAGE } from "../rules/longest-message.ts";
import { assistantMessages as say } from "../texts/shopper.ts";
import { askAssistant, stopAnswer } from "./ask-assistant.ts";
import type { Chat } from "./carried-chat.ts";
import { changeChat, startChat } from "./chat-state.ts";
import { handOver } from "./hand-over.ts";

const FIELD = "assistant-question";

/** The field for a question, and the link to a person. */
export function PanelField({ chat, onLeave }: { chat: Chat; onLeave: () => void }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { draft, isPending, isExpired, messages } = chat;
  const isEmpty = draft.trim() === "";
  function send(event: FormEvent) {
    event.preventDefault();
    void askAssistant(draft);
    field.current?.focus();
  }
  function sendByEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
    // Enter that takes a suggestion of a keyboard for other scripts sends nothing.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void askAssistant(draft);
  }
  return (
    <div className="border-t border-line px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      {isExpired && (
        <Button
          className="mb-3"
          onClick={() => {
            startChat();
            field.current?.focus();
          }}
          type="button"
          wide
        >
          {say.newConversation}
        </Button>
      )}
      <form className="flex items-end gap-2" data-works-offline onSubmit={send}>
        <label className="sr-only" htmlFor={FIELD}>
          {say.label}
        </label>
        <textarea
          className="field-sizing-content max-h-32 min-h-11 min-w-0 flex-1 resize-none rounded-control border border-line-strong bg-surface px-3 py-2 text-base placeholder:text-ink-soft focus-visible:outline-offset-0 disabled:bg-sunken"
          disabled={isExpired}
          enterKeyHint="send"
          id={FIELD}
          maxLength={LONGEST_MESSAGE}
          onChange={(event) => changeChat({ draft: event.target.value })}
          onKeyDown={sendByEnter}
          placeholder={isExpired ? say.expiredPlaceholder : say.placeholder}
          ref={field}
          rows={1}
          value={draft}
        />
        {isPending ? (
          <Button
            aria-label={say.stop}
            onClick={stopAnswer}
            size="icon"
            type="button"
            variant="secondary"
          >
            <Square aria-hidden="true" className="size-4" />
          </Button>
        ) : (
          <Button aria-label={say.send} disabled={isEmpty || isExpired} size="icon">
            <SendHorizontal aria-hidden="true" className="size-5" />
          </Button>
        )}
      </form>
      {messages.length > 0 && <ToPerson chat={chat} onLeave={onLeave} />}
    </div>
  );
}

/** Leads to the contact form. The conversation goes along only if the reader wants that. */
function ToPerson({ chat, onLeave }: { chat: Chat; onLeave: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const [takesAlong, setTakesAlong] = useState(false);
  function write() {
    if (takesAlong) handOver(transcriptOf(chat));
    onLeave();
    location.assign(href("/contact"));
  }
  return (
    <div className="mt-2">
      <Button
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        size="compact"
        type="button"
        variant="quiet"
      >
        {say.toPerson}
      </Button>
      {isOpen && (
        <div className="mt-1 grid gap-2 rounded-card bg-sunken p-3">
          <label className="flex min-h-11 items-start gap-2 py-1.5 text-sm">
            <input
              checked={takesAlong}
              className="mt-0.5 size-5 shrink-0 accent-accent"
              onChange={(event) => setTakesAlong(event.target.checked)}
              type="checkbox"
            />
            {say.takeAlong}
          </label>
          <div className="flex flex-wrap gap-2">
            <Button onClick={write} type="button">
              {helpMessages.write}
            </Button>
            <Button
              onClick={() => {
                onLeave();
                location.assign(href("/consultation"));
              }}
              type="button"
              variant="secondary"
            >
              {helpMessages.consult}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

function transcriptOf({ messages }: Chat): string {
  const lines = messages.map(({ by, text }) => `${by === "you" ? say.you : say.bot}: ${text}`);
  return [say.transcript, ...lines].join("\n\n");
}
