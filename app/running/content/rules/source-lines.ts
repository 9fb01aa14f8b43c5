import { retellingHost } from "./primary-sources.ts";

/** The source of a statement. Sources that exist only in print have no `url`. */
export type Source = { title: string; url?: string | undefined };

/** Reads sources as staff type them: one a line, `Title | https://address` or the title alone. */
export function readSources(text: string): Source[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => {
      const bar = line.lastIndexOf("|");
      if (bar === -1) return { title: line };
      const url = line.slice(bar + 1).trim();
      const title = line.slice(0, bar).trim();
      return url === "" ? { title } : { title, url };
    });
}

export function writeSources(sources: readonly Source[]): string {
  return sources.map(({ title, url }) => (url ? `${title} | ${url}` : title)).join("\n");
}

export function sourceProblem(sources: readonly Source[]): string | undefined {
  const wrong = sources.findIndex(({ title, url }) => {
    return (
      title === "" ||
      title.includes("|") ||
      title.length > 300 ||
      (url !== undefined && !isWebAddress(url))
    );
  });
  if (wrong !== -1) {
    return `Line ${wrong + 1}: enter a title, then | and an address that starts with https://.`;
  }
  const retold = sources.flatMap(({ url }) => (url ? (retellingHost(url) ?? []) : []))[0];
  if (retold !== undefined) {
    return `${retold} is an encyclopedia or a seller. Use the label, study or regulator instead.`;
  }
  return sources.length > 40 ? "Use at most 40 sources." : undefined;
}

function isWebAddress(url: string): boolean {
  return url.length <= 500 && /^https?:\/\/[^\s/|]+\.[^\s|]+$/i.test(url) && URL.canParse(url);
}
