import { eq } from "drizzle-orm";
import { href } from "react-router";
import { z } from "zod";
import { customers } from "#app/people/customers/tables.server.ts";
import { queueShopMail } from "#app/running/mailing/commands/queue-shop-mail.server.ts";
import { task } from "#app/platform/jobs/task.server.ts";
import { AffiliateMail } from "../emails/affiliate-mail.tsx";
import { affiliates } from "#app/selling/referrals/tables.server.ts";
import { AFFILIATE_NEWS, affiliateMail as say } from "../texts/mail.ts";

const aboutAffiliate = z.object({
  affiliateId: z.string(),
  /** Each change of an affiliate is mailed once. */
  version: z.number(),
  news: z.enum(AFFILIATE_NEWS),
  why: z.string().nullable(),
});

export const mailAffiliate = task(
  "affiliates.mail",
  aboutAffiliate,
  async (ctx, { affiliateId, version, news, why }) => {
    const [own] = await ctx.db
      .select({ code: affiliates.affiliateCode, email: customers.email })
      .from(affiliates)
      .innerJoin(customers, eq(customers.id, affiliates.customerId))
      .where(eq(affiliates.id, affiliateId));
    if (!own) return;
    const words = say.news(news, own.code, why);
    await queueShopMail(ctx, {
      kind: `affiliate-${news}`,
      values: say.values(news, own.code),
      dedupeKey: `affiliate:${affiliateId}:${version}:${news}`,
      to: own.email,
      subject: words.subject,
      template: AffiliateMail,
      props: { words, href: `${ctx.links.appUrl}${href("/portal/affiliate")}` },
    });
  },
);
