import type { Level } from "#app/care/triage/rules/flag.ts";
import { EXPIRES_AFTER_MINUTES } from "../rules/expiry.ts";

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

const begin = (draft = ""): Chat => ({
  sessionId: crypto.randomUUID(),
  messages: [],
  suggestions: [],
  draft,
  isPending: false,
  isExpired: false,
});

/** Each tab has one conversation while it is open. Nothing is stored in the browser. */
let chat: Chat = begin();
let timer: ReturnType<typeof setTimeout> | undefined;
let endsAt = 0;
const readers = new Set<() => void>();

export const readChat = (): Chat => chat;

export function onChat(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}

export function changeChat(change: Partial<Chat>): void {
  chat = { ...chat, ...change };
  for (const reader of readers) reader();
}

/** Restarts the five minutes. A phone that slept notices the end when it wakes. */
export function restartTimer(): void {
  clearTimeout(timer);
  endsAt = Date.now() + EXPIRES_AFTER_MINUTES * 60_000;
  timer = setTimeout(expireWhenOver, EXPIRES_AFTER_MINUTES * 60_000);
}

export function expireWhenOver(): void {
  if (endsAt === 0 || Date.now() < endsAt || chat.isExpired) return;
  clearTimeout(timer);
  changeChat({ isExpired: true, suggestions: [] });
}

/** Starts another conversation. Text that was not sent stays in the field. */
export function startChat(): void {
  clearTimeout(timer);
  chat = begin(chat.draft);
  restartTimer();
  changeChat({});
}

/** The first opening starts the five minutes. */
export function openChat(): void {
  if (endsAt === 0) restartTimer();
  else expireWhenOver();
}
