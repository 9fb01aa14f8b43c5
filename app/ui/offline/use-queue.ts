import { useCallback, useEffect, useRef, useState } from "react";
import { announceChange, onReturn } from "./changes.ts";
import type { Outcome, Why } from "./read-answer.ts";
import { sendAll, sendOne, type QueueKind, type Saved } from "./send-waiting.ts";
import { canStore, listWaiting, putWaiting, removeWaiting, type Waiting } from "./waiting-store.ts";

type QueueView = {
  /** Undefined until the browser has been asked. */
  canStore: boolean | undefined;
  /** Entries of the current account. */
  waiting: readonly Waiting[];
  others: number;
  why: Why | undefined;
};

type QueueOptions = {
  kind: QueueKind;
  /** Identifies the account that the page was rendered for. */
  owner: string;
  /** Called with entries that were sent in the background. */
  onSaved?: ((saved: readonly Saved[]) => void) | undefined;
};

const AGAIN_MS = 30_000;

/** Entries waiting in this browser. They are sent as soon as possible. */
export function useQueue({ kind, owner, onSaved }: QueueOptions) {
  const [seen, setSeen] = useState<QueueView>({
    canStore: undefined,
    waiting: [],
    others: 0,
    why: undefined,
  });
  const saved = useRef(onSaved);
  useEffect(() => {
    saved.current = onSaved;
  });

  const look = useCallback(async () => {
    const able = await canStore();
    const all = able ? await listWaiting(kind.name) : [];
    const waiting = all.filter((item) => item.owner === owner);
    const others = all.length - waiting.length;
    setSeen((before) => ({ ...before, canStore: able, waiting, others }));
    return waiting.some(({ refused }) => refused === undefined);
  }, [kind, owner]);

  const sendWhatWaits = useCallback(async () => {
    if (!(await look())) return;
    const sent = await sendAll(kind, owner);
    setSeen((before) => ({ ...before, why: sent.why }));
    await look();
    if (sent.saved.length > 0) saved.current?.(sent.saved);
  }, [kind, owner, look]);

  useEffect(() => {
    const start = () => {
      if (!document.hidden) void sendWhatWaits().catch(() => undefined);
    };
    start();
    const again = setInterval(start, AGAIN_MS);
    const stop = onReturn(start, () => void look().catch(() => undefined));
    return () => {
      clearInterval(again);
      stop();
    };
  }, [look, sendWhatWaits]);

  /** Stores the entry in the browser, then sends it. Throws if the browser has no room. */
  async function send(id: string, fields: Record<string, string>): Promise<Outcome> {
    await putWaiting({ id, kind: kind.name, owner, fields, writtenAt: Date.now() });
    announceChange();
    const outcome = (await sendOne(kind, id)) ?? ({ kind: "saved" } as const);
    // The form itself shows what is wrong, so the entry leaves the queue.
    if (outcome.kind === "refused") await removeWaiting(id);
    setSeen((before) => ({ ...before, why: outcome.kind === "later" ? outcome.why : undefined }));
    await look();
    return outcome;
  }

  async function discard(id: string): Promise<void> {
    await removeWaiting(id);
    announceChange();
    await look();
  }

  return { ...seen, send, discard };
}

export type Queue = ReturnType<typeof useQueue>;
