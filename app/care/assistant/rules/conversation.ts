import { addMinutes } from "#app/lib/dates.ts";
import { EXPIRES_AFTER_MINUTES } from "./expiry.ts";
import { isMoreUrgent, type Found, type Level } from "#app/care/triage/rules/flag.ts";
import type { Rating } from "./rating.ts";

export const expiresAt = (lastAt: Date): Date => addMinutes(lastAt, EXPIRES_AFTER_MINUTES);

export const isExpired = (lastAt: Date, now: Date): boolean => now >= expiresAt(lastAt);

export type Turn = {
  /** The id by which the answer is rated. */
  id: string;
  /** When it was asked, as ISO 8601; undefined in conversations stored before this was recorded. */
  at?: string | undefined;
  question: string;
  response: string;
  sources: readonly { title: string; url: string }[];
  level: Level;
  rating?: Rating | undefined;
};

/** The turns so far, and the signs found in them. */
export type ConversationContents = { turns: readonly Turn[]; found: readonly Found[] };

/** The most turns that a conversation keeps; older ones are dropped. */
const MOST_TURNS = 20;

export const withTurn = (
  { turns }: ConversationContents,
  turn: Turn,
  found: readonly Found[],
): ConversationContents => ({ turns: [...turns, turn].slice(-MOST_TURNS), found });

/** Clinicians review a conversation by its most urgent message, whatever came after it. */
export const highestLevel = ({ turns, found }: ConversationContents): Level =>
  [...turns, ...found].reduce<Level>(
    (highest, { level }) => (isMoreUrgent(level, highest) ? level : highest),
    "none",
  );
