import process from "node:process";
import { parseEnv } from "#app/platform/env.server.ts";
import { openLog } from "#app/platform/log.server.ts";
import { ownCommand } from "#app/platform/own-command.server.ts";
import { CommandRefused } from "./command-refused.ts";
import { openDatabaseOnly } from "./database-only.server.ts";
import { examine } from "./doctor/examine.server.ts";
import { reportOf } from "#app/platform/finding.ts";
import { shopSecret } from "./secret.server.ts";
import { openServices } from "./services.server.ts";

/** `doctor [--json]`: what is good and what is bad, each with its fix. Ends with 1 if anything is bad. */
export async function doctor({ words }: { words: readonly string[] }): Promise<void> {
  if (words.length > 1 || (words[0] && words[0] !== "--json")) {
    throw new CommandRefused(`Usage: ${ownCommand("doctor", "[--json]")}`);
  }
  // Lines of the log would stand between those of the report.
  const env = { ...parseEnv(process.env), logLevel: "silent" };
  const { ctx, pool, hasRoom, close } = await openDatabaseOnly(env, ownCommand("doctor"));
  const services = openServices(env, openLog(env), pool, await shopSecret(env), hasRoom);
  try {
    const findings = await examine(services, ctx);
    const isWell = findings.every(({ state }) => state !== "bad");
    console.log(words[0] ? JSON.stringify({ isWell, findings }) : reportOf(findings));
    process.exitCode = isWell ? 0 : 1;
  } finally {
    services.mailer.close();
    await close();
  }
}
