import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import { href } from "react-router";
import { z } from "zod";
import { shopDay, shopMinute } from "#app/lib/dates.ts";
import { queueShopMail } from "#app/running/mailing/commands/queue-shop-mail.server.ts";
import { DigestMail } from "#app/running/staff/emails/digest-mail.tsx";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import {
  colleaguesWithMails,
  type Colleague,
} from "#app/running/staff/queries/mail-choices.server.ts";
import { staffMailChoices } from "#app/running/staff/tables.server.ts";
import { digestMail as say } from "#app/running/staff/texts/mail-digest.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { moduleJobs, task } from "#app/platform/jobs/task.server.ts";
import { inOrder, type Pile } from "../dashboard/piles/pile.ts";
import { parcelSources } from "../dashboard/piles/parcel-sources.server.ts";
import { pileSources } from "../dashboard/piles/pile-sources.server.ts";
import { stockPiles } from "../dashboard/piles/stock-piles.server.ts";
import { PILE_TEXTS } from "../dashboard/piles/texts.ts";
import {
  countPiles,
  waitingPiles,
  type PileCounts,
} from "../dashboard/piles/waiting-piles.server.ts";
import { TOPIC_OF_PILE } from "./topic-of-pile.ts";

/** Mails colleagues their waiting work at their chosen hour, once a day, unless nothing waits. */
export const mailDigests = task("staff.mail-digests", z.unknown(), async (ctx) => {
  const today = shopDay(ctx.now);
  for (const colleague of await colleaguesWithMails(ctx.db)) {
    const isDue = shopMinute(ctx.now) >= colleague.digestHour * 60;
    const wantsIt = Object.values(colleague.choices).includes("daily");
    if (!isDue || !wantsIt || colleague.digestDay === today) continue;
    await inTransaction(ctx, async (tx) => {
      if (await isFirstToday(tx, colleague, today)) {
        await mailDigest({ ...tx, actor: colleague.actor }, colleague, ctx.links.appUrl);
      }
    });
  }
});

/** The second of two concurrent workers waits here and finds the day already recorded. */
async function isFirstToday({ db }: Ctx, { actor }: Colleague, today: string): Promise<boolean> {
  const own = eq(staffMailChoices.userId, actor.userId);
  const before = or(isNull(staffMailChoices.digestDay), lt(staffMailChoices.digestDay, today));
  const marked = await db
    .update(staffMailChoices)
    .set({ digestDay: today })
    .where(and(own, before));
  return marked.rowCount === 1;
}

async function mailDigest(tx: Ctx, { actor, choices }: Colleague, appUrl: string): Promise<void> {
  const piles = (await pilesFor(tx)).filter(({ name }) => choices[TOPIC_OF_PILE[name]] === "daily");
  if (piles.length === 0) return;
  const subject = say.subject(piles.reduce((sum, { count }) => sum + count, 0));
  await queueShopMail(tx, {
    kind: "staff-digest",
    values: {},
    dedupeKey: `staff-digest:${actor.userId}:${shopDay(tx.now)}`,
    to: actor.email,
    subject,
    template: DigestMail,
    props: {
      subject,
      piles: piles.map(({ name, count, when = "" }) => {
        return { label: say.line(PILE_TEXTS[name].label, when), count: count.toLocaleString("en") };
      }),
      href: `${appUrl}${href("/admin")}`,
      changeHref: `${appUrl}${href("/admin/me")}`,
    },
  });
}

/** The piles of Today except the backup, since owners get a mail about it at once. */
async function pilesFor(tx: Ctx): Promise<Pile[]> {
  const sources = [...pileSources(tx), ...parcelSources(tx, await loadSettings(tx.db))];
  const { rows } = await tx.db.execute<{ waiting: PileCounts }>(
    sql`select ${countPiles(sources)} as waiting`,
  );
  const waiting = waitingPiles(sources, rows[0]?.waiting ?? {}, tx.now);
  return inOrder([...waiting, ...(await stockPiles(tx))]);
}

export const digestJobs = moduleJobs({
  schedule: [{ task: mailDigests, match: "2 * * * *" }],
});
