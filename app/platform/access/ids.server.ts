import { createHash, randomBytes } from "node:crypto";
import { v7 } from "uuid";
import type { IdSource } from "./ctx.server.ts";

export const systemIds: IdSource = {
  newId: () => v7(),
  newToken: () => randomBytes(32).toString("base64url"),
};

/** What the database keeps of a secret a browser holds, so a leaked table opens nothing. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
