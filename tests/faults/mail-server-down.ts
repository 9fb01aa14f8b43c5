import { until } from "../until.ts";
import { type Fault, faultScenario } from "./fault-scenario.ts";
import { hurryFailed } from "./finish-jobs.ts";
import { gatewayEvent } from "./gateway-event.ts";
import { type MailServer, type Mood, openMailServer } from "./mail-server.ts";
import type { Stage } from "./stage.ts";

const AN_HOUR_SECONDS = 3_600;
/** Job pauses grow so fast that eight tries take an hour. */
const MOST_TRIES = 12;
const TRY_LIMIT_MS = 60_000;
const TROUBLES = ["down", "busy", "forgetful"] as const satisfies readonly Mood[];

/**
 * The shop keeps selling; each mail waits, and is accepted exactly once when the server is back.
 */
export const mailServerDown = faultScenario({
  name: "mail-server-down",
  about:
    "For an hour the mail server refuses, says later, or hangs up after reading; the hour passes by moving the jobs' time.",
  rounds: { full: 100 },
  async play(fault) {
    const mails = await openMailServer();
    fault.atEnd(() => mails.close());
    const stage = await fault.open({ env: { SMTP_URL: mails.url } });
    await mails.turn("down");
    const away = { seconds: 0, tries: 0 };
    while (away.seconds < AN_HOUR_SECONDS && away.tries < MOST_TRIES) {
      const mood = TROUBLES[away.tries % TROUBLES.length] ?? "down";
      await mails.turn(mood);
      await sell(fault, stage);
      away.seconds += await passPause(stage);
      away.tries += 1;
    }
    fault.expect(away.seconds >= AN_HOUR_SECONDS, "no mail waited for an hour");
    await mails.turn("well");
    await untilAllSent(stage);
    const sent = await countMails(fault, stage, mails);
    return { "minutes away": Math.round(away.seconds / 60), tries: away.tries, ...sent };
  },
});

async function sell({ rounds }: Fault, stage: Stage): Promise<void> {
  for (let sale = 0; sale < rounds; sale += 1) {
    const { told, amount } = await stage.placedOrder();
    await stage.callBackUntilRecorded(gatewayEvent(told, amount));
  }
}

/**
 * Waits until every mail was tried and failed, then skips the longest pause. Returns its seconds,
 * from the job's own schedule.
 */
async function passPause({ pool }: Stage): Promise<number> {
  await until("every mail was tried", TRY_LIMIT_MS, async () => {
    const { rowCount } = await pool.query(
      "select from graphile_worker.jobs where run_at <= now() or locked_at is not null limit 1",
    );
    return rowCount === 0;
  });
  const { rows } = await pool.query<{ seconds: number }>(
    `select coalesce(max(extract(epoch from run_at - updated_at)), 0)::float8 as seconds
     from graphile_worker.jobs where task_identifier = 'mail.deliver'`,
  );
  await hurryFailed(pool);
  return rows[0]?.seconds ?? 0;
}

async function untilAllSent({ pool }: Stage): Promise<void> {
  await until("all mails are sent", TRY_LIMIT_MS, async () => {
    await hurryFailed(pool);
    const waiting = "select from graphile_worker.jobs where run_at <= now() limit 1";
    const unsent = "select from mails where sent_at is null limit 1";
    return (await pool.query(waiting)).rowCount === 0 && (await pool.query(unsent)).rowCount === 0;
  });
}

async function countMails({ expect }: Fault, { pool }: Stage, mails: MailServer) {
  const { rows } = await pool.query<{ message_id: string }>("select message_id from mails");
  const taken = new Map<string, number>();
  for (const id of mails.accepted()) taken.set(id, (taken.get(id) ?? 0) + 1);
  const missing = rows.filter((row) => !taken.has(row.message_id)).length;
  const repeated = [...taken.values()].filter((times) => times > 1).length;
  expect(missing === 0, `${missing} mails never arrived`);
  expect(repeated === 0, `${repeated} mails were taken more than once`);
  expect(taken.size + missing === rows.length, "mails arrived that the shop did not write");
  return { mails: rows.length, "mails lost": missing, "mails doubled": repeated };
}
