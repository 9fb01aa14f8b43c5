import { sql, type SQL } from "drizzle-orm";
import { textsOf } from "#app/platform/records/whose.server.ts";
import type { ModuleRecord } from "#app/platform/records/record.server.ts";

/** Numbers, marks and ids of an entry stay; words, which may say who it was, do not. */
const withoutWords = (column: "before" | "after") => (): SQL => {
  const values = sql.identifier(column);
  return sql`case when jsonb_typeof(${values}) = 'object' then (
    select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(${values})
    where key !~* '^tag |(name|email|phone|address|city|barangay|province|note|text|device)'
      and (key in ('mail', 'bankReference') or jsonb_typeof(value) in ('number', 'boolean', 'null') or jsonb_typeof(value) = 'string'
        and value #>> '{}' ~ '^([0-9a-f-]{36}|[a-z_]{1,40}|[0-9]{4}-[0-9]{2}-[0-9]{2}.*)$')) end`;
};

export const auditRecord = {
  tables: {
    audit_log: {
      title: "Your activity",
      own: ({ userId }) => sql`actor_kind = 'user' and actor_id = ${userId}`,
      // Those of staff are about others.
      hidden: ["before", "after", "reason", "actor_id", "actor_kind", "subject_id"],
      erase: {
        does: "pseudonym",
        where: (person) => sql`subject_id = any(${textsOf(person.ids)})
      or (actor_kind = 'user' and actor_id = ${person.userId})`,
        columns: {
          before: withoutWords("before"),
          after: withoutWords("after"),
          reason: () => sql`case when reason ~ '^[a-z_]{1,40}$' then reason end`,
        },
        why: "Shop security: what was done and when, with ids but no names",
        until: "as long as the shop keeps the log",
      },
      turn: "first",
    },
  },
} satisfies ModuleRecord;
