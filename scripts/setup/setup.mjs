import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Stop } from "../prepare/main.mjs";
import { askOwner } from "./questions.mjs";

export const ACCOUNT = "project-me";
export const DATA_DIR = "/srv/shop";

/**
 * Sets up a shop on a fresh machine: asks three questions, writes the settings with a secret of its
 * own, fills the database, and starts the service where systemd runs. A mail server that refuses the
 * shop is no reason to stop.
 */
export async function setup({ root, settings, machine, ask, say }) {
  if (existsSync(settings)) {
    throw new Stop(`${settings} is there, so the shop is set up. Change it and restart the shop.`);
  }
  const answers = await askOwner(ask, say);
  const refusal = answers.SMTP_URL && (await machine.tryMail(answers.SMTP_URL));
  await machine.addAccount(ACCOUNT, DATA_DIR);
  const unfinished = `${settings}.unfinished`;
  const text = settingsText(answers, secretIn(unfinished));
  writeFileSync(settings, text, { mode: 0o640, flag: "wx" });
  try {
    await machine.giveToGroup(settings, ACCOUNT);
    say("Filling the database. This takes a few seconds.");
    await machine.runAs(ACCOUNT, path.join(root, "bin/project-me"), ["seed", "empty-shop"]);
  } catch (error) {
    // The next try asks again, and keeps the secret: the database may know it already.
    renameSync(settings, unfinished);
    throw error;
  }
  rmSync(unfinished, { force: true });
  const folder = answers.BACKUP_URL?.startsWith("/") ? answers.BACKUP_URL : undefined;
  const unit = path.join(root, "deploy/project-me.service");
  const opened = await machine.startService(unit, folder);
  for (const line of nextSteps({ answers, refusal, opened, settings })) say(line);
}

/** The secret of a setup that failed. */
const secretIn = (file) =>
  existsSync(file) ? /^APP_SECRET=(.+)$/m.exec(readFileSync(file, "utf8"))?.[1] : undefined;

function settingsText(answers, secret = randomBytes(32).toString("base64")) {
  const { host } = new URL(answers.APP_URL);
  const values = {
    NODE_ENV: "production",
    DATA_DIR,
    APP_SECRET: secret,
    TRUST_PROXY: "on",
    MAIL_FROM: `hello@${host.replace(/:\d+$/, "")}`,
    ...answers,
  };
  const lines = Object.entries(values).map(([name, value]) => `${name}=${value}\n`);
  return `# Every command of the release reads this. docs/operate.md has all variables.\n${lines.join("")}`;
}

/** What is left to do, and last the address that the owner opens. */
function nextSteps({ answers, refusal, opened, settings }) {
  const lines = [""];
  if (!answers.SMTP_URL) lines.push(`Without SMTP_URL in ${settings} no mail leaves the shop.`);
  if (refusal) {
    lines.push(`The mail server does not accept the shop: ${refusal}`);
    lines.push(`Correct SMTP_URL in ${settings}, then: systemctl restart project-me`);
  }
  lines.push(`Keep a copy of ${settings}: without its secret, no backup opens a shop.`);
  lines.push(`A proxy with https must pass ${answers.APP_URL} on: see deploy/Caddyfile.`);
  if (opened) lines.push("", "Open this address to become the owner:", `  ${opened}`);
  else lines.push("", "Start the shop. It prints the address for its owner:", startCommand());
  return lines;
}

const startCommand = () => `  runuser -u ${ACCOUNT} -- /opt/project-me/bin/project-me start`;
