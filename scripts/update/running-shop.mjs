import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { statSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { text } from "node:stream/consumers";
import { Stop } from "../prepare/main.mjs";

const UNIT = "project-me";
const START_MS = 60_000;
const MOST_LINES = 20;

/** The shop of this machine: its service, if systemd runs it, and the account that owns its data. */
export function runningShop(say) {
  let wasActive = false;
  return {
    async stop() {
      wasActive = systemctl("is-active", "--quiet");
      if (wasActive && !systemctl("stop")) throw new Stop(`systemctl can't stop ${UNIT}.`);
    },
    async start() {
      if (!wasActive) return say("Start the shop again.");
      if (systemctl("start") && (await isReady())) return say("The shop is open.");
      say(`The shop does not answer yet. journalctl -u ${UNIT} says why.`);
    },
    step: (folder, name) => runStep(folder, name),
  };
}

const systemctl = (...words) => spawnSync("systemctl", [...words, UNIT]).status === 0;

async function isReady() {
  const until = performance.now() + START_MS;
  const address = `http://127.0.0.1:${process.env.PORT || 3000}/readyz`;
  while (performance.now() < until) {
    if ((await fetch(address).catch(() => undefined))?.ok) return true;
    await pause(500);
  }
  return false;
}

/** Runs a step of `app/server/update-step.server.ts` with the program in this folder. */
async function runStep(folder, name) {
  const child = spawn(path.join(folder, "bin/project-me"), ["update-step", name], {
    stdio: ["ignore", "pipe", "pipe"],
    ...ownerOfData(),
  });
  const [said, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close"),
  ]);
  if (code === 0) return;
  const last = (complained || said).trim().split("\n").slice(-MOST_LINES).join("\n");
  throw new Stop(last || `The step "${name}" ended with ${code}.`);
}

/** Root runs the steps as the shop's account, so that its files stay its own. */
function ownerOfData() {
  const { DATA_DIR: folder } = process.env;
  if (process.getuid() !== 0 || !folder) return {};
  const { uid, gid } = statSync(folder);
  return { uid, gid };
}
