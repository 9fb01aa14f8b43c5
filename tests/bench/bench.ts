import os from "node:os";
import process from "node:process";
import { inspect } from "node:util";
import { shopDay } from "#app/lib/dates.ts";
import { startCluster } from "../cluster.ts";
import { SIZES, readArguments, usage, type Wish } from "./arguments.ts";
import { parts } from "./parts.ts";
import { type MeasuredPart, table } from "./report.ts";
import { saveFigures } from "./save-figures.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);
const names = parts.map(({ name }) => name);

/** Leaving by `exit` is what ends the database and the shops. */
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(130));

const wish = readArguments(process.argv.slice(2), names);
// A part that broke may have left a shop running, which would keep this process alive.
if (wish) process.exit((await bench(wish)) ? 0 : 1);
else {
  say(`${usage}\nParts: ${names.join(", ")}`);
  process.exitCode = 2;
}

/** Measures what is asked for; a part that breaks is told, and the others go on. */
async function bench({ only, size, save }: Wish): Promise<boolean> {
  const server = await startCluster();
  const all: MeasuredPart[] = [];
  const day = shopDay(new Date());
  let whole = true;
  for (const part of parts) {
    if (only.length > 0 && !only.includes(part.name)) continue;
    say(`${part.name}: ${part.about}`);
    const begun = performance.now();
    try {
      const figures = await part.measure({ server, sizes: SIZES[size] });
      for (const { what, value, ceiling } of figures) {
        say(`  ${what}: ${value}${ceiling && `, ${ceiling}`}`);
      }
      all.push({ name: part.name, day, figures });
    } catch (error) {
      whole = false;
      say(`  was not measured: ${inspect(error)}`);
    }
    say(`  (${Math.round((performance.now() - begun) / 1_000)} s)`);
  }
  server.stop();
  say(`\n${day}, ${os.availableParallelism()} cores, sizes: ${size}\n`);
  say(table(all.flatMap(({ figures }) => figures)));
  if (save) saveFigures(all);
  return whole;
}
