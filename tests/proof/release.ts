import { once } from "node:events";
import { buffer, text } from "node:stream/consumers";
import { type ChildProcess, execFile } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import process from "node:process";
import { promisify } from "node:util";
import { makeRelease } from "../../scripts/release/make-release.ts";
import { openBuyer } from "../faults/buyer.ts";
import { freePort } from "../listen-locally.ts";
import { until } from "../until.ts";
import { type BareRoot, DATA_DIR, makeBareRoot, whyNoBareRoot } from "./bare-root.ts";
import type { Outcome, Scenario } from "./scenario.ts";

const START_MS = 120_000;

/** The archive is made twice, from two builds; the second one is run where nothing is installed. */
export const releaseAlone: Scenario = {
  name: "release",
  about:
    "The release runs in a bare Debian as an unprivileged user, where it may write to one folder: start, buy, restart, doctor.",
  rounds: { full: 1 },
  async run() {
    const impossible = await whyNoBareRoot();
    if (impossible) return { figures: {}, problems: [], impossible };
    const cpu = process.arch === "arm64" ? "arm64" : "x64";
    const first = await makeRelease(process.cwd(), cpu);
    const again = await buildAgain(cpu, first.archive);
    const root = await makeBareRoot(first.archive);
    try {
      const { figures, problems } = await tryIn(root);
      const differs = again.includes(first.sha256) ? [] : ["two builds give different archives"];
      return {
        figures: { "MB unpacked": first.unpacked, "MB packed": first.packed, ...figures },
        problems: [...problems, ...differs],
      };
    } finally {
      await root.remove();
    }
  },
};

/** Builds everything anew as a person does, and answers the sum of the archive. */
async function buildAgain(cpu: string, archive: string): Promise<string> {
  await rm("build/.stamp", { force: true });
  await promisify(execFile)(process.execPath, ["scripts/command.mjs", "release", cpu]);
  return readFile(`${archive}.sha256`, "utf8");
}

async function tryIn(root: BareRoot): Promise<Outcome> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { DATA_DIR, PORT: String(port) };
  const problems: string[] = [];
  const run = async (...words: string[]) => {
    const child = root.start(words, env);
    const [said, complained, [code]] = await Promise.all([
      text(child.stdout!),
      text(child.stderr!),
      once(child, "exit"),
    ]);
    if (code !== 0) problems.push(`${words.join(" ")} ended with ${code}: ${said}${complained}`);
    return said;
  };
  const begun = performance.now();
  let shop = await startIn(root, env, url);
  const firstStart = Math.round(performance.now() - begun);
  const order = await buyAt(url);
  await end(shop);

  const again = performance.now();
  shop = await startIn(root, env, url);
  const restart = Math.round(performance.now() - again);
  const page = await fetch(`${url}/order/${order}`);
  const isPaid = (await page.text()).includes("We received your payment");
  if (!isPaid)
    problems.push(`after a restart the page of the order answers ${page.status}, unpaid`);
  await run("backup", "--make-key");
  await run("backup");
  await run("role", "customer@demo.test", "support");
  const report = await run("doctor", "--json");
  if (!report.includes('"isWell":true')) problems.push(`the doctor says: ${report}`);
  await end(shop);
  return { figures: { "first start ms": firstStart, "restart ms": restart }, problems };
}

async function startIn(root: BareRoot, env: NodeJS.ProcessEnv, url: string): Promise<ChildProcess> {
  const shop = root.start(["start"], env);
  const said = Promise.all([buffer(shop.stdout!), buffer(shop.stderr!)]);
  await until("the release serves", START_MS, async () => {
    if (shop.exitCode !== null) throw new Error(Buffer.concat(await said).toString());
    return (await fetch(`${url}/readyz`).catch(() => undefined))?.ok;
  });
  return shop;
}

async function end(shop: ChildProcess): Promise<void> {
  shop.kill("SIGTERM");
  const [code, signal] = await once(shop, "exit");
  if (code !== 0) throw new Error(`the release ended with ${signal ?? code}`);
}

/** Buys and pays for the first product of a listing, and answers the token of the order's page. */
async function buyAt(url: string): Promise<string> {
  const buyer = openBuyer(url, 1);
  const listing = await buyer.get("/products/weight-loss");
  const field = /<\w+[^>]*name="productId"[^>]*>/.exec(listing.body)?.[0] ?? "";
  await buyer.fillCart(/value="([^"]+)"/.exec(field)?.[1] ?? "");
  const form = { ...(await buyer.openCheckout()), supervision: "yes" };
  const placed = await buyer.submit(form);
  const order = buyer.toldBy(placed);
  if (!order) throw new Error(`the checkout answered ${placed.status}`);
  const choices = { decision: "approve", order: "normal", repeat: "1", delay_seconds: "0" };
  await buyer.post(placed.location ?? "", choices);
  return order.orderToken;
}
