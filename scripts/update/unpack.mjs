import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  statfsSync,
} from "node:fs";
import path from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { Stop } from "../prepare/main.mjs";

/** How much larger a release is than its archive, with room to spare. */
const UNPACKED_TIMES = 4;

/**
 * Unpacks a release into a folder beside the running one, and answers the folder and its version.
 * Throws a Stop, and leaves nothing, if it is incomplete, for another machine or not newer.
 */
export async function unpack(archive, { link, version }) {
  const folder = `${link}.unpacking`;
  rmSync(folder, { recursive: true, force: true });
  try {
    refuseFullDisk(archive, path.dirname(link));
    mkdirSync(folder);
    await extract(archive, folder);
    const found = versionIn(folder);
    if (!isNewer(found, version)) {
      throw new Stop(`The archive has version ${found}, and version ${version} runs.`);
    }
    refuseDamage(folder);
    const kept = `${link}-${found}`;
    rmSync(kept, { recursive: true, force: true });
    renameSync(folder, kept);
    return { folder: kept, version: found };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    if (!error.userMessage) throw error;
    throw new Stop(`${error.userMessage} Nothing was changed.`);
  }
}

function refuseFullDisk(archive, folder) {
  const needed = sizeOf(archive) * UNPACKED_TIMES;
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize > needed) return;
  throw new Stop(`${folder} needs ${Math.ceil(needed / 1_000_000)} MB of free space.`);
}

function sizeOf(archive) {
  const about = statSync(archive, { throwIfNoEntry: false });
  if (about) return about.size;
  throw new Stop(`There is no file ${archive}.`);
}

async function extract(archive, folder) {
  const words = ["-xzf", archive, "-C", folder, "--strip-components=1", "--no-same-owner"];
  await promisify(execFile)("tar", words).catch(({ stderr = "" }) => {
    if (stderr.includes("No space left")) throw new Stop("The disk is full.");
    throw new Stop("The archive is damaged or incomplete. Download it again.");
  });
}

function versionIn(folder) {
  const file = path.join(folder, "package.json");
  const { name, version } = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  if (name !== "project-me") throw new Stop("The archive is no release of this shop.");
  const machine = `linux-${process.arch}`;
  if (existsSync(path.join(folder, `node_modules/node-${machine}`))) return version;
  throw new Stop(`The archive is for another machine; this one needs ${machine}.`);
}

/** Versions are three numbers. */
function isNewer(one, other) {
  const [a, b] = [one, other].map((text) => text.split(".").map(Number));
  const at = a.findIndex((part, index) => part !== b[index]);
  return at >= 0 && a[at] > b[at];
}

function refuseDamage(folder) {
  for (const line of readFileSync(path.join(folder, "SHA256SUMS"), "utf8").trimEnd().split("\n")) {
    const [sum, name] = line.split("  ");
    const content = readFileSync(path.join(folder, name));
    if (createHash("sha256").update(content).digest("hex") === sum) continue;
    throw new Stop(`The file ${name} of the archive is damaged. Download it again.`);
  }
}
