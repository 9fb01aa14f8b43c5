import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { isCode, type SourceFile } from "./source-file.ts";

const FOLDERS = ["app", "clients", "db", "deploy", "docs", "tests", "scripts", "tools"];
const NOT_OURS = ["tests/output", "tools/packages/node_modules"];

/** The project's own files; code and documents are read, of the rest the name is enough. */
export function readProject(root: string): SourceFile[] {
  const ownFile = /\.(?:config\.ts|md)$|^LICENSE$/;
  const rootFiles = readdirSync(root).filter((name) => ownFile.test(name));
  return [...rootFiles, ...FOLDERS.flatMap((folder) => pathsBelow(root, folder))].map((file) => ({
    path: file,
    text: isCode(file) || file.endsWith(".md") ? readFileSync(path.join(root, file), "utf8") : "",
  }));
}

function pathsBelow(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    if (NOT_OURS.includes(name)) return [];
    return entry.isDirectory() ? pathsBelow(root, name) : [name];
  });
}
