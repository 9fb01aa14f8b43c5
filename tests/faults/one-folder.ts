import { chmod, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { endWithUs, killServerOf, serverOf } from "./built-in-server.ts";
import { type Fault, faultScenario } from "./fault-scenario.ts";
import { gatewayEvent } from "./gateway-event.ts";
import type { ShopProcess } from "./processes.ts";
import type { Stage } from "./stage.ts";
import { untilServed } from "./until-served.ts";

const WAYS_TO_END = ["killed", "in order"] as const;

/** Two processes of one data folder share its server, which stays for as long as either does. */
export const oneFolder = faultScenario({
  name: "one-folder",
  about:
    "Two processes share a data folder and its built-in PostgreSQL; one after the other ends, in order or killed, and comes back.",
  rounds: { full: 30 },
  async play(fault) {
    const folder = await mkdtemp(path.join(tmpdir(), "project-me-folder-"));
    await chmod(folder, 0o755);
    const dataDir = path.join(folder, "data");
    await mkdir(dataDir);
    const letGo = endWithUs(dataDir);
    fault.atEnd(() => killServerOf(dataDir).finally(letGo));
    fault.atEnd(() => rm(folder, { recursive: true, force: true }));
    const stage = await fault.open({ builtInAt: dataDir, processes: ["all", "all"] });
    let slowest = 0;
    for (let round = 0; round < fault.rounds; round += 1) {
      slowest = Math.max(slowest, await leaveAndComeBack(fault, stage, dataDir));
    }
    return { "leaves and returns": fault.rounds, "slowest return ms": slowest };
  },
});

async function leaveAndComeBack(fault: Fault, stage: Stage, dataDir: string): Promise<number> {
  const { random, expect } = fault;
  const before = await serverOf(dataDir);
  const leaving = random.pick([...stage.processes]);
  const both = random.whole(1, 5) === 1;
  await end(random.pick(WAYS_TO_END), leaving);
  if (both) {
    // The last who leaves in order takes the server along; a killed one leaves it to the next.
    const how = random.pick(WAYS_TO_END);
    for (const other of stage.processes.filter((one) => one !== leaving)) {
      await end(how, other);
      const stays = (await serverOf(dataDir)) !== undefined;
      expect(
        stays === (how === "killed"),
        `the last one was ${how}, and the server stays: ${stays}`,
      );
      await other.restart();
    }
  } else {
    expect((await serverOf(dataDir)) === before, "one process left, and the server with it");
    await buyOnce(stage);
  }
  const returned = await leaving.restart();
  await buyOnce(stage);
  return returned;
}

const end = (how: (typeof WAYS_TO_END)[number], one: ShopProcess) =>
  how === "killed" ? one.kill() : one.stop();

async function buyOnce(stage: Stage): Promise<void> {
  const { buyer, form } = await untilServed(() => stage.buyerAtCheckout());
  const told = await buyer.submitUntilTold(form);
  stage.ledger.noteTold(told);
  await stage.callBackUntilRecorded(gatewayEvent(told, Number(form["shownTotal"])));
}
