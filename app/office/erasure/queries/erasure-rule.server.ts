import { sql, type SQL } from "drizzle-orm";
import type { Pseudonym } from "../rules/erasure-terms.ts";

/** Whose rows are meant: an account, or a guest, whose id of an account is empty. */
export type ErasedPerson = {
  userId: string;
  customerId: string;
  email: string;
  /** Every address that is known to be theirs, in small letters. */
  addresses: readonly string[];
  /** First and last name in small letters, as the account, the record and orders have them. */
  names: readonly string[];
  /** Of all their rows: what the log and mails are about. */
  ids: readonly string[];
};

type Where = (person: ErasedPerson) => SQL;

type RuleOptions = {
  /** Which rows, where it is not all that are about the person. */
  where?: Where;
  /** The store's area and the column that names files in it, which are removed too. */
  files?: { area: string; column: string };
};

/** What becomes of a table's rows about somebody who is erased. */
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

export type ErasableTable = {
  own: Where;
  /** One after the other, where a table has rows of more kinds. */
  erase: ErasureRule | readonly ErasureRule[];
};

/** By the names of the tables. A table stands above those that its rows hang on. */
export type ErasureList = Readonly<Record<string, ErasableTable>>;

export const rulesOf = ({ erase }: ErasableTable): readonly ErasureRule[] =>
  "does" in erase ? [erase] : erase;

/** A list of texts as one parameter. */
export const textsOf = (texts: readonly string[]): SQL => sql`${sql.param([...texts])}::text[]`;
