import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { tsvector } from "#app/goods/catalog/queries/search-columns.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import { at, id } from "#app/platform/database/columns.server.ts";
import type { Level } from "#app/care/triage/rules/flag.ts";
import type { QuestionOutcome } from "./rules/unanswered.ts";
import type { PassageKind } from "./rules/passage.ts";

/**
 * The shop's published texts in pieces that each answer one question. They are rebuilt whenever
 * articles, questions or products change, so no one edits them here.
 */
export const assistantPassages = pgTable(
  "assistant_passages",
  {
    position: integer().primaryKey(),
    kind: text().$type<PassageKind>().notNull(),
    title: text().notNull(),
    url: text().notNull(),
    /** Other names of the subject. */
    names: text().notNull(),
    body: text().notNull(),
    /** The version of all passages together. Passages with another value are outdated. */
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

/** A conversation, without an account, an address or anything else about the person. */
export const assistantConversations = pgTable(
  "assistant_conversations",
  {
    id: id(),
    /** A digest of the id that only the browser has. */
    session: text().notNull().unique("assistant_conversations_session"),
    /** The contents, which only the shop's key opens. */
    sealed: text().notNull(),
    /** The most urgent level found in the conversation. */
    level: text().$type<Level>().notNull(),
    startedAt: at().notNull(),
    /** When the last message arrived: five minutes later the conversation expires. */
    lastAt: at().notNull(),
    /** The reader rated an answer as useless. */
    ratedDown: boolean().notNull().default(false),
    /** When staff with access to health data finished with it, and their note. */
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
 * Questions and answers that their owners agreed to save in the account, for their own eyes. Each
 * row exists only under its owner's consent and is deleted with it, or with the account.
 */
export const assistantSavedTurns = pgTable(
  "assistant_saved_turns",
  {
    /** The answer's id: the same answer is saved once. */
    id: id(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    /** Shared by turns of one conversation. It does not lead to `assistant_conversations`. */
    conversation: text().notNull(),
    /** The contents, encrypted with a key outside the database. */
    sealed: text().notNull(),
    saidAt: at().notNull(),
  },
  (t) => [index().on(t.userId, t.saidAt, t.id), index().on(t.saidAt)],
);

/**
 * Questions that the shop's texts did not answer, without the person and the conversation.
 * Questions about the same things in other words share a row.
 */
export const assistantQuestions = pgTable(
  "assistant_questions",
  {
    id: id(),
    /** The question's words, sorted. */
    words: text().notNull().unique("assistant_questions_words"),
    /** The latest wording, with "…" for words outside the shop's vocabulary. */
    question: text().notNull(),
    times: integer().notNull().default(1),
    firstAskedAt: at().notNull(),
    lastAskedAt: at().notNull(),
    settledAt: at(),
    settledBy: text(),
    outcome: text().$type<QuestionOutcome>(),
    /** The question of the FAQ that answers it from now on. */
    faqSlug: text(),
  },
  (t) => [
    index("assistant_questions_open")
      .on(t.firstAskedAt, t.id)
      .where(sql`${t.settledAt} is null`),
    check("assistant_questions_outcome", sql`${t.outcome} in ('answered', 'declined')`),
  ],
);
