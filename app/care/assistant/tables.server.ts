import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { tsvector } from "#app/goods/catalog/queries/search-columns.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import { at, id } from "#app/platform/database/columns.server.ts";
import type { Level } from "./rules/flag.ts";
import type { QuestionOutcome } from "./rules/unanswered.ts";
import type { PassageKind } from "./rules/passage.ts";

/**
 * The published texts of the shop in pieces that answer one question each. Made from articles,
 * questions and products whenever these change, so nobody edits them here.
 */
export const assistantPassages = pgTable(
  "assistant_passages",
  {
    position: integer().primaryKey(),
    kind: text().$type<PassageKind>().notNull(),
    title: text().notNull(),
    url: text().notNull(),
    /** What else people call what it is about. */
    names: text().notNull(),
    body: text().notNull(),
    /** Of all passages together: others are of another edition. */
    edition: text().notNull(),
    words: tsvector()
      .notNull()
      .generatedAlwaysAs(
        sql.raw(
          "setweight(to_tsvector('english', title || ' ' || names), 'A') || setweight(to_tsvector('english', body), 'B')",
        ),
      ),
  },
  (t) => [index("assistant_passages_words").using("gin", t.words)],
);

/** A conversation, without an account, an address or anything else of who had it. */
export const assistantConversations = pgTable(
  "assistant_conversations",
  {
    id: id(),
    /** A digest of the id that only the browser has. */
    session: text().notNull().unique("assistant_conversations_session"),
    /** What was said, which only the shop's key opens. */
    sealed: text().notNull(),
    /** The most urgent that was found in it. */
    level: text().$type<Level>().notNull(),
    startedAt: at().notNull(),
    /** When its last message came: five minutes later it has expired. */
    lastAt: at().notNull(),
    /** Whether somebody said of an answer that it was of no use. */
    ratedDown: boolean().notNull().default(false),
    /** When somebody with access to health data looked at it and was done, and what they noted. */
    settledAt: at(),
    settledBy: text(),
    outcome: text(),
  },
  (t) => [
    index().on(t.lastAt),
    index("assistant_conversations_flagged")
      .on(t.startedAt, t.id)
      .where(sql`${t.settledAt} is null and (${t.level} <> 'none' or ${t.ratedDown})`),
    check(
      "assistant_conversations_level",
      sql`${t.level} in ('none', 'see_doctor', 'emergency', 'crisis')`,
    ),
  ],
);

/**
 * Questions and answers that somebody agreed to have saved in their account, for their own eyes. A
 * row exists only under a consent of its owner, and goes with it; with the account it goes as well.
 */
export const assistantSavedTurns = pgTable(
  "assistant_saved_turns",
  {
    /** Of the answer: the same one is saved once. */
    id: id(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    /** Which of them belong together. It does not lead to the row of `assistant_conversations`. */
    conversation: text().notNull(),
    /** What was said, under a key that is not in the database. */
    sealed: text().notNull(),
    saidAt: at().notNull(),
  },
  (t) => [index().on(t.userId, t.saidAt, t.id), index().on(t.saidAt)],
);

/**
 * Questions that the shop's texts did not answer, without who asked them and in which conversation;
 * what is asked in other words of the same things is one row.
 */
export const assistantQuestions = pgTable(
  "assistant_questions",
  {
    id: id(),
    /** The words it asks with, in order. */
    words: text().notNull().unique("assistant_questions_words"),
    /** As it was asked last, with "…" for words that the shop does not use. */
    question: text().notNull(),
    times: integer().notNull().default(1),
    firstAskedAt: at().notNull(),
    lastAskedAt: at().notNull(),
    settledAt: at(),
    settledBy: text(),
    outcome: text().$type<QuestionOutcome>(),
  },
  (t) => [
    index("assistant_questions_open")
      .on(t.firstAskedAt, t.id)
      .where(sql`${t.settledAt} is null`),
    check("assistant_questions_outcome", sql`${t.outcome} in ('answered', 'declined')`),
  ],
);

/** What the model cost in each month, in millionths of a US dollar. */
export const assistantSpending = pgTable("assistant_spending", {
  /** `2026-11` */
  month: text().primaryKey(),
  spent: bigint({ mode: "number" }).notNull(),
});

/**
 * What the model cost in a day for one address, in millionths of a US dollar. The address is stored
 * as a digest of it with the day, so that two days of one address are not found together.
 */
export const assistantShares = pgTable(
  "assistant_shares",
  {
    day: date({ mode: "string" }).notNull(),
    asker: text().notNull(),
    spent: bigint({ mode: "number" }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.asker] })],
);
