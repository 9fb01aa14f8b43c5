import type { Ctx } from "#app/platform/access/ctx.server.ts";

const PURPOSE = "wellness owner";

/** What a browser keeps of an account beside entries that wait to be sent: it names nobody. */
export function ownerMark({ sealers }: Pick<Ctx, "sealers">, userId: string): string {
  return sealers.digest(PURPOSE, userId);
}

export function isOwnerMark({ sealers }: Pick<Ctx, "sealers">, userId: string, mark: string) {
  return sealers.isDigest(PURPOSE, userId, mark);
}
