import { href } from "react-router";
import { z } from "zod";
import { addDays, formatDate } from "#app/lib/dates.ts";
import { task } from "#app/platform/jobs/task.server.ts";
import { queueShopMail } from "#app/running/mailing/commands/queue-shop-mail.server.ts";
import { ClearanceMail } from "../emails/clearance-mail.tsx";
import { mailedRequest } from "../queries/mailed-request.server.ts";
import { clearanceMail as say, clearanceNews } from "../texts/mail.ts";
import { unitsWords } from "../texts/shopper.ts";

const aboutRequest = z.object({
  requestId: z.string(),
  news: z.enum(["asked", "approved", "declined", "to_talk", "expired"]),
});

/** Mails the buyer the result of a request, once per state. Skips an outdated one. */
export const mailRequest = task(
  "clearance.mail",
  aboutRequest,
  async (ctx, { requestId, news: state }) => {
    const request = await mailedRequest(ctx.db, requestId);
    if (!request || request.state !== state) return;
    const { news, label, to } = mailOf(request);
    await queueShopMail(ctx, {
      kind: news.kind,
      values: news.values,
      dedupeKey: `clearance:${requestId}:${state}`,
      to: request.email,
      subject: news.subject,
      template: ClearanceMail,
      props: { news, action: { label, href: `${ctx.links.appUrl}${to}` } },
    });
  },
);

type Request = NonNullable<Awaited<ReturnType<typeof mailedRequest>>>;

function mailOf({ state, product, slug, answer, approval }: Request) {
  const itsPage = href("/clearance/:id", { id: slug });
  switch (state) {
    case "approved": {
      if (!approval) throw new Error("an approved request has no approval");
      const { units, until } = approval;
      const about = { units: unitsWords(units), lastDay: formatDate(addDays(until, -1)), answer };
      return { news: clearanceNews.approved(product, about), label: say.go, to: itsPage };
    }
    case "declined":
      return {
        news: clearanceNews.declined(product, answer),
        label: say.book,
        to: href("/consultation"),
      };
    case "to_talk":
      return {
        news: clearanceNews.to_talk(product, answer),
        label: say.book,
        to: href("/consultation"),
      };
    case "expired":
      return { news: clearanceNews.expired(product), label: say.askAgain, to: itsPage };
    default:
      return { news: clearanceNews.asked(product), label: say.see, to: href("/portal/clearance") };
  }
}
