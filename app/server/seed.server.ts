import { parseEnv } from "#app/platform/env.server.ts";
import { openLog } from "#app/platform/log.server.ts";
import { ownCommand } from "#app/platform/own-command.server.ts";
import { seedWorld } from "#db/seed/seed.ts";
import { CommandRefused } from "./command-refused.ts";
import { openShop } from "./start.server.ts";

/**
 * `npm run seed -- <world>`. A database that already has a catalogue is left as it is, unless an
 * earlier run of the same command was interrupted.
 */
export async function seed({ words }: { words: readonly string[] }): Promise<void> {
  const [world, ...more] = words;
  if (!world || more.length > 0)
    throw new CommandRefused(`Usage: ${ownCommand("seed", "<world>")}`);
  const env = parseEnv(process.env);
  const { close } = await openShop(env, openLog(env), async (services) => {
    console.log(await seedWorld(services, world, { say: (progress) => console.log(progress) }));
  });
  await close();
}
