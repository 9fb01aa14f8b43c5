import type { Level } from "#app/care/triage/rules/flag.ts";

export type ChatMessage = {
  id: string;
  by: "you" | "bot";
  text: string;
  /** When it was sent, or began to arrive. */
  at: Date;
  level: Level;
  sources: readonly { title: string; url: string }[];
  /**
   * The shop's id of the answer; undefined until it is complete, and for messages that are not
   * answers.
   */
  answerId?: string;
  /** Whether it is saved in the reader's account, if they agreed to that. */
  saved?: boolean | undefined;
};

export type Chat = {
  sessionId: string;
  messages: readonly ChatMessage[];
  suggestions: readonly string[];
  /** The text in the input field. */
  draft: string;
  isPending: boolean;
  isExpired: boolean;
};

const CARRIED = "health-ai-chat";

/** `signedIn`: its reader was at any time. */
export type Carried = { chat: Chat; endsAt: number; signedIn: boolean };

/** Stores a conversation until the next document of this tab takes it. */
export function carryChat(carried: Carried): void {
  try {
    sessionStorage.setItem(CARRIED, JSON.stringify(carried));
  } catch {
    // A browser that stores nothing: the next page begins anew.
  }
}

export function takeCarried(): Carried | undefined {
  dropOldChat();
  const carried = read();
  drop();
  const messages = carried?.chat.messages.map((one) => ({ ...one, at: new Date(one.at) }));
  return carried && messages && { ...carried, chat: { ...carried.chat, messages } };
}

/** On every page: a conversation goes with its five minutes, and with a sign-out. */
export function dropOldChat(): void {
  const carried = read();
  if (!carried) return;
  const left = carried.endsAt - Date.now();
  if (left <= 0 || (carried.signedIn && !isSignedIn())) drop();
  else setTimeout(dropOldChat, left);
}

function read(): Carried | undefined {
  try {
    // Our own page wrote it.
    return JSON.parse(sessionStorage.getItem(CARRIED) ?? "") as Carried;
  } catch {
    return undefined;
  }
}

function drop(): void {
  try {
    sessionStorage.removeItem(CARRIED);
  } catch {
    // Blocked storage has nothing to drop.
  }
}

export const isSignedIn = (): boolean => document.documentElement.hasAttribute("data-signed-in");
