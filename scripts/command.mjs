import { prepare } from "./prepare.mjs";
import { Stop, inRoot, main } from "./prepare/main.mjs";
import { underNode24 } from "./prepare/node-version.mjs";

const ofShop = { script: "scripts/run/shop-command.mjs", withBuild: true, takesName: true };

/** The commands of package.json: the script that Node 24 runs, and whether it needs the build. */
const COMMANDS = {
  start: { script: "scripts/serve.mjs", withBuild: true },
  dev: { script: "scripts/run/dev.mjs", withBuild: false },
  seed: ofShop,
  backup: ofShop,
  restore: ofShop,
  "change-secret": ofShop,
  doctor: ofShop,
  role: ofShop,
  "move-database": ofShop,
  release: { script: "scripts/run/release.mjs", withBuild: true },
  check: { script: "scripts/run/check.mjs", withBuild: false },
  proof: { script: "scripts/run/proof.mjs", withBuild: true },
  bench: { script: "scripts/run/bench.mjs", withBuild: true },
  "eval:assistant": { script: "scripts/run/eval-assistant.mjs", withBuild: true },
  "train:assistant": { script: "scripts/run/train-assistant.mjs", withBuild: false },
};

await main(async () => {
  const [node, , name, ...words] = process.argv;
  const { script, withBuild, takesName } = COMMANDS[name] ?? {};
  if (!script) throw new Stop(`Usage: npm run ${Object.keys(COMMANDS).join("|")}`);
  await prepare({ withBuild });
  process.argv = [node, inRoot(script), ...(takesName ? [name] : []), ...words];
  await underNode24(script);
});
