import { href } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { Button, TextLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { Queue } from "#app/ui/offline/use-queue.ts";
import type { Waiting } from "#app/ui/offline/waiting-store.ts";
import { wellnessMessages as say } from "../texts/shopper.ts";
import { showWaiting } from "../views/waiting-entry.ts";

type WaitingEntriesProps = { queue: Queue; onChange: (fields: Record<string, string>) => void };

/** Entries that are in this browser but not at the shop, with the reasons. */
export function WaitingEntries({ queue, onChange }: WaitingEntriesProps) {
  const { waiting, others, why, canStore } = queue;
  return (
    <>
      {canStore === false && <Notice announced={false}>{say.cannotStore}</Notice>}
      {waiting.length > 0 && (
        <section className="grid gap-3" id="not-sent">
          <Notice
            action={why === "signed_out" && <SignIn />}
            title={say.waiting(waiting.length)}
            tone="warning"
          >
            {why && <p>{say.why[why]}</p>}
            <p>{say.waitingText}</p>
          </Notice>
          <ul className="grid gap-3">
            {waiting.map((item) => (
              <WaitingEntry
                item={item}
                key={item.id}
                onChange={() => {
                  onChange(item.fields);
                  void queue.discard(item.id);
                }}
                onDiscard={() => void queue.discard(item.id)}
              />
            ))}
          </ul>
        </section>
      )}
      {others > 0 && <Notice announced={false}>{say.others(others)}</Notice>}
    </>
  );
}

function SignIn() {
  const next = encodeURIComponent(href("/portal/wellness"));
  return (
    <TextLink tight to={`${href("/auth")}?next=${next}`}>
      {say.signIn}
    </TextLink>
  );
}

type WaitingEntryProps = { item: Waiting; onChange: () => void; onDiscard: () => void };

function WaitingEntry({ item, onChange, onDiscard }: WaitingEntryProps) {
  const { when, mood, energy } = showWaiting(item);
  const isRefused = item.refused !== undefined;
  return (
    <Card as="li" className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="font-semibold">{when}</p>
        <Badge tone={isRefused ? "error" : "warning"}>
          {isRefused ? say.refusedEntry : say.notSent}
        </Badge>
      </div>
      <p>
        {say.mood}: {mood.text}. {energy.text}.
      </p>
      {isRefused && <p>{item.refused}</p>}
      <div className="flex flex-wrap gap-2">
        {isRefused && (
          <Button
            aria-label={say.changeOf(when)}
            onClick={onChange}
            size="compact"
            type="button"
            variant="secondary"
          >
            {say.change}
          </Button>
        )}
        <Button
          aria-label={say.discardOf(when)}
          onClick={onDiscard}
          size="compact"
          type="button"
          variant="quiet"
        >
          {say.discard}
        </Button>
      </div>
    </Card>
  );
}
