import { isTest } from "./source-file.ts";

const comment = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
/** Not one inside `href(`, and not one in a selector as `a[href*="/lots"]`. */
const address = /(\bhref\(\s*|[*^$]=)?(["'`])(\/[^"'`\n]*)\2/g;

/**
 * Finds an address of a page that is typed as a text. `href("/orders/:id", { id })` is checked by the
 * compiler, so that it names every link to a page that is moved or deleted.
 */
export function literalAddressProblem(lists: string) {
  const pages = Array.from(lists.matchAll(/^ {2}"(\/[^"*]+)": \{/gm), (match) =>
    (match[1] ?? "").split("/"),
  );
  const isPage = (parts: readonly string[]) =>
    pages.some(
      (page) =>
        page.length === parts.length &&
        page.every((part, i) => part === parts[i] || (part.startsWith(":") && parts[i] !== "")),
    );
  return (path: string, text: string): string | undefined => {
    if (!names(path)) return undefined;
    for (const [, allowed, , found = ""] of text.replace(comment, "").matchAll(address)) {
      const parts = found
        .replace(/\$\{[^}]*\}/g, ":")
        .replace(/[?#].*$/, "")
        .split("/");
      if (!allowed && isPage(parts)) return `has the address ${found} as a text; write href(...)`;
    }
    return undefined;
  };
}

/** Written by the evaluation: the texts that it ran with, by the address each had then. No link. */
const EVALUATION = "app/care/assistant/rules/last-evaluation.ts";

/** The lists of pages name the addresses; a module's own test may name what it expects. */
function names(path: string): boolean {
  if (path.startsWith("tests/journeys/")) return true;
  return (
    path.startsWith("app/") &&
    !isTest(path) &&
    path !== EVALUATION &&
    !/(?:\/pages|^app\/(?:routes|policy))\.ts$/.test(path)
  );
}
