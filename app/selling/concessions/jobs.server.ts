import { z } from "zod";
import type { Files } from "#app/platform/files/file-store.ts";
import { moduleJobs, task, type PayloadOf } from "#app/platform/jobs/task.server.ts";
import { forgetIds } from "./commands/forget-ids.server.ts";
import { ID_FILES } from "./rules/concession-terms.ts";
import { eq } from "drizzle-orm";
import { href } from "react-router";
import { customers } from "#app/people/customers/tables.server.ts";
import { queueShopMail } from "#app/running/mailing/commands/queue-shop-mail.server.ts";
import { ConcessionMail } from "./emails/concession-mail.tsx";
import { concessionMail as say, concessionNews } from "./texts/mail.ts";
import { concessions } from "./tables.server.ts";

/** Mails the owner the decision on an ID, once. Skips one withdrawn in the meantime. */
const mailConcession = task(
  "concessions.mail",
  z.object({ concessionId: z.string() }),
  async (ctx, { concessionId }) => {
    const { state, reason, validUntil } = concessions;
    const [found] = await ctx.db
      .select({ state, reason, validUntil, email: customers.email })
      .from(concessions)
      .innerJoin(customers, eq(customers.id, concessions.customerId))
      .where(eq(concessions.id, concessionId));
    if (found?.state !== "approved" && found?.state !== "refused") return;
    const isApproved = found.state === "approved";
    const news = isApproved
      ? concessionNews.approved(found.validUntil)
      : concessionNews.refused(found.reason ?? "");
    const action = isApproved
      ? { label: say.shop, href: `${ctx.links.appUrl}${href("/products")}` }
      : { label: say.again, href: `${ctx.links.appUrl}${href("/portal/discount")}` };
    await queueShopMail(ctx, {
      kind: news.kind,
      values: {},
      dedupeKey: `concession:${concessionId}:${found.state}`,
      to: found.email,
      subject: news.subject,
      template: ConcessionMail,
      props: { news, action },
    });
  },
);

declare module "#app/platform/jobs/shop-jobs.ts" {
  interface ShopTasks {
    "concessions.mail": PayloadOf<typeof mailConcession>;
  }
}

export function concessionsJobs(files: Files) {
  const forget = task("concessions.forget-ids", z.unknown(), (ctx) =>
    forgetIds(ctx, files.area(ID_FILES)),
  );
  return moduleJobs({
    tasks: [mailConcession],
    schedule: [{ task: forget, match: "40 19 * * *" }],
  });
}
