import { useEffect, useState } from "react";
import { href } from "#app/lib/href.ts";
import type { Saving, ShownSaving } from "../rules/saving.ts";
import { isSignedIn, type Chat } from "./carried-chat.ts";
import { changeChat, readChat } from "./chat-state.ts";

export type SavingOfPanel = {
  /** `asking` until the shop has answered. */
  state: Saving | "asking";
  wording: string;
  /** Resolves to false when it failed. */
  agree: () => Promise<boolean>;
};

/** Loads whether the reader's conversations are saved; visitors cost no request. */
export function useSaving(chat: Chat): SavingOfPanel {
  const [shown, setShown] = useState<ShownSaving | undefined>(() =>
    isSignedIn() ? undefined : NO_ACCOUNT,
  );
  useEffect(() => {
    const leaving = new AbortController();
    async function read() {
      const answer = isSignedIn() ? await readSaving(leaving.signal) : NO_ACCOUNT;
      if (leaving.signal.aborted) return;
      if (answer && answer.saving !== "on") markAll(false);
      setShown((known) => answer ?? known ?? NO_ACCOUNT);
    }
    void read();
    return () => leaving.abort();
  }, []);
  // The reader may have agreed in another tab in the meantime.
  const isSaved = chat.messages.some(({ saved }) => saved === true);
  return {
    state: isSaved ? "on" : (shown?.saving ?? "asking"),
    wording: shown?.wording ?? "",
    async agree() {
      if (!(await sendAgreement())) return false;
      setShown({ saving: "on", wording: "" });
      return true;
    },
  };
}

const NO_ACCOUNT: ShownSaving = { saving: "no_account", wording: "" };

/** Undefined if the shop does not answer. */
async function readSaving(signal: AbortSignal): Promise<ShownSaving | undefined> {
  try {
    const response = await fetch(href("/api/health-ai-saving"), { signal });
    // Our own endpoint wrote this JSON.
    return response.ok ? ((await response.json()) as ShownSaving) : undefined;
  } catch {
    return undefined;
  }
}

/** The conversation so far is saved too. */
async function sendAgreement(): Promise<boolean> {
  const { sessionId } = readChat();
  try {
    const { ok } = await fetch(href("/api/health-ai-saving"), {
      method: "POST",
      body: new URLSearchParams({ sessionId }),
    });
    if (ok) markAll(true);
    return ok;
  } catch {
    return false;
  }
}

/** After consent every message is saved. After saving was stopped anywhere, none is. */
function markAll(saved: boolean): void {
  const { messages } = readChat();
  if (messages.every((message) => (message.saved ?? false) === saved)) return;
  changeChat({ messages: messages.map((message) => ({ ...message, saved })) });
}
