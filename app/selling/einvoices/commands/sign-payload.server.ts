import { CompactSign, exportJWK, generateKeyPair, importJWK } from "jose";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { algOf, newestKey, type SigningKey } from "../queries/signing-keys.server.ts";
import { keepKey } from "./keep-key.server.ts";

/**
 * Signs with the newest key that this shop can open. Without one, as after a change of the shop's
 * secret, it makes a new key.
 */
export async function signPayload(tx: Ctx, payload: object): Promise<{ kid: string; jws: string }> {
  const { kid, jwk } = (await newestKey(tx)) ?? (await makeKey(tx));
  const alg = algOf(jwk);
  const jws = await new CompactSign(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader({ alg, kid })
    .sign(await importJWK(jwk, alg));
  return { kid, jws };
}

async function makeKey(tx: Ctx): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  const key = { kid: tx.ids.newId(), jwk: await exportJWK(privateKey) };
  await keepKey(tx, key);
  return key;
}
