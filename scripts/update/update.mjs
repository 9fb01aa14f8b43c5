import {
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import process from "node:process";
import { Stop, onEndingSignal } from "../prepare/main.mjs";
import { unpack } from "./unpack.mjs";

/**
 * Exchanges the program of a shop for the one in `archive`: unpacks it beside the old one, stops the
 * shop, lets the new version bring the database up to date and prove itself, and points the link at
 * it. If a step fails, the database is put back and the old version started. A step that was cut off
 * by a crash is repeated by the next update.
 */
export async function update({ archive, root, shop, say }) {
  const place = placeOf(root);
  const unlock = lock(`${place.link}.updating`);
  // A signal ends the step that runs, and what was done is then undone as after any failure.
  const unhear = onEndingSignal(() => {});
  try {
    const next = await unpack(archive, place);
    say(`Version ${next.version} is complete. The shop is stopped now.`);
    await shop.stop();
    await exchange(next, place, shop).finally(() => shop.start());
    say(`Version ${next.version} is here. Version ${place.version} stays in ${root}.`);
  } finally {
    unhear();
    unlock();
  }
}

async function exchange(next, { link, root, version }, shop) {
  const stays = `Nothing was changed: version ${version} stays.`;
  await shop.step(root, "copy").catch((error) => refuse(error, stays));
  try {
    await shop.step(next.folder, "try");
    pointAt(link, next.folder);
  } catch (error) {
    const stuck = "The database could not be put back. Run the update again.";
    await shop.step(root, "back").catch((second) => refuse(error, second.message, stuck));
    refuse(error, stays);
  }
  await shop.step(next.folder, "forget");
}

function refuse(error, ...more) {
  throw new Stop([error.message, ...more].join("\n"));
}

/** The link by which the running version is known, and its version. */
function placeOf(root) {
  const { version } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  const link = root.slice(0, -version.length - 1);
  if (root === `${link}-${version}` && leadsTo(link) === root) return { root, link, version };
  throw new Stop(
    `An update needs the program in a folder with its version, and a link to it:\nmv ${root} ${root}-${version} && ln -s ${root}-${version} ${root}`,
  );
}

function leadsTo(link) {
  try {
    return path.resolve(path.dirname(link), readlinkSync(link));
  } catch {
    return undefined;
  }
}

/** A link is replaced in one step, so that a program is there at every moment. */
function pointAt(link, folder) {
  rmSync(`${link}.next`, { force: true });
  symlinkSync(path.basename(folder), `${link}.next`);
  renameSync(`${link}.next`, link);
}

/** One update at a time; the lock of one that was killed is taken over. */
function lock(file) {
  try {
    if (isOver(file)) rmSync(file, { force: true });
    writeFileSync(file, String(process.pid), { flag: "wx" });
  } catch (error) {
    if (error.code === "EEXIST") throw new Stop("Another update is running. Nothing was changed.");
    throw new Stop(`${file} can't be written (${error.code}): run this as root.`);
  }
  return () => rmSync(file, { force: true });
}

function isOver(file) {
  try {
    process.kill(Number(readFileSync(file, "utf8")), 0);
    return false;
  } catch (error) {
    return error.code !== "EPERM";
  }
}
