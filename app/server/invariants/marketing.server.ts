import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { violations } from "./violations.server.ts";

/** I11: who gets news and offers is who said so last, and a change of mind is in the rows. */
export async function marketingAgrees(db: Db): Promise<string[]> {
  return violations(
    db,
    sql`
    select format('I11: customer %s %s news, but the last consent says otherwise', c.id,
      case when c.marketing_consent then 'gets' else 'gets no' end) as sentence
    from customers c left join lateral (
      select withdrawn_at is null as given from consents
      where subject_type = 'user' and subject_id = c.user_id and purpose = 'marketing'
      order by given_at desc, id desc limit 1
    ) last on true
    where c.marketing_consent <> coalesce(last.given, false)
    union all
    select format('I11: user %s agreed to news %s times at once', subject_id, count(*))
    from consents where subject_type = 'user' and purpose = 'marketing' and withdrawn_at is null
    group by subject_id having count(*) > 1`,
  );
}
