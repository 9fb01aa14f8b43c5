import { createSocket } from "node:dgram";
import { access, constants, readdir, statfs } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import type { Env } from "#app/platform/env.server.ts";
import { bad, good, unknown, type Finding } from "#app/platform/finding.ts";

const GIGABYTE = 1024 ** 3;
const LEAST_FREE_GB = 2;
const WRONG_SECONDS = 5;
const TIME_SERVER = "pool.ntp.org";
/** Between the beginnings of the two calendars, 1900 and 1970. */
const NTP_EPOCH_SECONDS = 2_208_988_800;

export function checkVersion(version: string): Finding {
  const node = process.versions.node;
  const text = `Shop ${version}, Node ${node}`;
  if (Number.parseInt(node, 10) >= 24) return good("versions", text);
  return bad("versions", text, "Start the shop with Node 24, which a release has in it.");
}

/** The folders that the shop writes to, if they are there; it makes them itself. */
export async function checkFolders({ dataDir }: Pick<Env, "dataDir">): Promise<Finding> {
  const inside = await readdir(dataDir).catch((): string[] => []);
  const folders = ["", "files", "backups"].filter((name) => name === "" || inside.includes(name));
  for (const folder of folders.map((name) => path.join(dataDir, name))) {
    const mayWrite = await access(folder, constants.W_OK | constants.X_OK).then(
      () => true,
      () => false,
    );
    if (mayWrite) continue;
    return bad(
      "data folder",
      `This account can't write to ${folder}`,
      `Make the shop's account its owner: chown -R <account> ${folder}`,
    );
  }
  return good("data folder", dataDir);
}

export async function checkSpace({ dataDir }: Pick<Env, "dataDir">): Promise<Finding> {
  const { bavail, bsize } = await statfs(dataDir);
  const free = (bavail * bsize) / GIGABYTE;
  const text = `${free.toFixed(1)} GB free at ${dataDir}`;
  if (free >= LEAST_FREE_GB) return good("free space", text);
  return bad("free space", text, `Free at least ${LEAST_FREE_GB} GB, or enlarge the disk.`);
}

export async function checkClock(now: () => Date, ask = askTimeServer): Promise<Finding> {
  const before = now().getTime();
  const right = await ask().catch(() => undefined);
  if (!right) return unknown("clock", `${TIME_SERVER} did not answer, so the time is not compared`);
  const seconds = Math.round(((before + now().getTime()) / 2 - right.getTime()) / 1000);
  if (Math.abs(seconds) <= WRONG_SECONDS) return good("clock", "Right to a few seconds");
  const text = `The clock is ${Math.abs(seconds)} s ${seconds > 0 ? "fast" : "slow"}`;
  return bad("clock", text, "Switch on time synchronization: timedatectl set-ntp true");
}

/** One question of SNTP (RFC 4330). */
async function askTimeServer(): Promise<Date> {
  const socket = createSocket("udp4");
  try {
    return await new Promise<Date>((resolve, reject) => {
      setTimeout(() => reject(new Error("no answer")), 2_000).unref();
      socket.once("error", reject);
      socket.once("message", (answer) => {
        resolve(new Date((answer.readUInt32BE(40) - NTP_EPOCH_SECONDS) * 1000));
      });
      const question = Buffer.alloc(48);
      question[0] = 0x23;
      socket.send(question, 123, TIME_SERVER, (error) => error && reject(error));
    });
  } finally {
    socket.close();
  }
}
