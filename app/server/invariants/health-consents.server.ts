import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { violations } from "./violations.server.ts";

/** I12: no assessment, form before a visit, course, wellness entry or saved conversation is stored without a consent of its owner that stands. */
export async function healthHasConsent(db: Db): Promise<string[]> {
  return violations(
    db,
    sql`
    select format('I12: assessment %s is stored without a consent', a.id) as sentence
    from assessments a where not exists (
      select from consents c where c.purpose = 'health_assessment' and c.withdrawn_at is null
        and c.subject_type = case when a.user_id is null then 'assessment' else 'user' end
        and c.subject_id = coalesce(a.user_id, a.id::text))
    union all
    select format('I12: the form before visit %s is stored without a consent', f.booking_id)
    from pre_visit_forms f where not exists (
      select from consents c where c.purpose = 'health_visit' and c.withdrawn_at is null
        and c.subject_type = 'user' and c.subject_id = f.user_id)
    union all
    select format('I12: wellness entry %s is stored without a consent', w.id)
    from wellness_entries w where not exists (
      select from consents c where c.purpose = 'health_wellness' and c.withdrawn_at is null
        and c.subject_type = 'user' and c.subject_id = w.user_id)
    union all
    select format('I12: the conversation with answer %s is saved without a consent', t.id)
    from assistant_saved_turns t where not exists (
      select from consents c where c.purpose = 'health_conversations' and c.withdrawn_at is null
        and c.subject_type = 'user' and c.subject_id = t.user_id)
    union all
    select format('I12: the course %s is stored without a consent', p.id)
    from (select id, user_id from therapy_plans union all select id, user_id from therapy_effects
      union all select id, user_id from therapy_check_ins) p
    where not exists (
      select from consents c where c.purpose = 'health_course' and c.withdrawn_at is null
        and c.subject_type = 'user' and c.subject_id = p.user_id)
    union all
    select format('I12: consent %s stands for assessment %s, which is not there', c.id, c.subject_id)
    from consents c where c.subject_type = 'assessment' and c.withdrawn_at is null
      and not exists (select from assessments a where a.id::text = c.subject_id and a.user_id is null)`,
  );
}
