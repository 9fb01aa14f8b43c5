import { prepare } from "./prepare.mjs";
import { Stop, inRoot, main } from "./prepare/main.mjs";
import { underNode24 } from "./prepare/node-version.mjs";

/** The commands of package.json: the script that Node 24 runs, and whether it needs the build. */
const COMMANDS = {
  start: { script: "scripts/serve.mjs", withBuild: true },
  dev: { script: "scripts/run/dev.mjs", withBuild: false },
  seed: { script: "scripts/run/seed.mjs", withBuild: true },
  backup: { script: "scripts/run/backup.mjs", withBuild: true },
  restore: { script: "scripts/run/restore.mjs", withBuild: true },
  "change-secret": { script: "scripts/run/change-secret.mjs", withBuild: true },
  check: { script: "scripts/run/check.mjs", withBuild: false },
  proof: { script: "scripts/run/proof.mjs", withBuild: true },
  bench: { script: "scripts/run/bench.mjs", withBuild: true },
  "eval:assistant": { script: "scripts/run/eval-assistant.mjs", withBuild: true },
  "train:assistant": { script: "scripts/run/train-assistant.mjs", withBuild: false },
};

await main(async () => {
  const [node, , name, ...words] = process.argv;
  const { script, withBuild } = COMMANDS[name] ?? {};
  if (!script) throw new Stop(`Usage: npm run ${Object.keys(COMMANDS).join("|")}`);
  if (name === "seed" && words.length === 0) throw new Stop("Usage: npm run seed -- <world>");
  if (name === "restore" && words.length === 0) {
    throw new Stop("Usage: npm run restore -- <backup file> [--key <file>] [--check]");
  }
  await prepare({ withBuild });
  process.argv = [node, inRoot(script), ...words];
  await underNode24(script);
});
