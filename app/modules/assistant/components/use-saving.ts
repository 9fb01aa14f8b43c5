import { useEffect, useState } from "react";
import { href } from "react-router";
import type { Saving, ShownSaving } from "../rules/saving.ts";
import { changeChat, readChat, type Chat } from "./chat-state.ts";

export type SavingOfPanel = {
  /** `asking` until the shop has answered. */
  state: Saving | "asking";
  wording: string;
  /** Whether it worked. */
  agree: () => Promise<boolean>;
};

/** Whether the reader's conversations are saved; visitors cost no request. */
export function useSaving(chat: Chat): SavingOfPanel {
  const [shown, setShown] = useState<ShownSaving | undefined>(() =>
    isSignedIn() ? undefined : NO_ACCOUNT,
  );
  useEffect(() => {
    if (!isSignedIn()) return undefined;
    const leaving = new AbortController();
    async function read() {
      const answer = await readSaving(leaving.signal);
      if (!leaving.signal.aborted) setShown(answer);
    }
    void read();
    return () => leaving.abort();
  }, []);
  // Agreed to in another tab since.
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

const isSignedIn = () => document.documentElement.hasAttribute("data-signed-in");

async function readSaving(signal: AbortSignal): Promise<ShownSaving> {
  try {
    const response = await fetch(href("/api/health-ai-saving"), { signal });
    // Our own endpoint wrote it.
    return response.ok ? ((await response.json()) as ShownSaving) : NO_ACCOUNT;
  } catch {
    return NO_ACCOUNT;
  }
}

/** What was said so far is saved with it. */
async function sendAgreement(): Promise<boolean> {
  const { sessionId } = readChat();
  try {
    const { ok } = await fetch(href("/api/health-ai-saving"), {
      method: "POST",
      body: new URLSearchParams({ sessionId }),
    });
    const { messages } = readChat();
    if (ok) changeChat({ messages: messages.map((message) => ({ ...message, saved: true })) });
    return ok;
  } catch {
    return false;
  }
}
