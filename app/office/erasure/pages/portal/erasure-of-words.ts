import { sql, type SQL } from "drizzle-orm";
import {
  textsOf,
  type ErasableTable,
  type ErasedPerson,
} from "../../queries/erasure-rule.server.ts";
import { goes } from "./erasure-words.ts";

/** A shorter one is in many words that name no one. */
const SHORTEST_NAME = 3;

const wordsOf = (text: string) => text.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u);

/** A text of the database in its words, as `wordsOf` finds them. */
const wordsIn = (column: string): SQL =>
  sql`regexp_split_to_array(lower(${sql.identifier(column)}), '[][[:space:].,;:!?&+/()"''’…-]+')`;

const nameWords = ({ names, addresses }: ErasedPerson): string[] => {
  const mailboxes = addresses.map((address) => address.replace(/@.*/, ""));
  const words = [...names, ...mailboxes].flatMap(wordsOf);
  return [...new Set(words)].filter((word) => word.length >= SHORTEST_NAME);
};

/** A text with any name of the person in it. */
const naming = (column: string) => (person: ErasedPerson) =>
  sql`${wordsIn(column)} && ${textsOf(nameWords(person))}`;

/** A text with a first and a last name of the person in it. */
const namingWhole = (column: string) => (person: ErasedPerson) => {
  const whole = person.names.map(wordsOf).filter((words) => words.length > 1);
  const each = whole.map((words) => sql`${wordsIn(column)} @> ${textsOf(words)}`);
  return each.length === 0 ? sql`false` : sql`(${sql.join(each, sql` or `)})`;
};

/** A tag goes with the last record that has it; one that others have too loses the name. */
const tags = (table: string, uses: string): ErasableTable => ({
  own: naming("name"),
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
      why: "How staff group records of other people",
      until: "as long as the tag is used",
    },
  ],
});

/**
 * Tables about no one in particular, in whose words a name may still be: what staff tag with, and
 * questions with a name that is also a word of the shop. Their rows are found by the names alone.
 */
export const wordRules: Readonly<Record<string, ErasableTable>> = {
  customer_tags: tags("customer_tags", "tagged_customers"),
  order_tags: tags("order_tags", "tagged_orders"),
  assistant_questions: { own: naming("question"), erase: goes },
};
