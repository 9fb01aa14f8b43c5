import { href } from "react-router";
import type { JobCtx } from "#app/platform/jobs/task.server.ts";
import { queueShopMail } from "#app/running/mailing/commands/queue-shop-mail.server.ts";
import { ErasureMail } from "../emails/erasure-mail.tsx";
import { erasureMail as say } from "../texts/mail.ts";

export const DONE_MAIL = "erasure-done:";

/** The last mail to an address that the shop then no longer knows. */
export async function mailDone(ctx: JobCtx, erasureId: string, to: string): Promise<void> {
  const action = { label: say.shop, href: new URL(href("/"), ctx.links.appUrl).href };
  await queueShopMail(ctx, {
    kind: "erasure-done",
    values: {},
    dedupeKey: `${DONE_MAIL}${erasureId}`,
    to,
    subject: say.done.subject,
    template: ErasureMail,
    props: { title: say.done.subject, paragraphs: say.done.paragraphs, action },
  });
}
