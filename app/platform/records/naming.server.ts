import { sql, type SQL } from "drizzle-orm";
import { goes } from "./erase.server.ts";
import type { ErasedPerson, OtherTable } from "./record.server.ts";
import { textsOf } from "./whose.server.ts";

/** A shorter name occurs in many words that name no one. */
const SHORTEST_NAME = 3;

const wordsOf = (text: string) => text.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u);

/** Splits a column's text into words, as `wordsOf` does. */
const wordsIn = (column: string): SQL =>
  sql`regexp_split_to_array(lower(${sql.identifier(column)}), '[][[:space:].,;:!?&+/()"''’…-]+')`;

const nameWords = ({ names, addresses }: ErasedPerson): string[] => {
  const mailboxes = addresses.map((address) => address.replace(/@.*/, ""));
  const words = [...names, ...mailboxes].flatMap(wordsOf);
  return [...new Set(words)].filter((word) => word.length >= SHORTEST_NAME);
};

export const naming = (column: string) => (person: ErasedPerson) =>
  sql`${wordsIn(column)} && ${textsOf(nameWords(person))}`;

/** Matches texts that contain a first and a last name of the person. */
const namingWhole = (column: string) => (person: ErasedPerson) => {
  const whole = person.names.map(wordsOf).filter((words) => words.length > 1);
  const each = whole.map((words) => sql`${wordsIn(column)} @> ${textsOf(words)}`);
  return each.length === 0 ? sql`false` : sql`(${sql.join(each, sql` or `)})`;
};

/**
 * The erasure of a table of tags. A tag that contains a person's name is deleted with its last
 * record; a tag that other records share loses the name.
 *
 * @param uses the table of the records' tags
 */
export const taggedWith = (table: string, uses: string) =>
  ({
    naming: naming("name"),
    erase: [
      {
        ...goes,
        where: (person) => sql`${naming("name")(person)} and not exists (
          select from ${sql.identifier(uses)} u where u.tag_id = ${sql.identifier(table)}.id)`,
      },
      {
        does: "pseudonym",
        columns: { name: () => sql`'erased ' || substr(md5(id::text), 1, 8)` },
        where: namingWhole("name"),
        why: "How staff group other people’s records",
        until: "as long as the tag is used",
      },
    ],
  }) satisfies Omit<OtherTable, "because">;
