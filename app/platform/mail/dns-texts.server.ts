import { Resolver } from "node:dns/promises";
import { LRUCache } from "lru-cache";

/** The TXT records of a name, each as one text, or that no server answered in time. */
export type ReadTexts = (name: string) => Promise<readonly string[] | "unreachable">;

const ANSWER_MS = 2_000;
const MOST_NAMES = 500;
/** A record added meanwhile is found after this time, even without a request to check again. */
export const REMEMBERED_MINUTES = 3;

/** DNS confirms that there is no record; any other error says nothing about the name. */
const NOTHING = new Set(["ENOTFOUND", "ENODATA"]);

type ResolverOptions = { servers?: readonly string[]; answerMs?: number };

/** Uses the name servers of this machine unless others are given. */
export function dnsTexts({ servers, answerMs = ANSWER_MS }: ResolverOptions = {}): ReadTexts {
  const resolver = new Resolver({ timeout: answerMs, tries: 1 });
  if (servers) resolver.setServers(servers);
  return async (name) => {
    try {
      const records = await resolver.resolveTxt(name);
      return records.map((parts) => parts.join(""));
    } catch (error) {
      return error instanceof Error && "code" in error && NOTHING.has(String(error.code))
        ? []
        : "unreachable";
    }
  };
}

/** Caches answers for a few minutes; failures are asked again each time. */
export function rememberedTexts(read: ReadTexts): { read: ReadTexts; forget(): void } {
  const known = new LRUCache<string, readonly string[]>({
    max: MOST_NAMES,
    ttl: REMEMBERED_MINUTES * 60_000,
  });
  return {
    async read(name) {
      const before = known.get(name);
      if (before) return before;
      const texts = await read(name);
      if (texts !== "unreachable") known.set(name, texts);
      return texts;
    },
    forget: () => known.clear(),
  };
}
