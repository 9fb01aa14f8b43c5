import { useEffect, useRef } from "react";
import { href } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { Button, TextLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { queueWords as say } from "./queue-words.ts";
import type { Queue } from "./use-queue.ts";
import type { Waiting } from "./waiting-store.ts";

/** A waiting entry as its reader sees it. */
type WaitingLine = {
  title: string;
  text?: string;
  /** The accessible names of its buttons. */
  names: { change: string; discard: string };
  /** Brings a refused entry back into the form, or the address of that form. */
  change: ((item: Waiting) => void) | string | undefined;
};

type WaitingListProps = {
  queue: Queue;
  words: {
    waiting: (count: number) => string;
    waitingText: string;
    /** Whom to call, since no one has read these entries. */
    unwell?: string;
    otherAccount: string;
    others: (count: number) => string;
    cannotStore: string;
    change: string;
  };
  /** The page after a sign-in. */
  home: string;
  show: (item: Waiting) => WaitingLine;
  /** Scrolls to a new entry, because the owner is at the end of a long form. */
  scrolls?: boolean;
};

/** Entries that are in this browser but not at the shop, with the reasons. */
export function WaitingList({ queue, words, home, show, scrolls = false }: WaitingListProps) {
  const { waiting, others, why, canStore } = queue;
  const top = useRef<HTMLElement>(null);
  const count = useRef(0);
  useEffect(() => {
    if (waiting.length > count.current && scrolls) top.current?.scrollIntoView({ block: "center" });
    count.current = waiting.length;
  }, [waiting.length, scrolls]);
  return (
    <>
      {canStore === false && <Notice announced={false}>{words.cannotStore}</Notice>}
      {waiting.length > 0 && (
        <section className="grid gap-3" ref={top}>
          <Notice
            action={
              why === "signed_out" && (
                <TextLink tight to={`${href("/auth")}?next=${encodeURIComponent(home)}`}>
                  {say.signIn}
                </TextLink>
              )
            }
            title={words.waiting(waiting.length)}
            tone="warning"
          >
            {why && <p>{why === "other_account" ? words.otherAccount : say.why[why]}</p>}
            <p>{words.waitingText}</p>
            {words.unwell && <p>{words.unwell}</p>}
          </Notice>
          <ul className="grid gap-3">
            {waiting.map((item) => (
              <WaitingItem
                change={words.change}
                item={item}
                key={item.id}
                line={show(item)}
                onDiscard={() => void queue.discard(item.id)}
              />
            ))}
          </ul>
        </section>
      )}
      {others > 0 && <Notice announced={false}>{words.others(others)}</Notice>}
    </>
  );
}

type WaitingItemProps = { item: Waiting; line: WaitingLine; change: string; onDiscard: () => void };

function WaitingItem({ item, line, change, onDiscard }: WaitingItemProps) {
  const { title, text, names, change: lead } = line;
  const isRefused = item.refused !== undefined;
  return (
    <Card as="li" className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="font-semibold">{title}</p>
        <Badge tone={isRefused ? "error" : "warning"}>
          {isRefused ? say.refused : say.notSent}
        </Badge>
      </div>
      {text && <p>{text}</p>}
      {isRefused && <p>{item.refused}</p>}
      <div className="flex flex-wrap gap-2">
        {isRefused && typeof lead === "string" && (
          <TextLink aria-label={names.change} to={lead}>
            {change}
          </TextLink>
        )}
        {isRefused && typeof lead === "function" && (
          <Button
            aria-label={names.change}
            onClick={() => lead(item)}
            size="compact"
            type="button"
            variant="secondary"
          >
            {change}
          </Button>
        )}
        <Button
          aria-label={names.discard}
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
