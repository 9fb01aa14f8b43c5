import path from "node:path";

const statement =
  /^\s*(?:import|export)\s+(?:type\s+)?[\w*{][^;"'`()=<>]*?\bfrom\s*["']([^"']+)["']/gm;
const sideEffect = /^\s*import\s*["']([^"']+)["']/gm;
const commentLine = /^\s*(?:\/\/|\/?\*).*$/gm;
const dynamic = /\bimport\(\s*["']([^"']+)["']\s*\)/g;

/** Every specifier a text imports or re-exports, type-only and dynamic ones included. */
export function specifiersIn(text: string): string[] {
  const code = text.replace(commentLine, "");
  return [statement, sideEffect, dynamic].flatMap((pattern) =>
    Array.from(code.matchAll(pattern), (match) => match[1] ?? ""),
  );
}

/** The project path a specifier leads to, undefined when it leaves the project (a package). */
export function targetOf(importer: string, specifier: string): string | undefined {
  if (/^#(?:app|db|tests)\//.test(specifier)) return specifier.slice(1);
  if (specifier.startsWith(".")) return path.posix.join(path.posix.dirname(importer), specifier);
  return undefined;
}
