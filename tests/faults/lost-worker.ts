import type { Pool } from "pg";
import { until } from "../until.ts";
import { type Fault, faultScenario } from "./fault-scenario.ts";
import { finishJobs } from "./finish-jobs.ts";
import { gatewayEvent } from "./gateway-event.ts";
import { type MailServer, openMailServer } from "./mail-server.ts";
import type { Stage } from "./stage.ts";

const TAKEN_OVER_LIMIT_MS = 90_000;

/** What a killed worker had begun is done by another, and done once. */
export const lostWorker = faultScenario({
  name: "lost-worker",
  about:
    "The worker is killed while it sends mails; the next one finds out by itself that it is gone, and sends them.",
  rounds: { full: 5 },
  async play(fault) {
    const mails = await openMailServer();
    fault.atEnd(() => mails.close());
    const stage = await fault.open({ processes: ["web", "worker"], env: { SMTP_URL: mails.url } });
    let slowest = 0;
    for (let round = 0; round < fault.rounds; round += 1) {
      slowest = Math.max(slowest, await loseWorkerMidJob(fault, stage, mails));
    }
    return { kills: fault.rounds, "slowest to take over ms": slowest };
  },
});

/** Answers the milliseconds from the kill until the other has done the job; quick, time is moved. */
export async function loseWorkerMidJob(
  { expect, size }: Fault,
  { pool, ...stage }: Stage,
  mails: MailServer,
): Promise<number> {
  const worker = stage.processes.find(({ does }) => does === "worker");
  if (!worker) throw new Error("there is no worker to kill");
  await finishJobs(pool, stage.livingSince());
  await mails.turn("mute");
  const { told, amount } = await stage.placedOrder();
  await stage.callBackUntilRecorded(gatewayEvent(told, amount));
  const lost = await until("the worker sends a mail", 10_000, () => whoSends(pool));
  await worker.kill();
  const killed = performance.now();
  await mails.turn("well");
  await worker.restart();
  if (size === "quick") await passAMinute(pool, lost);
  let left: object[] = [];
  await until("another worker took over", TAKEN_OVER_LIMIT_MS, async () => {
    left = await stillToDo(pool);
    return left.length === 0;
  }).catch((error: unknown) => {
    throw new Error(`${String(error)}; left: ${JSON.stringify(left)}`, { cause: error });
  });
  const took = Math.round(performance.now() - killed);
  const { rows } = await pool.query<{ id: string }>(
    `select message_id as id from mails where "to" = $1`,
    [told.email],
  );
  const times = (id: string) => mails.accepted().filter((accepted) => accepted === id).length;
  expect(rows.length > 1, "a paid order has too few mails");
  expect(
    rows.every(({ id }) => times(id) === 1),
    "a mail that a killed worker had begun was not taken exactly once",
  );
  return took;
}

async function whoSends(pool: Pool): Promise<string | undefined> {
  const { rows } = await pool.query<{ id: string }>(
    `select locked_by as id from graphile_worker.jobs
     where task_identifier = 'mail.deliver' and locked_by is not null`,
  );
  return rows[0]?.id;
}

async function stillToDo(pool: Pool): Promise<object[]> {
  const { rows } = await pool.query<{ is: object }>(
    `select to_jsonb(j) - 'payload' as is from graphile_worker.jobs j
     where run_at <= now() or locked_at is not null
     union all
     select jsonb_build_object('mail', kind, 'attempts', attempts, 'error', last_error, 'withheld', withheld_why)
     from mails where sent_at is null`,
  );
  return rows.map((row) => row.is);
}

/** The lost worker was seen for the last time a minute ago, and all others were there since. */
async function passAMinute(pool: Pool, lost: string): Promise<void> {
  await until("another worker has given a sign of life", 10_000, async () => {
    const { rowCount } = await pool.query(
      "update job_workers set since = since - interval '1 minute' where id <> $1",
      [lost],
    );
    return Boolean(rowCount);
  });
  await pool.query("update job_workers set seen_at = seen_at - interval '1 minute' where id = $1", [
    lost,
  ]);
  await pool.query(
    `update graphile_worker._private_jobs set locked_at = locked_at - interval '1 minute'
     where locked_by = $1`,
    [lost],
  );
}
