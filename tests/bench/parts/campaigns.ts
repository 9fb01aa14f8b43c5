import { setTimeout as sleep } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { scheduleCampaign } from "#app/reach/campaigns/commands/schedule-campaign.server.ts";
import { makeReadyCampaign } from "#app/reach/campaigns/factories.ts";
import { campaigns as sent } from "#app/reach/campaigns/tables.server.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { type App, startApp } from "../../app-server.ts";
import { hurryFailed } from "../../faults/finish-jobs.ts";
import { type MailServer, openMailServer } from "../../faults/mail-server.ts";
import { until } from "../../until.ts";
import { addReaders, addressesOf } from "../campaigns/add-readers.ts";
import { countMails } from "../campaigns/count-mails.ts";
import { troubleFor } from "../campaigns/trouble.ts";
import { benchContext } from "../context.ts";
import { type Figure, figure } from "../figure.ts";
import type { Part } from "../part.ts";
import { openStage, profiled } from "../stage.ts";

const READERS = 10_000;
/** The shop runs this many jobs at a time, so as many mails may be under way when it is killed. */
const AT_A_TIME = 4;
const KILLS = 2;
const MOST_AGAIN = KILLS * AT_A_TIME;
const LIMIT_MS = 420_000;
const LOOK_EACH_MS = 250;

/** Throws if a reader got no mail or two, so that the command fails. */
export const campaigns: Part = {
  name: "campaigns",
  about: `a campaign to ${READERS.toLocaleString("en")} readers by a mail server that refuses, delays, hangs up and bounces, with two kills`,
  async measure({ server }) {
    const mails = await openMailServer({ keepsLetters: false });
    const env = { ...profiled(), SMTP_URL: mails.url };
    const stage = await openStage(server, {}, { jobs: "run", env });
    let { app } = stage;
    const comeBack = async (): Promise<App> => {
      await app.kill();
      app = await startApp(stage.shop, env);
      return app;
    };
    try {
      return await sendToAll({ app, mails, comeBack });
    } finally {
      await app.stop();
      await mails.close();
    }
  },
};

type Sending = { app: App; mails: MailServer; comeBack(): Promise<App> };

async function sendToAll({ app, mails, comeBack }: Sending): Promise<Figure[]> {
  const ctx = benchContext(app.db);
  await saveSettings(ctx, { campaign_mails_per_minute: "100000" });
  const { readers, gone } = addressesOf(READERS);
  await addReaders(ctx, [...readers, ...gone]);
  mails.answer(troubleFor());
  const campaignId = await begin(ctx);

  await until("some mails are written", LIMIT_MS, () => hasSome(app, "queued"));
  const goOn = (on: App, isDone: () => boolean) => goOnWith(on, campaignId, isDone);
  const start = performance.now();
  let living = await comeBack();
  const areOut = (count: number) => goOn(living, () => mails.accepted().length >= count);
  // By then another worker has taken over the jobs of the killed one.
  await until("a tenth of them is out", LIMIT_MS, () => areOut(READERS / 10));
  const begun = { at: performance.now(), mails: mails.accepted().length };
  await until("half of them are out", LIMIT_MS, () => areOut(READERS / 2));
  const seconds = (performance.now() - begun.at) / 1_000;
  const rate = (mails.accepted().length - begun.mails) / seconds;
  living = await comeBack();
  await mails.turn("down");
  await until("the shop notices that the mail server is away", LIMIT_MS, () => isPutOff(living));
  await mails.turn("forgetful");
  await until("it hangs up on some", LIMIT_MS, () => {
    return goOn(living, () => mails.forgotten().length > 0);
  });
  await mails.turn("well");
  await until("the campaign is sent", LIMIT_MS, () => {
    return goOnWith(living, campaignId, (state) => state === "sent");
  });

  const counted = countMails({ mails, readers, written: await idsWritten(living) });
  const { lost, doubled, repeated, strangers } = counted;
  const [row] = await living.db.select().from(sent).where(eq(sent.id, campaignId));
  if (lost + doubled + strangers > 0 || repeated > MOST_AGAIN) {
    throw new Error(`mails went wrong: ${JSON.stringify(counted)}`);
  }
  if (row?.sentCount !== readers.length || row.bounceCount !== gone.length) {
    throw new Error(`the campaign counts ${row?.sentCount} sent and ${row?.bounceCount} bounced`);
  }
  const about = `${READERS.toLocaleString("en")} readers, ${KILLS} kills`;
  const all = Math.round((performance.now() - start) / 1_000);
  const note = `written and sent; all were out ${all} s after the first kill`;
  return [
    figure(`${about}: mails`, rate, { unit: "a second", note }),
    figure(`${about}: readers without their mail, and with two`, lost + doubled, {}, { most: 0 }),
    figure(`${about}: mails that came again under their id`, repeated, {}, { most: MOST_AGAIN }),
    figure("addresses that bounced, and are suppressed", gone.length, {}),
  ];
}

async function begin(ctx: Ctx): Promise<string> {
  const { id: campaignId, version } = await makeReadyCampaign(ctx);
  const planned = await scheduleCampaign(ctx, { campaignId, version });
  if (!planned.ok) throw new Error(`the campaign is not sent: ${planned.reason}`);
  return campaignId;
}

async function hasSome({ pool }: App, state: string): Promise<boolean> {
  const some = "select from campaign_recipients where state = $1 limit 1";
  return ((await pool.query(some, [state])).rowCount ?? 0) > 0;
}

async function idsWritten({ pool }: App): Promise<Set<string>> {
  const { rows } = await pool.query<{ id: string }>(
    "select message_id as id from mails where kind = 'campaign'",
  );
  return new Set(rows.map(({ id }) => id));
}

async function isPutOff({ pool }: App): Promise<boolean> {
  const failed = `select from graphile_worker.jobs
    where task_identifier = 'mail.deliver' and attempts > 0 limit 1`;
  return ((await pool.query(failed)).rowCount ?? 0) > 0;
}

/**
 * Retries failed jobs without their pause; the shop itself notices killed workers. Returns whether
 * the campaign is done, and throws if it has ended in another way.
 */
async function goOnWith(
  { pool, db }: App,
  campaignId: string,
  isDone: (state: string) => boolean,
): Promise<boolean> {
  await hurryFailed(pool);
  await sleep(LOOK_EACH_MS);
  const [row] = await db.select({ state: sent.state }).from(sent).where(eq(sent.id, campaignId));
  const { state = "gone" } = row ?? {};
  if (!["scheduled", "sending", "sent"].includes(state)) throw new Error(`it is ${state}`);
  return isDone(state);
}
