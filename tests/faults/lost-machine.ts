import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { makeBackupKey } from "#app/running/backups/commands/make-backup-key.server.ts";
import { KEY_SETTINGS } from "#app/running/backups/rules/key-settings.ts";
import { openSettings } from "#app/running/settings/queries.server.ts";
import { orderIdIn } from "#app/selling/orders/rules/order-link.ts";
import { readState } from "#app/platform/journal/state.server.ts";
import { until } from "../until.ts";
import { endWithUs, killServerOf } from "./built-in-server.ts";
import type { PlacedOrder } from "./buyer.ts";
import { type Fault, faultScenario } from "./fault-scenario.ts";
import type { Stage } from "./stage.ts";
import { untilServed } from "./until-served.ts";

const BUYERS_AT_ONCE = 4;
const BUYING_MS = { before: 5_000, after: 40_000 };
/** An order that was confirmed earlier is never lost. */
const LOST_MS = 30_000;
const LIMIT_MS = 120_000;

type Confirmed = { told: PlacedOrder; at: Date };
type Machine = { dataDir: string; away: string; keyFile: string };

/** The shop on another machine has what buyers were told, and any moment before. */
export const lostMachine = faultScenario({
  name: "lost-machine",
  about:
    "While people buy, the machine is lost with its disk. Another restores the shop from the continuous backup: its end, and then a moment between two orders.",
  rounds: { full: 1 },
  async play(fault) {
    const machine = await openMachine(fault);
    const { dataDir, away } = machine;
    const stage = await fault.open({ builtInAt: dataDir, env: { BACKUP_URL: away } });
    await writeFile(machine.keyFile, await newKey(stage));
    await until("the files are copied", LIMIT_MS, async () => (await readState(dataDir))?.baseAt);

    const confirmed: Confirmed[] = [];
    await buyFor(stage, BUYING_MS.before, confirmed);
    const moment = new Date(Math.ceil(Date.now() / 1000) * 1000);
    await sleep(moment.getTime() - Date.now() + 1_000);
    const buying = buyFor(stage, BUYING_MS.after, confirmed);
    await buying;
    const lostAt = Date.now();
    await stage.processes[0].kill();
    await killServerOf(dataDir);
    await rm(dataDir, { recursive: true });
    await mkdir(dataDir);

    const newestMs = await restore(machine, "latest");
    const restartedMs = await stage.processes[0].restart();
    const found = await ordersIn(stage);
    const has = ({ told }: Confirmed) => found.has(orderIdIn(told.orderToken) ?? "");
    const old = confirmed.filter(({ at }) => at.getTime() < lostAt - LOST_MS);
    fault.expect(old.every(has), "orders that were confirmed 30 s before are lost");
    await buyFor(stage, 1_000, []);
    await stage.processes[0].stop();

    const momentMs = await restore(machine, manila(moment));
    await stage.processes[0].restart();
    const then = await ordersIn(stage);
    for (const one of confirmed) {
      const isThere = then.has(orderIdIn(one.told.orderToken) ?? "");
      fault.expect(isThere === one.at < moment, "the moment has other orders than it had");
      if (one.at < moment) stage.ledger.noteTold(one.told);
    }
    return {
      confirmed: confirmed.length,
      "not in the backup": confirmed.filter((one) => !has(one)).length,
      "restored ms": newestMs,
      "open again ms": newestMs + restartedMs,
      "moment restored ms": momentMs,
    };
  },
});

async function openMachine(fault: Fault): Promise<Machine> {
  const folder = await mkdtemp(path.join(tmpdir(), "project-me-lost-"));
  await chmod(folder, 0o755);
  const [dataDir, away] = [path.join(folder, "data"), path.join(folder, "away")];
  await Promise.all([mkdir(dataDir), mkdir(away)]);
  const letGo = endWithUs(dataDir);
  fault.atEnd(() => killServerOf(dataDir).finally(letGo));
  fault.atEnd(() => rm(folder, { recursive: true, force: true }));
  return { dataDir, away, keyFile: path.join(folder, "key.txt") };
}

async function newKey({ ctx, db }: Stage): Promise<string> {
  const { version } = await openSettings(db, KEY_SETTINGS);
  const made = await makeBackupKey(ctx, version);
  if (!made.ok) throw new Error(made.reason);
  return made.value.identity;
}

async function buyFor(stage: Stage, ms: number, confirmed: Confirmed[]): Promise<void> {
  const end = Date.now() + ms;
  const buyOn = async () => {
    while (Date.now() < end) {
      const { buyer, form } = await untilServed(() => stage.buyerAtCheckout());
      confirmed.push({ told: await buyer.submitUntilTold(form), at: new Date() });
    }
  };
  await Promise.all(Array.from({ length: BUYERS_AT_ONCE }, buyOn));
}

/** As an operator types it; returns how long it took. */
async function restore({ dataDir, away, keyFile }: Machine, at: string): Promise<number> {
  const begun = performance.now();
  const words = ["restore", "--at", at, "--key", keyFile];
  const child = spawn(process.execPath, ["scripts/run/shop-command.mjs", ...words], {
    env: {
      PATH: process.env["PATH"],
      APP_SECRET: "a-secret-for-the-fault-tests-only-00",
      DATA_DIR: dataDir,
      BACKUP_URL: away,
      LOG_LEVEL: "warn",
    },
    stdio: ["pipe", "pipe", "pipe"],
  });
  child.stdin.end("RESTORE\n");
  const [said, wrong] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (child.exitCode === null) await once(child, "exit");
  if (child.exitCode !== 0) throw new Error(`the restore ended with ${said}\n${wrong}`);
  return Math.round(performance.now() - begun);
}

async function ordersIn({ pool }: Stage): Promise<Set<string>> {
  const { rows } = await pool.query<{ id: string }>("select id from orders");
  return new Set(rows.map(({ id }) => id));
}

const manila = (at: Date) =>
  new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace("T", " ");
