import { sql } from "drizzle-orm";
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { user } from "#app/platform/auth/tables.server.ts";
import { at, centavos, id, version } from "#app/platform/database/columns.server.ts";
import type { RuleMiss } from "./rules/approval-rule.ts";
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

/** Which proposals are approved at once, as the person who saved the rule. */
export const approvalRules = pgTable(
  "approval_rules",
  {
    id: id(),
    operation: text().notNull(),
    /** Null for any key. */
    keyId: uuid().references(() => apiKeys.id),
    /** Null for operations without an amount. */
    belowAmount: centavos(),
    perDay: integer().notNull(),
    /** Who saved it last. */
    madeBy: text().references(() => user.id, { onDelete: "set null" }),
    createdAt: at().notNull(),
    archivedAt: at(),
    version: version(),
  },
  (t) => [
    check("approval_rules_per_day", sql`${t.perDay} > 0`),
    check("approval_rules_below_amount", sql`${t.belowAmount} > 0`),
  ],
);

/** Changes that programs propose by MCP. A person or a rule approves each, or a person declines it. */
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
    /** The rule that approved it. */
    ruleId: uuid().references(() => approvalRules.id),
    /** Why a rule for this operation left it to people. */
    ruleMiss: text().$type<RuleMiss>(),
  },
  (t) => [
    index("proposals_open")
      .on(t.askedAt)
      .where(sql`${t.state} = 'open'`),
    index().on(t.keyId),
    index().on(t.decidedAt),
    index().on(t.recordId),
    index("proposals_by_rule").on(t.ruleId, t.decidedAt),
    check("proposals_decided_has_time", sql`(${t.state} = 'open') = (${t.decidedAt} is null)`),
  ],
);
