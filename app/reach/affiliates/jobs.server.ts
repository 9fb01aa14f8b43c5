import { z } from "zod";
import { ofOrder } from "#app/selling/orders/jobs/on-order.server.ts";
import type { Files } from "#app/platform/files/file-store.ts";
import { moduleJobs, task, type PayloadOf } from "#app/platform/jobs/task.server.ts";
import { bookCommission } from "./commands/book-commission.server.ts";
import { releaseCommissions } from "./commands/release-commissions.server.ts";
import { sweepPayoutProofs } from "./commands/sweep-payout-proofs.server.ts";
import { PROOF_FILES } from "./rules/proof-terms.ts";
import { eq } from "drizzle-orm";
import { href } from "react-router";
import { customers } from "#app/people/customers/tables.server.ts";
import { queueShopMail } from "#app/running/mailing/commands/queue-shop-mail.server.ts";
import { AffiliateMail } from "./emails/affiliate-mail.tsx";
import { affiliates } from "#app/selling/referrals/tables.server.ts";
import { AFFILIATE_NEWS, affiliateMail as say } from "./texts/mail.ts";

const aboutAffiliate = z.object({
  affiliateId: z.string(),
  /** Each change of an affiliate is mailed once. */
  version: z.number(),
  news: z.enum(AFFILIATE_NEWS),
  why: z.string().nullable(),
});

const mailAffiliate = task(
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

declare module "#app/platform/jobs/shop-jobs.ts" {
  interface ShopTasks {
    "affiliates.mail": PayloadOf<typeof mailAffiliate>;
  }
}

/** Runs after each change of a paid order's value. */
const book = task("affiliates.book", ofOrder, async (ctx, { orderId }) => {
  await bookCommission(ctx, orderId);
});

const release = task("affiliates.release", z.unknown(), async (ctx) => {
  await releaseCommissions(ctx);
});

export const affiliatesJobs = moduleJobs({
  tasks: [mailAffiliate],
  listeners: {
    "order.paid": [book],
    "order.cancelled": [book],
    "order.refunded": [book],
    "order.repriced": [book],
  },
  schedule: [{ task: release, match: "20 * * * *" }],
});

export function affiliateFileJobs(files: Files) {
  const sweep = task("affiliates.sweep-proofs", z.unknown(), (ctx) =>
    sweepPayoutProofs(ctx, files.area(PROOF_FILES)),
  );
  return moduleJobs({ schedule: [{ task: sweep, match: "15 20 * * *" }] });
}
