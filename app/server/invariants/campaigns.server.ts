import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { violations } from "./violations.server.ts";

/** I21: the counts of a campaign are those of its recipients, and each mail of it has one of them. */
export async function campaignsAddUp(db: Db): Promise<string[]> {
  return violations(
    db,
    sql`
    select format('I21: campaign %s counts %s sent, %s skipped and %s bounced, its recipients %s, %s and %s',
      c.id, c.sent_count, c.skipped_count, c.bounce_count, r.sent, r.skipped, r.bounced) as sentence
    from campaigns c cross join lateral (
      select count(*) filter (where state = 'sent') as sent,
        count(*) filter (where state = 'skipped') as skipped,
        count(*) filter (where state = 'bounced') as bounced
      from campaign_recipients where campaign_id = c.id
    ) r
    where (c.sent_count, c.skipped_count, c.bounce_count) <> (r.sent, r.skipped, r.bounced)
    union all
    select format('I21: recipient %s was written to, and no mail is there', r.id)
    from campaign_recipients r
    where r.state = 'queued' and not exists (select from mails m where m.id = r.mail_id)`,
  );
}
