/**
 * Runs drizzle-kit and appends what it made to the newest file of `db/migrations/` as one more step.
 * Of the snapshots the newest stays. Arguments are drizzle-kit's: `--name what-it-does`, and
 * `--custom` for a step to write by hand.
 */
import { spawnSync } from "node:child_process";
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";

const KIT = "tools/packages/node_modules/drizzle-kit/bin.cjs";
const FOLDER = "db/migrations";
const JOURNAL = `${FOLDER}/meta/_journal.json`;

const readJournal = () => JSON.parse(readFileSync(JOURNAL, "utf8"));
const snapshotOf = ({ idx }) => `${FOLDER}/meta/${String(idx).padStart(4, "0")}_snapshot.json`;

const before = readJournal().entries.length;
const args = [KIT, "generate", ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, args, { stdio: "inherit" });
const journal = readJournal();
const [open, made] = journal.entries.slice(before - 1);
if (status !== 0 || !made) process.exit(status ?? 1);

const madeFile = `${FOLDER}/${made.tag}.sql`;
const openFile = `${FOLDER}/${open.tag}.sql`;
const name = made.tag.replace(/^\d+_/, "");
const step = `\n-- step ${made.when} ${name}\n${readFileSync(madeFile, "utf8").trim()}\n`;
writeFileSync(openFile, step, { flag: "a" });
rmSync(madeFile);
renameSync(snapshotOf(made), snapshotOf(open));
journal.entries = [...journal.entries.slice(0, before - 1), { ...open, when: made.when }];
writeFileSync(JOURNAL, `${JSON.stringify(journal, null, 2)}\n`);
console.log(`Appended the step ${name} to ${openFile}.`);
