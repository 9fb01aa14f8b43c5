import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { verifyRegistrationResponse } from "@simplewebauthn/server";
import { isoBase64URL, isoCBOR } from "@simplewebauthn/server/helpers";
import { passkeySite } from "#app/running/security/rules/passkey.ts";
import { passkeys } from "#app/running/security/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";

const PRESENT_AND_VERIFIED = 0x05;
const NEW_CREDENTIAL = 0x40;

type Site = { rpId: string; origin: string };
type SignatureOptions = { counter?: number; flags?: number };

const sha256 = (data: string | Uint8Array) => createHash("sha256").update(data).digest();
const text = (data: Uint8Array) => isoBase64URL.fromBuffer(new Uint8Array(data));

/** A device with one passkey: it signs any challenge, as browsers would have it do. */
export function softwarePasskey({ rpId, origin }: Site) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const rawId = randomBytes(16);
  const id = text(rawId);

  const clientData = (type: "webauthn.create" | "webauthn.get", challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function authenticatorData({ counter = 0, flags = PRESENT_AND_VERIFIED }: SignatureOptions) {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
  }

  /** The public key in the format of the standard, with the other data of a new passkey. */
  function newCredential() {
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, isoBase64URL.toBuffer(x)],
      [-3, isoBase64URL.toBuffer(y)],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(rawId.length);
    return Buffer.concat([Buffer.alloc(16), length, rawId, isoCBOR.encode(cose)]);
  }

  const answer = <T extends object>(response: T) => ({
    id,
    rawId: id,
    type: "public-key" as const,
    clientExtensionResults: {},
    response,
  });

  return {
    id,
    create(challenge: string, made: SignatureOptions = {}) {
      const flags = (made.flags ?? PRESENT_AND_VERIFIED) | NEW_CREDENTIAL;
      const data = Buffer.concat([authenticatorData({ ...made, flags }), newCredential()]);
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", new Uint8Array(data)],
      ]);
      return answer({
        clientDataJSON: text(clientData("webauthn.create", challenge)),
        attestationObject: text(isoCBOR.encode(attestation as never)),
        transports: ["internal" as const],
      });
    },
    get(challenge: string, made: SignatureOptions = {}) {
      const data = authenticatorData(made);
      const client = clientData("webauthn.get", challenge);
      return answer({
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(sign("sha256", Buffer.concat([data, sha256(client)]), privateKey)),
      });
    },
  };
}

export type SoftwarePasskey = ReturnType<typeof softwarePasskey>;

export async function givePasskey(
  ctx: Ctx,
  userId: string,
  { appUrl, counter = 0 }: { appUrl: string; counter?: number },
) {
  const site = passkeySite(appUrl);
  const device = softwarePasskey(site);
  const challenge = ctx.ids.newToken();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: device.create(challenge),
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.rpId,
  });
  if (!registrationInfo) throw new Error("the device made no passkey");
  const passkeyId = ctx.ids.newId();
  await ctx.db.insert(passkeys).values({
    id: passkeyId,
    userId,
    name: "Test phone",
    credentialId: device.id,
    publicKey: isoBase64URL.fromBuffer(registrationInfo.credential.publicKey),
    counter,
    transports: ["internal"],
    createdAt: ctx.now,
  });
  return { passkeyId, device };
}
