import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import process from "node:process";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inRoot } from "../prepare/main.mjs";
import { writeArchive } from "../release/write-archive.ts";

let folder;
let link;
beforeEach(async () => {
  folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), "update-")));
  link = path.join(folder, "shop");
  const archive = await release("1.9.0");
  mkdirSync(`${link}-1.9.0`);
  await sh("tar", ["-xzf", archive, "-C", `${link}-1.9.0`, "--strip-components=1"]);
  symlinkSync("shop-1.9.0", link);
  write("database", "1.9.0");
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = (name) => path.join(folder, name);
const write = (name, text) => writeFileSync(at(name), text);
const database = () => readFileSync(at("database"), "utf8").trim();
const running = () => readlinkSync(link);

/** A program whose database is a file; it fails, or kills the update, at the named step. */
const program = (version) => `#!/bin/sh
cd ${folder}; is="${version} $2"
[ "$is" = "$(cat kill-at 2>/dev/null)" ] && kill -9 $PPID
case $2 in
  copy) [ -f copy ] || cp database copy ;;
  try) echo ${version} > database ;;
  back) mv copy database ;;
  forget) rm copy ;;
esac
[ "$is" = "$(cat fail-at 2>/dev/null)" ] && echo "It broke." && exit 1
exit 0`;

async function release(version, { name = "project-me", cpu = process.arch, damage = "" } = {}) {
  const file = (path, text, isProgram = false) => ({
    name: path,
    content: Buffer.from(text),
    isProgram,
  });
  const files = [
    file("bin/project-me", program(version), true),
    file(`node_modules/node-linux-${cpu}/README`, ""),
    file("package.json", JSON.stringify({ name, version })),
  ];
  const sums = files.map((one) => `${sha256(one.content)}${damage}  ${one.name}\n`).join("");
  const archive = at(`${version}.tar.gz`);
  const all = [...files, file("SHA256SUMS", sums)];
  await writeArchive(archive, { top: "release", at: new Date(0), files: all });
  return archive;
}

const sha256 = (content) => createHash("sha256").update(content).digest("hex");

const sh = (command, words) =>
  new Promise((resolve) => {
    execFile(command, words, (error, out, complaints) =>
      resolve({ code: error ? (error.code ?? error.signal) : 0, said: out + complaints }),
    );
  });

/** In a process of its own, which a step can kill. */
function update(archive, root = `${link}-1.9.0`) {
  const imported = (name, file) => `import { ${name} } from "${inRoot(file)}";`;
  const code = [
    imported("main", "scripts/prepare/main.mjs"),
    imported("update", "scripts/update/update.mjs"),
    imported("runningShop", "scripts/update/running-shop.mjs"),
    `const [archive, root] = ${JSON.stringify([archive, root])};`,
    "const say = console.log;",
    "await main(() => update({ archive, root, shop: runningShop(say), say }));",
  ];
  return sh(process.execPath, ["--input-type=module", "-e", code.join("\n")]);
}

test("a newer version takes the place of the old one, which stays beside it", async () => {
  const { code, said } = await update(await release("1.10.0"));
  expect(said).toContain("Version 1.10.0 is here. Version 1.9.0 stays in");
  expect([code, running(), database(), existsSync(at("copy"))]).toEqual([
    0,
    "shop-1.10.0",
    "1.10.0",
    false,
  ]);
  expect(existsSync(`${link}-1.9.0`)).toBe(true);
});

test.each(["1.9.0 copy", "1.10.0 try"])("if %s fails, everything stays as it was", async (step) => {
  write("fail-at", step);
  const { code, said } = await update(await release("1.10.0"));
  expect(said).toMatch(/It broke\.\nNothing was changed: version 1\.9\.0 stays\./);
  expect([code, running(), database()]).toEqual([1, "shop-1.9.0", "1.9.0"]);
});

test.each(["1.9.0 copy", "1.10.0 try", "1.9.0 back"])(
  "an update that was killed at %s is done by the next one, or leaves what was before",
  async (step) => {
    write("kill-at", step);
    if (step.endsWith("back")) write("fail-at", "1.10.0 try");
    const archive = await release("1.10.0");
    expect(await update(archive)).toMatchObject({ code: "SIGKILL" });
    expect(running()).toBe("shop-1.9.0");
    rmSync(at("kill-at"));
    const { code } = await update(archive);
    const after = step.endsWith("back") ? [1, "1.9.0"] : [0, "1.10.0"];
    expect([code, database(), running()]).toEqual([...after, `shop-${after[1]}`]);
  },
);

test("once the new version is in its place, a crash leaves it there", async () => {
  write("kill-at", "1.10.0 forget");
  await update(await release("1.10.0"));
  expect([running(), database()]).toEqual(["shop-1.10.0", "1.10.0"]);
});

const REFUSED = [
  ["that is not there", () => at("none.tar.gz"), "There is no file"],
  ["that is cut off", cutOff, "The archive is damaged or incomplete. Download it again."],
  ["with a wrong byte", () => release("1.10.0", { damage: "0" }), "is damaged. Download it again."],
  ["of another program", () => release("2.0.0", { name: "other" }), "is no release of this shop."],
  ["for another machine", () => release("2.0.0", { cpu: "pdp11" }), "is for another machine"],
  ["of an older version", () => release("1.8.12"), "has version 1.8.12, and version 1.9.0 runs."],
  ["of the same version", () => release("1.9.0"), "has version 1.9.0, and version 1.9.0 runs."],
];
test.each(REFUSED)("an archive %s is refused, and nothing is left of it", async (_, make, why) => {
  const { code, said } = await update(await make());
  expect(said).toContain(why);
  expect(said).toContain("Nothing was changed.");
  expect([code, running(), database()]).toEqual([1, "shop-1.9.0", "1.9.0"]);
  expect(existsSync(`${link}.unpacking`)).toBe(false);
});

test("a disk that fills while the archive is unpacked keeps the old version, and is freed", async () => {
  const archive = await release("1.10.0");
  mkdirSync(at("bin"));
  const fills =
    '#!/bin/sh\necho half > "$4/package.json"\necho "No space left on device" >&2\nexit 2\n';
  writeFileSync(at("bin/tar"), fills, { mode: 0o755 });
  vi.stubEnv("PATH", `${at("bin")}:${process.env.PATH}`);
  const { code, said } = await update(archive);
  vi.unstubAllEnvs();
  expect(said).toBe("The disk is full. Nothing was changed.\n");
  expect([code, running(), database()]).toEqual([1, "shop-1.9.0", "1.9.0"]);
  expect(existsSync(`${link}.unpacking`)).toBe(false);
  expect(await update(archive)).toMatchObject({ code: 0 });
});

async function cutOff() {
  const archive = await release("1.10.0");
  truncateSync(archive, 200);
  return archive;
}

test("of two updates at once the second is refused", async () => {
  write("shop.updating", String(process.pid));
  const { said } = await update(await release("1.10.0"));
  expect(said).toBe("Another update is running. Nothing was changed.\n");
});

test("a program without a link is told how to get one", async () => {
  const plain = at("plain");
  mkdirSync(plain);
  writeFileSync(path.join(plain, "package.json"), '{"version":"1.9.0"}');
  const { said } = await update(await release("1.10.0"), plain);
  expect(said).toContain(`mv ${plain} ${plain}-1.9.0 && ln -s ${plain}-1.9.0 ${plain}`);
});
