import { execFile } from "node:child_process";
import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { Stop } from "../prepare/main.mjs";

const UNIT = "project-me";
const UNITS = "/etc/systemd/system";
const START_MS = 60_000;

/** What `setup` changes on the machine, as root. */
export const thisMachine = {
  /** Why the mail server refuses the shop; undefined if it accepts it. */
  async tryMail(url) {
    const { createTransport } = await import("nodemailer");
    const transport = createTransport({ url, connectionTimeout: 10_000, socketTimeout: 10_000 });
    const accepted = transport.verify().then(
      () => undefined,
      (error) => error.message,
    );
    return accepted.finally(() => transport.close());
  },

  async addAccount(name, home) {
    const isThere = await succeeds("id", ["-u", name]);
    if (!isThere) await run("useradd", ["--system", "--user-group", "--home-dir", home, name]);
    await run("install", ["-d", "-o", name, "-g", name, "-m", "700", home]);
  },

  giveToGroup: (file, group) => run("chgrp", [group, file]),

  /** The settings alone decide, and not the environment of who runs this. */
  runAs: (account, program, words) =>
    run("env", [
      "-i",
      `PATH=${process.env.PATH}`,
      "runuser",
      "-u",
      account,
      "--",
      program,
      ...words,
    ]),

  /**
   * The service may write to `folder` besides the data folder. Answers the address for the owner;
   * undefined where systemd does not run.
   */
  async startService(unit, folder) {
    if (!(await succeeds("systemctl", ["is-system-running", "--wait"])) && !(await isDegraded())) {
      return undefined;
    }
    copyFileSync(unit, `${UNITS}/${UNIT}.service`);
    if (folder) {
      mkdirSync(`${UNITS}/${UNIT}.service.d`, { recursive: true });
      const mayWrite = `[Service]\nReadWritePaths=${folder}\n`;
      writeFileSync(`${UNITS}/${UNIT}.service.d/backups.conf`, mayWrite);
    }
    await run("systemctl", ["daemon-reload"]);
    await run("systemctl", ["enable", "--now", UNIT]);
    return ownerAddress();
  },
};

/** A unit that has nothing to do with the shop failed. */
const isDegraded = () =>
  promisify(execFile)("systemctl", ["is-system-running"]).then(
    () => true,
    ({ stdout }) => stdout?.trim() === "degraded",
  );

async function ownerAddress() {
  const until = performance.now() + START_MS;
  while (performance.now() < until) {
    const log = await run("journalctl", ["-u", UNIT, "-n", "200", "-o", "cat", "--no-pager"]);
    // Each start ends the address of the start before.
    const found = log.match(/https?:\S+\/admin-auth\/\S+/g)?.at(-1);
    if (found) return found;
    await pause(500);
  }
  throw new Stop(`The shop does not answer. journalctl -u ${UNIT} says why.`);
}

const succeeds = (command, words) =>
  promisify(execFile)(command, words).then(
    () => true,
    () => false,
  );

async function run(command, words) {
  try {
    return (await promisify(execFile)(command, words)).stdout;
  } catch (error) {
    throw new Stop(error.stderr?.trim() || `${command} failed: ${error.message}`);
  }
}
