import { sql, type SQL } from "drizzle-orm";
import { customers } from "#app/people/customers/tables.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import { campaigns, newsletterSubscriptions, refusedTopics } from "../tables.server.ts";

/** The account agreed and its mailbox is confirmed. The statement names the customers `c`. */
export const ACCOUNT_AGREES = sql`c.marketing_consent and exists (
  select from ${user} u where u.id = c.user_id and u.email_verified)`;

/**
 * The recipient agrees at this moment, as a subscriber or in their account, and to the campaign's
 * topic. The columns have full names because the inner tables have columns of the same names.
 */
export const RECIPIENT_AGREES = sql<boolean>`(exists (
    select from ${newsletterSubscriptions} s
    where s.email = campaign_recipients.email and s.state = 'confirmed')
  or exists (select from ${customers} c
    where c.id = campaign_recipients.customer_id
      and lower(c.email) = campaign_recipients.email and ${ACCOUNT_AGREES}))
  and not exists (select from ${refusedTopics} r join ${campaigns} rc on rc.topic = r.topic
    where rc.id = campaign_recipients.campaign_id and r.email = campaign_recipients.email)`;

/**
 * The same of the mailbox of any expression, in small letters, as accounts and subscriptions have theirs, for
 * mails that follow an event: they are offers.
 */
export const mailboxAgrees = (email: SQL): SQL => sql`((exists (
     select from ${newsletterSubscriptions} s where s.email = ${email} and s.state = 'confirmed')
   or exists (select from ${user} u join ${customers} c on c.user_id = u.id
     where u.email = ${email} and u.email_verified and c.marketing_consent))
   and not exists (
     select from ${refusedTopics} r where r.email = ${email} and r.topic = 'offers'))`;
