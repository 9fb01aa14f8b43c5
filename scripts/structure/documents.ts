import path from "node:path";
import type { Problem, SourceFile } from "./source-file.ts";

/** Not to a page of the shop, as its starter texts have them: their own test looks at those. */
const link = /\]\((?!https?:|mailto:|#|<|\/)([^)#\s]+)(?:#[^)]*)?\)/g;
const namedPath = /`((?:app|db|docs|scripts|tests|tools)\/[\w./{},$-]*[\w/])`/g;

/** Folders whose files are not read. */
const unread = /^tests\/output(?:\/|$)/;

/** Links and paths in documents that lead to no file or folder of the project. */
export function documentProblems(files: readonly SourceFile[]): Problem[] {
  const known = new Set(files.flatMap(({ path: file }) => [file, ...foldersOf(file)]));
  return files
    .filter((file) => file.path.endsWith(".md"))
    .flatMap((document) =>
      targetsIn(document)
        .filter((target) => !known.has(target) && !unread.test(target))
        .map((target) => ({ path: document.path, message: `names ${target}, which is not there` })),
    );
}

function targetsIn({ path: document, text }: SourceFile): string[] {
  const folder = path.posix.dirname(document);
  const links = matchesOf(text, link).map((target) => path.posix.join(folder, target));
  const paths = matchesOf(text, namedPath).filter((target) => !/[{}$]/.test(target));
  return [...links, ...paths].map((target) => target.replace(/\/$/, ""));
}

const matchesOf = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), (match) => match[1] ?? "");

function foldersOf(file: string): string[] {
  const parts = file.split("/").slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}
