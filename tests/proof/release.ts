import { once } from "node:events";
import { buffer, text } from "node:stream/consumers";
import { type ChildProcess, execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { makeRelease } from "../../scripts/release/make-release.ts";
import { openBuyer } from "../faults/buyer.ts";
import { freePort } from "../listen-locally.ts";
import { until } from "../until.ts";
import { type BareRoot, DATA_DIR, UPDATABLE, makeBareRoot, whyNoBareRoot } from "./bare-root.ts";
import type { Outcome, Scenario } from "./scenario.ts";

const START_MS = 120_000;
const run = promisify(execFile);

/** The archive is made twice, from two builds; the second one is run where nothing is installed. */
export const releaseAlone: Scenario = {
  name: "release",
  about:
    "The release runs in a bare Debian as an unprivileged user, where it may write to one folder: start, buy, restart, doctor, a failed update and one that works.",
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
      const updates = await tryUpdates(root, first.archive);
      const differs = again.includes(first.sha256) ? [] : ["two builds give different archives"];
      return {
        figures: { "MB unpacked": first.unpacked, "MB packed": first.packed, ...figures },
        problems: [...problems, ...updates, ...differs],
      };
    } finally {
      await root.remove();
    }
  },
};

/** Builds everything anew as a person does, and answers the sum of the archive. */
async function buildAgain(cpu: string, archive: string): Promise<string> {
  await rm("build/.stamp", { force: true });
  await run(process.execPath, ["scripts/command.mjs", "release", cpu]);
  return readFile(`${archive}.sha256`, "utf8");
}

async function tryIn(root: BareRoot): Promise<Outcome> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { DATA_DIR, PORT: String(port) };
  const problems: string[] = [];
  const command = async (...words: string[]) => {
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
  await command("backup", "--make-key");
  await command("backup");
  await command("role", "customer@demo.test", "support");
  const report = await command("doctor", "--json");
  if (!report.includes('"isWell":true')) problems.push(`the doctor says: ${report}`);
  await end(shop);
  return { figures: { "first start ms": firstStart, "restart ms": restart }, problems };
}

/** An update that breaks the database is undone; the next one takes the place of the release. */
async function tryUpdates(root: BareRoot, archive: string): Promise<string[]> {
  const port = await freePort();
  const [url, shop] = [`http://127.0.0.1:${port}`, `${UPDATABLE}/shop`];
  const env = { DATA_DIR, PORT: String(port) };
  const updated = async (next: string) => {
    const file = await root.bring(next);
    const child = root.start(["update", file], env, shop);
    const said = Promise.all([text(child.stdout!), text(child.stderr!)]);
    await once(child, "close");
    return (await said).join("");
  };
  const problems: string[] = [];
  const expectSaid = (said: string, words: string) =>
    void (said.includes(words) || problems.push(`an update said, and not "${words}": ${said}`));
  expectSaid(await updated(await broken(archive)), "Nothing was changed: version");
  await end(await startIn(root, env, url, shop));
  expectSaid(await updated(await nextRelease(archive, "998.0.0")), "Version 998.0.0 is here.");
  await end(await startIn(root, env, url, shop));
  return problems;
}

/** A release whose functions PostgreSQL refuses. */
const broken = (archive: string) =>
  nextRelease(archive, "999.0.0", "db/functions/zz-broken.sql", "select no_such_column;\n");

/** The same release under another version, and with one more file. */
async function nextRelease(archive: string, version: string, name = "NOTE", content = "") {
  const folder = await mkdtemp(path.join(tmpdir(), "release-"));
  await run("tar", ["-xzf", archive, "-C", folder, "--strip-components=1"]);
  const about = path.join(folder, "package.json");
  await writeFile(about, JSON.stringify({ ...JSON.parse(await readFile(about, "utf8")), version }));
  await writeFile(path.join(folder, name), content);
  const sums = path.join(folder, "SHA256SUMS");
  const others = (await readFile(sums, "utf8")).replace(/^.* {2}package\.json\n/m, "");
  const { stdout } = await run("sha256sum", ["package.json", name], { cwd: folder });
  await writeFile(sums, others + stdout);
  const next = `${folder}-${version}.tar.gz`;
  await run("tar", ["-czf", next, "-C", path.dirname(folder), path.basename(folder)]);
  await rm(folder, { recursive: true });
  return next;
}

async function startIn(
  root: BareRoot,
  env: NodeJS.ProcessEnv,
  url: string,
  folder?: string,
): Promise<ChildProcess> {
  const shop = root.start(["start"], env, folder);
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
