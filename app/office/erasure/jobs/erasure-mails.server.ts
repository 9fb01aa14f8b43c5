import { eq } from "drizzle-orm";
import { href } from "react-router";
import { z } from "zod";
import { formatDateTime } from "#app/lib/dates.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import { task, type JobCtx } from "#app/platform/jobs/task.server.ts";
import { queueShopMail } from "#app/running/mailing/commands/queue-shop-mail.server.ts";
import type { MailKind } from "#app/running/mailing/rules/mail-kinds.ts";
import type { MailValues } from "#app/running/mailing/rules/mail-variables.ts";
import { ErasureMail } from "../emails/erasure-mail.tsx";
import { standingOf } from "../queries/standing.server.ts";
import { findBlockers } from "../rules/find-blockers.ts";
import { erasures } from "../tables.server.ts";
import { blockerTitle } from "../texts/shopper.ts";
import { erasureMail as say } from "../texts/mail.ts";

const ofErasure = z.object({ erasureId: z.string() });
export type OfErasure = z.infer<typeof ofErasure>;

/** When it will happen, and how to take it back. */
export const mailAsked = task("erasure.mail-asked", ofErasure, async (ctx, { erasureId }) => {
  const wish = await openWish(ctx, erasureId);
  if (!wish) return;
  const when = formatDateTime(wish.dueAt);
  const words = wish.userId === null ? say.askedForGuest(when) : say.asked(when);
  const kind = wish.userId === null ? "erasure-asked-guest" : "erasure-asked";
  const values = { until: when };
  await mail(ctx, wish, { ...words, kind, values, dedupeKey: `erasure-asked:${erasureId}` });
});

/** The erasure is due but blocked. */
export const mailWaits = task("erasure.mail-waits", ofErasure, async (ctx, { erasureId }) => {
  const wish = await openWish(ctx, erasureId);
  if (!wish) return;
  const { userId, customerId } = wish;
  const blockers = findBlockers(await standingOf(ctx.db, { userId, customerId }, ctx.now));
  if (blockers.length === 0) return;
  const words = say.waits(blockers.map(blockerTitle));
  const dedupeKey = `erasure-waits:${erasureId}`;
  await mail(ctx, wish, { ...words, kind: "erasure-waits", values: {}, dedupeKey });
});

async function openWish({ db }: JobCtx, erasureId: string) {
  const [wish] = await db
    .select({
      customerId: erasures.customerId,
      dueAt: erasures.dueAt,
      keptAt: erasures.keptAt,
      doneAt: erasures.doneAt,
      userId: customers.userId,
      guestEmail: customers.email,
      email: user.email,
    })
    .from(erasures)
    .innerJoin(customers, eq(customers.id, erasures.customerId))
    .leftJoin(user, eq(user.id, customers.userId))
    .where(eq(erasures.id, erasureId));
  if (!wish || wish.keptAt || wish.doneAt) return undefined;
  return { ...wish, to: wish.email ?? wish.guestEmail };
}

type ErasureMailTexts = {
  kind: MailKind;
  values: MailValues;
  subject: string;
  paragraphs: readonly string[];
  dedupeKey: string;
};

async function mail(
  ctx: JobCtx,
  { to, userId }: { to: string; userId: string | null },
  { paragraphs, ...written }: ErasureMailTexts,
) {
  const page = userId === null ? href("/contact") : href("/portal/your-data");
  const label = userId === null ? say.write : say.open;
  const action = { label, href: new URL(page, ctx.links.appUrl).href };
  const props = { title: written.subject, paragraphs, action };
  await queueShopMail(ctx, { ...written, to, template: ErasureMail, props });
}
