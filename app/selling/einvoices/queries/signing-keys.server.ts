import { desc, eq } from "drizzle-orm";
import { compactVerify, importJWK, type JWK } from "jose";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { eDocumentKeys } from "../tables.server.ts";

type Reader = Pick<Ctx, "db" | "sealers">;

export const signingSealer = ({ sealers }: Pick<Ctx, "sealers">) =>
  sealers.for("e-document signing");

/** Only keys of the Bureau are RSA. */
export const algOf = ({ kty }: JWK) => (kty === "RSA" ? "RS256" : "ES256");

export type SigningKey = { kid: string; jwk: JWK };

/** The newest key that this shop can open. */
export async function newestKey(reader: Reader): Promise<SigningKey | undefined> {
  const keys = await reader.db.select().from(eDocumentKeys).orderBy(desc(eDocumentKeys.createdAt));
  for (const { kid, sealedJwk } of keys) {
    const text = signingSealer(reader).open(sealedJwk);
    if (text !== undefined) return { kid, jwk: JSON.parse(text) as JWK };
  }
  return undefined;
}

/** Whether this shop can sign with a key. */
export async function hasKey(reader: Reader, kid: string): Promise<boolean> {
  const [key] = await reader.db.select().from(eDocumentKeys).where(eq(eDocumentKeys.kid, kid));
  return key !== undefined && signingSealer(reader).open(key.sealedJwk) !== undefined;
}

/** Whether a document is as it was signed. */
export async function isAsSigned(jws: string, publicJwk: JWK): Promise<boolean> {
  const key = await importJWK(publicJwk, algOf(publicJwk));
  return compactVerify(jws, key).then(
    () => true,
    () => false,
  );
}
