import { sql, type SQL } from "drizzle-orm";
import type { Pseudonym } from "../rules/erasure-terms.ts";

/** The person to erase: an account, or a guest, whose `userId` is empty. */
export type ErasedPerson = {
  userId: string;
  customerId: string;
  email: string;
  /** Every address known to belong to the person, in lowercase. */
  addresses: readonly string[];
  /** First and last names in lowercase, from the account, the record and orders. */
  names: readonly string[];
  /** The ids of all the person's rows, by which the log and mails refer to them. */
  ids: readonly string[];
};

type RowFilter = (person: ErasedPerson) => SQL;

type RuleOptions = {
  /** Narrows the rule to some of the person's rows. */
  where?: RowFilter;
  /** Files to remove too: their area in the file store, and the column with their names. */
  files?: { area: string; column: string };
};

/** How a table's rows about an erased person are treated. */
export type ErasureRule =
  | ({ does: "delete" } & RuleOptions)
  | ({
      does: "pseudonym";
      /** The new value of each column. */
      columns: Readonly<Record<string, (pseudonym: Pseudonym) => SQL>>;
      why: string;
      until: string;
    } & RuleOptions)
  | { does: "keep"; why: string; until: string };

export type ErasableTable = {
  own: RowFilter;
  /** Several rules run one after the other. */
  erase: ErasureRule | readonly ErasureRule[];
};

/** Keyed by table name and in order: a table comes before the tables that its rows refer to. */
export type ErasureList = Readonly<Record<string, ErasableTable>>;

export const rulesOf = ({ erase }: ErasableTable): readonly ErasureRule[] =>
  "does" in erase ? [erase] : erase;

/** Passes a list of texts as one parameter. */
export const textsOf = (texts: readonly string[]): SQL => sql`${sql.param([...texts])}::text[]`;
