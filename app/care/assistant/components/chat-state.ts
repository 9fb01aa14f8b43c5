import { EXPIRES_AFTER_MINUTES } from "../rules/expiry.ts";
import { carryChat, isSignedIn, takeCarried, type Carried, type Chat } from "./carried-chat.ts";

const begin = (draft = ""): Chat => ({
  sessionId: crypto.randomUUID(),
  messages: [],
  suggestions: [],
  draft,
  isPending: false,
  isExpired: false,
});

const anew = (): Carried => ({ chat: begin(), endsAt: 0, signedIn: false });

/** Each tab has one conversation while it is open (`carried-chat.ts`). */
let { chat, endsAt, signedIn } = takeCarried() ?? anew();
let timer: ReturnType<typeof setTimeout> | undefined;
const readers = new Set<() => void>();

window.addEventListener("pagehide", () => {
  if (chat.messages.length === 0 || chat.isExpired) return;
  carryChat({ chat: { ...chat, isPending: false }, endsAt, signedIn });
});

// A page that is shown again as it was: the reader may have written on others in the meantime.
window.addEventListener("pageshow", ({ persisted }) => {
  if (!persisted) return;
  clearTimeout(timer);
  timer = undefined;
  ({ chat, endsAt, signedIn } = takeCarried() ?? anew());
  openChat();
  changeChat({});
});

export const readChat = (): Chat => chat;

export function onChat(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}

export function changeChat(change: Partial<Chat>): void {
  chat = { ...chat, ...change };
  signedIn ||= isSignedIn();
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
  if (endsAt === 0) return restartTimer();
  expireWhenOver();
  timer ??= setTimeout(expireWhenOver, endsAt - Date.now());
}
