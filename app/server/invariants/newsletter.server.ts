import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { violations } from "./violations.server.ts";

/** I13: each subscriber has exactly one active consent, and no one else has one. */
export async function newsletterHasConsent(db: Db): Promise<string[]> {
  return violations(
    db,
    sql`
    select format('I13: subscription %s is %s, and %s consents stand for it', s.id, s.state,
      count(c.id)) as sentence
    from newsletter_subscriptions s left join consents c
      on c.subject_type = 'subscription' and c.subject_id = s.id::text
      and c.purpose = 'marketing' and c.withdrawn_at is null
    group by s.id having count(c.id) <> case s.state when 'confirmed' then 1 else 0 end
    union all
    select format('I13: consent %s stands for subscription %s, which is not there', id, subject_id)
    from consents where subject_type = 'subscription' and withdrawn_at is null
      and not exists (select from newsletter_subscriptions s where s.id::text = subject_id)`,
  );
}
