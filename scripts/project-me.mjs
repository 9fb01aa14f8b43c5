import path from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { Stop, inRoot, main, root } from "./prepare/main.mjs";

/** The commands of a release; `bin/project-me` runs this with the release's own Node. */
const OF_SHOP = ["doctor", "backup", "restore", "seed", "role", "change-secret", "move-database"];
const SCRIPTS = {
  setup: "scripts/run/setup.mjs",
  start: "scripts/serve.mjs",
  update: "scripts/run/update.mjs",
};
/** For an update, and not for people. */
const UPDATE_STEP = "update-step";

const SETTINGS = "/etc/project-me.env";

/** So that every command works on the same shop. What the environment says already stays. */
function loadSettings() {
  try {
    process.loadEnvFile(SETTINGS);
  } catch (error) {
    if (error.code === "ENOENT") return;
    throw new Stop(`${SETTINGS} can't be read: run this as the account of the shop, or as root.`);
  }
}

await main(async () => {
  const [node, , name, ...words] = process.argv;
  if (!Object.hasOwn(SCRIPTS, name) && ![...OF_SHOP, UPDATE_STEP].includes(name)) {
    throw new Stop(`Usage: project-me ${[...Object.keys(SCRIPTS), ...OF_SHOP].join("|")}`);
  }
  loadSettings();
  process.env.PROJECT_ME_RELEASE = "1";
  process.env.INIT_CWD = process.cwd();
  // The shop finds its own files from the current folder, which must not decide where its data is.
  process.env.DATA_DIR &&= path.resolve(process.env.DATA_DIR);
  if (process.env.NODE_ENV !== "production") process.env.DATA_DIR ??= path.resolve("data");
  process.chdir(root);
  const own = SCRIPTS[name];
  const script = own ?? "scripts/run/shop-command.mjs";
  process.argv = [node, inRoot(script), ...(own ? [] : [name]), ...words];
  await import(pathToFileURL(process.argv[1]).href);
});
