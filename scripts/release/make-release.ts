import { createHash } from "node:crypto";
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { billOfMaterials } from "./bill-of-materials.ts";
import { installedFor, ReleaseRefused } from "./installed-for.ts";
import { licenseTexts } from "./license-texts.ts";
import { fileOf, filesBelow, packageFiles, type ReleaseFile } from "./release-files.ts";
import { runtimePackages, type Lockfile, type Machine } from "./runtime-packages.ts";
import { writeArchive } from "./write-archive.ts";

/** What a small server's disk and line can take; the check that fails when a package grows. */
const MOST_MB = { unpacked: 300, packed: 110 };

const OWN = [
  "LICENSE",
  "db/functions",
  "db/migrations",
  "db/places/places.tsv.br",
  "deploy",
  "build/client",
  "build/server",
];
const SCRIPTS = [
  "scripts/project-me.mjs",
  "scripts/serve.mjs",
  "scripts/prepare/main.mjs",
  ...["load-build", "setup", "shop-command", "small-heap", "update"].map(
    (name) => `scripts/run/${name}.mjs`,
  ),
  ...["questions", "setup", "this-machine"].map((name) => `scripts/setup/${name}.mjs`),
  ...["running-shop", "unpack", "update"].map((name) => `scripts/update/${name}.mjs`),
];

export type Release = { archive: string; sha256: string; files: number } & Record<
  keyof typeof MOST_MB,
  number
>;

/** Builds the release of a machine from a current build, in `release/`. Same commit, same bytes. */
export async function makeRelease(root: string, cpu: Machine["cpu"]): Promise<Release> {
  const machine: Machine = { os: "linux", cpu, libc: "glibc" };
  const read = (name: string) => readFileSync(path.join(root, name), "utf8");
  const { name, version, license, type } = JSON.parse(read("package.json"));
  const lockfile: Lockfile = JSON.parse(read("package-lock.json"));
  const packages = runtimePackages(lockfile, machine);
  const installed = await installedFor(root, machine);
  const at = commitTime(root);
  const text = (file: string, words: string, isProgram = false): ReleaseFile => ({
    name: file,
    content: Buffer.from(words),
    isProgram,
  });
  const licensed = packages.flatMap((one) => packageFiles(installed, one));
  const files = [
    ...OWN.flatMap((one) => ownFiles(root, one)),
    ...SCRIPTS.map((one) => fileOf(root, one)),
    ...licensed,
    text("bin/project-me", read("scripts/release/project-me.sh"), true),
    text("package.json", `${JSON.stringify({ name, version, license, type, private: true })}\n`),
    text("sbom.cdx.json", billOfMaterials({ name, version, license }, packages, at)),
    text("LICENSES.txt", licenseTexts(packages, licensed)),
  ].toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const top = `${name}-${version}-linux-${cpu}`;
  return publish(path.join(root, "release"), { top, at, files: [...files, sumsOf(files)] });
}

const ownFiles = (root: string, name: string) =>
  statSync(path.join(root, name)).isFile()
    ? [fileOf(root, name)]
    : filesBelow(path.join(root, name)).map((file) => fileOf(root, `${name}/${file}`));

/** `sha256sum --check SHA256SUMS` in the folder finds a file that is damaged. */
function sumsOf(files: readonly ReleaseFile[]): ReleaseFile {
  const lines = files.flatMap((file) =>
    "content" in file ? [`${sha256(file.content)}  ${file.name}\n`] : [],
  );
  return { name: "SHA256SUMS", content: Buffer.from(lines.join("")) };
}

async function publish(
  folder: string,
  release: { top: string; files: readonly ReleaseFile[]; at: Date },
): Promise<Release> {
  const { top, files } = release;
  const archive = path.join(folder, `${top}.tar.gz`);
  mkdirSync(folder, { recursive: true });
  await writeArchive(archive, release);
  rmSync(path.join(folder, top), { recursive: true, force: true });
  execFileSync("tar", ["-xzf", archive, "-C", folder, "--no-same-owner"]);
  const bytes = files.reduce((all, file) => all + ("content" in file ? file.content.length : 0), 0);
  const packed = readFileSync(archive);
  const sha = sha256(packed);
  writeFileSync(`${archive}.sha256`, `${sha}  ${path.basename(archive)}\n`);
  const sizes = { unpacked: megabytes(bytes), packed: megabytes(packed.length) };
  for (const [kind, most] of Object.entries(MOST_MB) as [keyof typeof MOST_MB, number][]) {
    if (sizes[kind] <= most) continue;
    throw new ReleaseRefused(`The release has ${sizes[kind]} MB ${kind}; the most is ${most} MB.`);
  }
  return { archive, sha256: sha, files: files.length, ...sizes };
}

const sha256 = (content: Buffer) => createHash("sha256").update(content).digest("hex");
const megabytes = (bytes: number) => Math.round(bytes / 100_000) / 10;

/** `SOURCE_DATE_EPOCH` says it where there is no repository. */
function commitTime(root: string): Date {
  const given = process.env["SOURCE_DATE_EPOCH"];
  const git = () =>
    execFileSync("git", ["log", "-1", "--format=%ct"], { cwd: root, encoding: "utf8" });
  return new Date(Number(given ?? git()) * 1000);
}
