import { formatDate, formatDay } from "#app/lib/dates.ts";
import { shownHint } from "../rules/api-key.ts";
import { keyState } from "../rules/key-state.ts";
import { apiKeyMessages as say } from "../texts/staff.ts";

type Key = {
  id: string;
  name: string;
  hint: string;
  scopes: readonly string[];
  createdAt: Date;
  expiresAt: Date | null;
  lastUsedOn: string | null;
  revokedAt: Date | null;
};

/** A key as staff see it: never the key itself. */
export function showKey(key: Key, now: Date) {
  return {
    id: key.id,
    name: key.name,
    hint: shownHint(key.hint),
    scopes: inShort(key.scopes),
    created: formatDate(key.createdAt),
    expires: key.expiresAt ? formatDate(key.expiresAt) : say.never,
    used: key.lastUsedOn ? formatDay(key.lastUsedOn) : say.neverUsed,
    revoked: key.revokedAt && formatDate(key.revokedAt),
    state: keyState(key, now),
  };
}

/** `orders.list` and `orders.get` as "orders: list, get". */
function inShort(scopes: readonly string[]): string {
  const nouns = Map.groupBy(scopes, (scope) => scope.split(/[.:]/)[0] ?? "");
  return [...nouns]
    .map(([noun, own]) => `${noun}: ${own.map((scope) => scope.slice(noun.length + 1)).join(", ")}`)
    .join(" · ");
}

export type ShownKey = ReturnType<typeof showKey>;
