import { randomBytes } from "node:crypto";
import { existsSync, rmSync, writeFileSync } from "node:fs";
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
  writeFileSync(settings, settingsText(answers), { mode: 0o640, flag: "wx" });
  let opened;
  try {
    await machine.giveToGroup(settings, ACCOUNT);
    say("Filling the database. This takes a few seconds.");
    await machine.runAs(ACCOUNT, path.join(root, "bin/project-me"), ["seed", "empty-shop"]);
    const folder = answers.BACKUP_URL?.startsWith("/") ? answers.BACKUP_URL : undefined;
    opened = await machine.startService(path.join(root, "deploy/project-me.service"), folder);
  } catch (error) {
    // The next try asks again.
    rmSync(settings, { force: true });
    throw error;
  }
  for (const line of nextSteps({ answers, refusal, opened, settings })) say(line);
}

function settingsText(answers) {
  const { host } = new URL(answers.APP_URL);
  const values = {
    NODE_ENV: "production",
    DATA_DIR,
    APP_SECRET: randomBytes(32).toString("base64"),
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
