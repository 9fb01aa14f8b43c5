import { formatDate, formatDay } from "#app/lib/dates.ts";
import { shownHint } from "../rules/api-key.ts";
import { keyState } from "../rules/key-state.ts";
import type { Scope } from "../rules/scopes.ts";
import { apiKeyMessages as say } from "../texts/staff.ts";

type Key = {
  id: string;
  name: string;
  hint: string;
  scopes: readonly Scope[];
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
    scopes: key.scopes.map((scope) => say.scopes[scope]).join(", "),
    created: formatDate(key.createdAt),
    expires: key.expiresAt ? formatDate(key.expiresAt) : say.never,
    used: key.lastUsedOn ? formatDay(key.lastUsedOn) : say.neverUsed,
    revoked: key.revokedAt && formatDate(key.revokedAt),
    state: keyState(key, now),
  };
}

export type ShownKey = ReturnType<typeof showKey>;
