import { createPublicKey } from "node:crypto";
import { sql } from "drizzle-orm";
import { exportJWK } from "jose";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { signingSealer, type SigningKey } from "../queries/signing-keys.server.ts";
import { eDocumentKeys } from "../tables.server.ts";

/**
 * Makes a key the newest one. The same key again changes nothing but its age. Returns false if
 * another key has this name.
 */
export async function keepKey(tx: Ctx, { kid, jwk }: SigningKey): Promise<boolean> {
  const publicKey = createPublicKey({ key: { ...jwk }, format: "jwk" });
  const publicJwk = { ...(await exportJWK(publicKey)), kid };
  const sealedJwk = signingSealer(tx).seal(JSON.stringify(jwk));
  const kept = await tx.db
    .insert(eDocumentKeys)
    .values({ kid, publicJwk, sealedJwk, createdAt: tx.now })
    .onConflictDoUpdate({
      target: eDocumentKeys.kid,
      set: { sealedJwk, createdAt: tx.now },
      setWhere: sql`${eDocumentKeys.publicJwk} = ${JSON.stringify(publicJwk)}::jsonb`,
    });
  return kept.rowCount === 1;
}
