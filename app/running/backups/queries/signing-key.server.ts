import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";

const PURPOSE = "backup signing";

type Reader = Pick<Ctx, "db" | "sealers">;

export const sealSigningKey = ({ sealers }: Pick<Reader, "sealers">, signingKey: string) =>
  sealers.for(PURPOSE).seal(signingKey);

/** Undefined if the key is older than signed backups, or was sealed with another secret. */
export async function signingKey({ db, sealers }: Reader): Promise<string | undefined> {
  const { backup_signing: sealed } = await loadSettings(db);
  return sealers.for(PURPOSE).open(sealed);
}
