import { sql } from "drizzle-orm";
import {
  check,
  date,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { user } from "#app/platform/auth/tables.server.ts";
import { at, id } from "#app/platform/database/columns.server.ts";
import type { ProposalState, ProposedChange } from "./rules/proposal-terms.ts";

/** Keys of programs that read the shop. Reading this table opens nothing. */
export const apiKeys = pgTable(
  "api_keys",
  {
    /** The form's key: sending it twice makes one API key. */
    id: id(),
    name: text().notNull(),
    /** SHA-256 of the key. */
    keyHash: text().notNull().unique(),
    /** The last signs of the key, by which people tell keys apart. */
    hint: text().notNull(),
    /** Names of operations, and `orders:personal`. */
    scopes: text().array().notNull(),
    createdAt: at().notNull(),
    createdBy: text().references(() => user.id, { onDelete: "set null" }),
    expiresAt: at(),
    /** The day in Manila; a day is enough to see which keys are still in use. */
    lastUsedOn: date(),
    revokedAt: at(),
  },
  (t) => [
    uniqueIndex("api_keys_name")
      .on(sql`lower(${t.name})`)
      .where(sql`${t.revokedAt} is null`),
    check("api_keys_scopes", sql`cardinality(${t.scopes}) > 0`),
  ],
);

/** Answers to writes, so that a program that repeats a request changes nothing twice. */
export const apiWrites = pgTable(
  "api_writes",
  {
    keyId: uuid()
      .notNull()
      .references(() => apiKeys.id),
    idempotencyKey: text().notNull(),
    /** SHA-256 of the operation, its record and its input. */
    fingerprint: text().notNull(),
    answer: jsonb(),
    at: at().notNull(),
  },
  (t) => [primaryKey({ columns: [t.keyId, t.idempotencyKey] }), index().on(t.at)],
);

/** Changes that programs propose by MCP. A person approves or declines each. */
export const proposals = pgTable(
  "proposals",
  {
    id: id(),
    keyId: uuid()
      .notNull()
      .references(() => apiKeys.id),
    /** The key's name at that time; a revoked key's name may be taken again. */
    keyName: text().notNull(),
    operation: text().notNull(),
    /** The record by the key that people know, and its id. */
    record: text().notNull(),
    recordId: text().notNull(),
    input: jsonb().$type<Record<string, unknown>>().notNull(),
    /** The program's reason. */
    why: text().notNull(),
    changes: jsonb().$type<ProposedChange[]>().notNull(),
    state: text().$type<ProposalState>().notNull().default("open"),
    askedAt: at().notNull(),
    decidedAt: at(),
    decidedBy: text().references(() => user.id, { onDelete: "set null" }),
  },
  (t) => [
    index("proposals_open")
      .on(t.askedAt)
      .where(sql`${t.state} = 'open'`),
    index().on(t.keyId),
    index().on(t.decidedAt),
    index().on(t.recordId),
    check("proposals_decided_has_time", sql`(${t.state} = 'open') = (${t.decidedAt} is null)`),
  ],
);
