import path from "node:path";
import process from "node:process";
import { Stop, main, root } from "../prepare/main.mjs";
import { runningShop } from "../update/running-shop.mjs";
import { update } from "../update/update.mjs";

/** `project-me update <archive>`, as root: a newer release takes the place of this one. */
await main(async () => {
  const [, , archive, ...more] = process.argv;
  if (!archive || more.length > 0) throw new Stop("Usage: project-me update <archive>");
  const say = (line) => console.log(line);
  const from = process.env.INIT_CWD ?? "";
  await update({ archive: path.resolve(from, archive), root, shop: runningShop(say), say });
});
