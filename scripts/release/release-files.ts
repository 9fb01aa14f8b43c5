import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import type { RuntimePackage } from "./runtime-packages.ts";

/** A file of the release: content, or the place that a link leads to. */
export type ReleaseFile = { name: string; isProgram?: boolean } & (
  | { content: Buffer }
  | { linkTo: string }
);

/** What only compilers, debuggers, browsers and other engines than Node read. */
const UNREAD =
  /\.(?:map|d\.[cm]?ts|[cm]?tsx?|flow|a|bare|md|markdown)$|(?:^|\/)(?:tests?|__tests__)\/|^include\/|^share\/(?:doc|man)\/|^native\/lib\/pkgconfig\/|\.profiling\.js$/;
/** The plugins of a formatter that mails use for HTML alone, and builds for a script tag. */
const UNREAD_OF: Record<string, RegExp> = {
  prettier: /^(?:bin|internal)\/|^plugins\/(?!html\.)|^index\./,
  pdfkit: /^js\/pdfkit\.standalone\.js$/,
};
const LICENSE = /(?:^|\/)(?:licen[cs]e|notice|copying)[^/]*$/i;

export const isLicense = (name: string): boolean => LICENSE.test(name);

/** Whether the running shop may read this file of a package; `name` begins below the package. */
export const isRead = (packageName: string, name: string): boolean =>
  isLicense(name) || !(UNREAD.test(name) || UNREAD_OF[packageName]?.test(name));

/** The files of a package that the running shop reads, below `root`. */
export function packageFiles(root: string, { folder, name }: RuntimePackage): ReleaseFile[] {
  const from = path.join(root, folder);
  return [
    ...filesBelow(from).flatMap((file) =>
      file.startsWith("node_modules/") || !isRead(name, file)
        ? []
        : [fileOf(root, `${folder}/${file}`)],
    ),
    ...libraryLinks(from).map((link) => ({ ...link, name: `${folder}/${link.name}` })),
  ];
}

/** Compiled programs and our own start script can be run. */
export function fileOf(root: string, name: string, isProgram = /\/bin\//.test(name)): ReleaseFile {
  return { name, content: readFileSync(path.join(root, name)), isProgram };
}

/** Regular files alone; the order is that of their names on every machine. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .toSorted((a, b) => (a < b ? -1 : 1));

/** PostgreSQL's package lists the links that its programs load libraries by; npm carries none. */
function libraryLinks(folder: string): { name: string; linkTo: string }[] {
  const list = path.join(folder, "native/pg-symlinks.json");
  try {
    const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, "utf8"));
    return links.map(({ source, target }) => ({ name: target, linkTo: path.basename(source) }));
  } catch {
    return [];
  }
}
