import type { SQL } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { UndoableRecord } from "#app/platform/edits/undoable-record.server.ts";
import type { Finder } from "#app/platform/find/finder.ts";
import type { Operation } from "./operation.ts";

/** The owner of personal data: an account with its customer, or a guest, who has no account. */
export type Person = {
  /** Empty for a guest. */
  userId: string;
  customerId: string;
  /** The confirmed address of the account. */
  email: string;
  /** For an erasure: every known address of the person, in lowercase. */
  addresses?: readonly string[];
};

/** A person with everything that an erasure looks for. */
export type ErasedPerson = Required<Person> & {
  /** First and last names in lowercase, from the account, the customer and orders. */
  names: readonly string[];
  /** The ids of all their rows, which log entries and mails refer to. */
  ids: readonly string[];
};

/** What replaces a person in the rows that stay. */
export type Pseudonym = { code: string; email: string; firstName: string; lastName: string };

type RuleOptions = {
  /** Limits the rule to some of the person's rows. */
  where?: (person: ErasedPerson) => SQL;
  /** The store's area and the column of file names; the files are removed, too. */
  files?: { area: string; column: string };
};

/** What an erasure does to a table's rows about a person. */
export type ErasureRule =
  | ({ does: "delete" } & RuleOptions)
  | ({
      does: "pseudonym";
      columns: Readonly<Record<string, (pseudonym: Pseudonym) => SQL>>;
      why: string;
      until: string;
    } & RuleOptions)
  | { does: "keep"; why: string; until: string };

/** One rule, or several in order if a table has rows of several kinds. */
type Erasure = ErasureRule | readonly ErasureRule[];

export type OwnRow = Readonly<Record<string, unknown>>;

/** A table with data about a person. */
export type PersonalTable = {
  /** Names the rows in words for the person they are about. */
  title: string;
  own: (person: Person) => SQL;
  /** Columns left out of a person's own data: secrets, the shop's own marks, other people. */
  hidden?: readonly string[];
  /** Decrypts the column `sealed`, which is shown as `words`. */
  opens?: (sealers: Ctx["sealers"], row: OwnRow) => unknown;
  erase: Erasure;
  /**
   * `first` erases before every other table, since an erasure removes the rows that lead to this
   * table. `last` erases after every other table, since their rows reference this table.
   */
  turn?: "first" | "last";
};

/** A table without data about people. Its texts may still name a person: those are erased. */
export type OtherTable = {
  because: string;
  /** Matches the rows whose texts name a person. */
  naming?: (person: ErasedPerson) => SQL;
  erase?: Erasure;
};

/**
 * A module's declaration of its records, by database table name. List a table before the tables it
 * references: an erasure runs in this order, starting with the latest module.
 */
export type ModuleRecord = {
  tables: Readonly<Record<string, PersonalTable | OtherTable>>;
  /** For how many days personal rows are stored, by the task that deletes the older ones. */
  kept?: Readonly<Record<string, number>>;
  undo?: readonly UndoableRecord[];
  find?: readonly Finder[];
  operations?: readonly Operation[];
};

/** Gives several tables without personal data the same reason. */
export function nothingPersonal(because: string, ...tables: string[]): Record<string, OtherTable> {
  return Object.fromEntries(tables.map((table) => [table, { because }]));
}

/** The erasure rules by table name, in the order of the work. */
export type ErasureList = Readonly<
  Record<string, { own: (person: ErasedPerson) => SQL; erase: Erasure }>
>;

export const isPersonal = (table: PersonalTable | OtherTable): table is PersonalTable =>
  "title" in table;

export const rulesOf = ({ erase }: { erase: Erasure }): readonly ErasureRule[] =>
  "does" in erase ? [erase] : erase;
