import { accessSync, constants } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { makeFolderAtomically } from "#app/platform/postgres/atomic-folder.server.ts";

/** A browser and the environment it needs. */
export type Chromium = { executablePath: string; env: Record<string, string> };

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const ON_A_MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

// No sandbox, because containers rarely allow it and it only sees pages of our own; no errands of
// its own to addresses that a closed network refuses.
export const BROWSER_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * The packaged browser where there is one for the machine: the same version for everybody, needing
 * nothing from the system, and without a window's work, a third cheaper than a desktop's browser.
 * Elsewhere the browser of the machine.
 */
export async function findChromium(): Promise<Chromium> {
  if (process.platform === "linux" && process.arch === "x64") return packagedChromium();
  const folders = (process.env["PATH"] ?? "").split(path.delimiter).filter(Boolean);
  const places = folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
  const executablePath = [...places, ON_A_MAC].find(canRun);
  if (executablePath) return { executablePath, env: ownEnvironment() };
  throw new Error("The journeys need a browser: install Chromium or Chrome so that it is on PATH");
}

/** Unpacks `@sparticuz/chromium` once per version: 210 MB, 2 s. */
async function packagedChromium(cache = ".cache"): Promise<Chromium> {
  const { packaged, version } = await readPackage();
  const home = path.resolve(cache, `chromium-${version}`);
  await mkdir(path.dirname(home), { recursive: true });
  if (!canRun(path.join(home, "chromium"))) {
    await makeFolderAtomically(home, (folder) => unpack(packaged, folder));
  }
  const libraries = path.join(home, "al2023", "lib");
  return {
    executablePath: path.join(home, "chromium"),
    env: {
      ...ownEnvironment(),
      LD_LIBRARY_PATH: libraries,
      FONTCONFIG_FILE: await writeFontList(home),
    },
  };
}

async function readPackage(): Promise<{ packaged: string; version: string }> {
  const packaged = path.resolve("node_modules/@sparticuz/chromium");
  const { version } = JSON.parse(await readFile(path.join(packaged, "package.json"), "utf8"));
  return { packaged, version: String(version) };
}

// It unpacks into the temporary folder whatever one wants, so that is what it is told to be. The
// libraries and fonts are the ones it brings for machines that have none.
async function unpack(packaged: string, folder: string): Promise<void> {
  const { inflate } = await import("@sparticuz/chromium");
  const before = process.env["TMPDIR"];
  process.env["TMPDIR"] = folder;
  try {
    const archives = ["chromium.br", "al2023.tar.br", "fonts.tar.br", "swiftshader.tar.br"];
    await Promise.all(archives.map((name) => inflate(path.join(packaged, "bin", name))));
  } finally {
    if (before === undefined) delete process.env["TMPDIR"];
    else process.env["TMPDIR"] = before;
  }
}

async function writeFontList(home: string): Promise<string> {
  const file = path.join(home, "fonts.conf");
  const folders = ["/usr/share/fonts", path.join(home, "fonts")];
  const list = folders.map((folder) => `<dir>${folder}</dir>`).join("");
  const cache = `<cachedir>${path.join(home, "fonts-cache")}</cachedir>`;
  await writeFile(file, `<?xml version="1.0"?><fontconfig>${list}${cache}</fontconfig>\n`);
  return file;
}

function ownEnvironment(): Record<string, string> {
  const names = ["PATH", "HOME", "TMPDIR", "LANG", "DISPLAY"];
  const given = names.map((name) => [name, process.env[name]] as const);
  return Object.fromEntries(given.filter((pair): pair is [string, string] => Boolean(pair[1])));
}

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
