import type { Ctx } from "#app/platform/access/ctx.server.ts";

const PURPOSE = "wellness owner";

/** Marks the account of entries that wait in a browser, without identifying the person. */
export function ownerMark({ sealers }: Pick<Ctx, "sealers">, userId: string): string {
  return sealers.digest(PURPOSE, userId);
}

export function isOwnerMark({ sealers }: Pick<Ctx, "sealers">, userId: string, mark: string) {
  return sealers.isDigest(PURPOSE, userId, mark);
}
