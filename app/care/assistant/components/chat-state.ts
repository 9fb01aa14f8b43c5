import type { Level } from "../rules/flag.ts";
import { EXPIRES_AFTER_MINUTES } from "../rules/expiry.ts";

export type ChatMessage = {
  id: string;
  by: "you" | "bot";
  text: string;
  /** When it was sent, or began to arrive. */
  at: Date;
  level: Level;
  sources: readonly { title: string; url: string }[];
  /** Under which the shop knows the answer; undefined while it is not whole, and for what is no answer. */
  answerId?: string;
  /** Whether it is saved in the reader's account, where that was agreed to. */
  saved?: boolean | undefined;
};

export type Chat = {
  sessionId: string;
  messages: readonly ChatMessage[];
  suggestions: readonly string[];
  /** What stands in the field. */
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

/** One conversation a tab, while it is open: nothing of it is written anywhere in the browser. */
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

/** Five minutes from now, until the next message. A phone that slept finds it when it wakes. */
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

/** Another conversation; what was typed and not sent stays in the field. */
export function startChat(): void {
  clearTimeout(timer);
  chat = begin(chat.draft);
  restartTimer();
  changeChat({});
}

/** The first opening begins the five minutes. */
export function openChat(): void {
  if (endsAt === 0) restartTimer();
  else expireWhenOver();
}
