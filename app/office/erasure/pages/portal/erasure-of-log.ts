import { sql, type SQL } from "drizzle-orm";
import { textsOf, type ErasedPerson, type ErasureRule } from "../../queries/erasure-rule.server.ts";
import { PERSONAL_TABLES } from "./personal-tables.ts";
import { erasedWord, goes, noText, nothing, tax } from "./erasure-words.ts";

/** Mails that say of an order that they were written: the order explains itself by them. */
const OF_ORDERS = sql`dedupe_key like 'order-%'`;

/** To the person, about something of theirs, or to staff with their address in it. */
const mailsAbout = ({ addresses, ids }: ErasedPerson): SQL => sql`(
  lower("to") = any(${textsOf(addresses)}) or about_id::text = any(${textsOf(ids)})
  or split_part(dedupe_key, ':', 2) = any(${textsOf(ids)})
  or exists (select from unnest(${textsOf(addresses)}) a where strpos(lower(mails.text), a) > 0))`;

/** Numbers, marks and ids of an entry stay; words, which may say who it was, do not. */
const withoutWords = (column: "before" | "after") => (): SQL => {
  const values = sql.identifier(column);
  return sql`case when jsonb_typeof(${values}) = 'object' then (
    select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(${values})
    where key !~* '^tag |(name|email|phone|address|city|barangay|province|note|text|device)'
      and (key in ('mail', 'bankReference') or jsonb_typeof(value) in ('number', 'boolean', 'null') or jsonb_typeof(value) = 'string'
        and value #>> '{}' ~ '^([0-9a-f-]{36}|[a-z_]{1,40}|[0-9]{4}-[0-9]{2}-[0-9]{2}.*)$')) end`;
};

/** What was agreed to, what was mailed, and what was done. */
export const logRules: Readonly<Record<string, ErasureRule | readonly ErasureRule[]>> = {
  consents: [
    {
      ...goes,
      where: (person) => {
        const own = PERSONAL_TABLES["consents"]?.own(person) ?? sql`false`;
        return sql`subject_type <> 'order' and (${own})`;
      },
    },
    {
      does: "keep",
      why: "The law on sales: which terms an order was placed under",
      until: "as long as the order",
    },
  ],
  mail_attachments: {
    ...goes,
    where: (person) => sql`mail_id in (select id from mails where ${mailsAbout(person)})`,
  },
  mails: [
    {
      does: "pseudonym",
      where: (person) => sql`${OF_ORDERS} and ${mailsAbout(person)}`,
      columns: {
        to: ({ email }) => sql`${email}`,
        subject: erasedWord,
        html: noText,
        text: noText,
        unsubscribe_url: nothing,
        reply_to: nothing,
        calendar: nothing,
        last_error: nothing,
        share_key: nothing,
        links_removed_at: () => sql`coalesce(links_removed_at, created_at)`,
        // One that waited to be sent is not sent any more.
        sent_at: () => sql`coalesce(sent_at, created_at)`,
      },
      ...tax,
    },
    { ...goes, where: (person) => sql`not ${OF_ORDERS} and ${mailsAbout(person)}` },
  ],
  audit_log: {
    does: "pseudonym",
    where: (person) => sql`subject_id = any(${textsOf(person.ids)})
      or (actor_kind = 'user' and actor_id = ${person.userId})`,
    columns: {
      before: withoutWords("before"),
      after: withoutWords("after"),
      reason: () => sql`case when reason ~ '^[a-z_]{1,40}$' then reason end`,
    },
    why: "The security of the shop: which act was done when, by ids without a person",
    until: "as long as the shop keeps its log",
  },
};
