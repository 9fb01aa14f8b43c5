import type { SQL } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { UndoableRecord } from "#app/platform/edits/undoable-record.server.ts";
import type { Finder } from "#app/platform/find/finder.ts";

/** Whose data is meant: an account with its customer, or a guest, who has no account. */
export type Person = {
  /** Empty for a guest. */
  userId: string;
  customerId: string;
  /** The address that was confirmed for the account. */
  email: string;
  /** For an erasure: every address that is known to be the person's, in small letters. */
  addresses?: readonly string[];
};

/** A person as an erasure knows them. */
export type ErasedPerson = Required<Person> & {
  /** First and last name in small letters, as the account, the record and orders have them. */
  names: readonly string[];
  /** The ids of all their rows: the log and mails are about these. */
  ids: readonly string[];
};

/** What replaces a person in the rows that stay. */
export type Pseudonym = { code: string; email: string; firstName: string; lastName: string };

type RuleOptions = {
  /** Which rows, where it is not all that are about the person. */
  where?: (person: ErasedPerson) => SQL;
  /** The store's area and the column that names files in it; the files are removed too. */
  files?: { area: string; column: string };
};

/** What an erasure does to a table's rows about a person. */
export type ErasureRule =
  | ({ does: "delete" } & RuleOptions)
  | ({
      does: "pseudonym";
      /** What each column becomes. */
      columns: Readonly<Record<string, (pseudonym: Pseudonym) => SQL>>;
      why: string;
      until: string;
    } & RuleOptions)
  | { does: "keep"; why: string; until: string };

/** One rule, or one after the other where a table has rows of several kinds. */
type Erasure = ErasureRule | readonly ErasureRule[];

export type OwnRow = Readonly<Record<string, unknown>>;

/** A table with data about a person. */
export type PersonalTable = {
  /** What its rows are, in the words of the person they are about. */
  title: string;
  /** Which rows are about a person. */
  own: (person: Person) => SQL;
  /** Columns that are no data about the person: secrets, the shop's own marks, other people. */
  hidden?: readonly string[];
  /** Opens the column `sealed`, which is shown as `words`. */
  opens?: (sealers: Ctx["sealers"], row: OwnRow) => unknown;
  erase: Erasure;
  /**
   * `first`: before every other table, since its rows are found by rows that an erasure removes.
   * `last`: after every other table, which hang on its rows.
   */
  turn?: "first" | "last";
};

/** A table that says nothing about a person. Words in it may still name one: those are erased. */
export type OtherTable = {
  because: string;
  /** Which rows have words that name a person. */
  naming?: (person: ErasedPerson) => SQL;
  erase?: Erasure;
};

/**
 * What a module declares of its records. Tables have their names in the database. A table comes before the tables
 * that its rows hang on: an erasure goes through them in this order, the latest module first.
 */
export type ModuleRecord = {
  tables: Readonly<Record<string, PersonalTable | OtherTable>>;
  /** How changes of its records are undone. */
  undo?: readonly UndoableRecord[];
  /** How the search of the back-office finds its records. */
  find?: readonly Finder[];
};

/** The same reason for several tables that say nothing about a person. */
export function nothingPersonal(because: string, ...tables: string[]): Record<string, OtherTable> {
  return Object.fromEntries(tables.map((table) => [table, { because }]));
}

/** What an erasure needs to know of a table, by the tables' names and in the order of the work. */
export type ErasureList = Readonly<
  Record<string, { own: (person: ErasedPerson) => SQL; erase: Erasure }>
>;

export const isPersonal = (table: PersonalTable | OtherTable): table is PersonalTable =>
  "title" in table;

export const rulesOf = ({ erase }: { erase: Erasure }): readonly ErasureRule[] =>
  "does" in erase ? [erase] : erase;
