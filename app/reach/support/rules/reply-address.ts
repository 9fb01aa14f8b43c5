import { isUuid } from "#app/lib/is-uuid.ts";

/** Signs texts with the shop's secret, for one purpose alone. */
type Signer = {
  sealers: {
    digest(purpose: string, text: string): string;
    isDigest(purpose: string, text: string, digest: string): boolean;
  };
};

const PURPOSE = "address of a ticket";
const COMPARED = "address of a ticket, compared";
/** These letters and digits survive servers that write addresses in lowercase. */
const BASE = 32;
const ID_LENGTH = 26;
const SIGNATURE_LENGTH = 16;
const SIGNATURE_BYTES = 10;
const TOKEN = new RegExp(`^[0-9a-v]{${ID_LENGTH + SIGNATURE_LENGTH}}$`);

/**
 * The address for answers about a ticket: `support+<token>@reply.example.com`. The token is the
 * ticket's id and a signature that only the shop can make.
 */
export function replyAddress(signer: Signer, inbound: string, ticketId: string): string {
  const [name, host] = inbound.split("@");
  return `${name}+${idPart(ticketId)}${signatureOf(signer, ticketId)}@${host}`;
}

/** The ticket of one of these addresses; undefined without a genuine token. */
export function ticketIdIn(signer: Signer, inbound: string, to: string): string | undefined {
  const [name, host] = inbound.split("@");
  const [start, end] = [`${name}+`, `@${host}`];
  for (const address of to.toLowerCase().split(/[\s<>,;:"()]+/)) {
    if (!address.startsWith(start) || !address.endsWith(end)) continue;
    const ticketId = openToken(signer, address.slice(start.length, -end.length));
    if (ticketId !== undefined) return ticketId;
  }
  return undefined;
}

function openToken(signer: Signer, token: string): string | undefined {
  if (!TOKEN.test(token)) return undefined;
  const ticketId = readIdPart(token.slice(0, ID_LENGTH));
  if (ticketId === undefined) return undefined;
  // Both sides are signed, so that the timing reveals nothing about the signature.
  const expected = signer.sealers.digest(COMPARED, signatureOf(signer, ticketId));
  return signer.sealers.isDigest(COMPARED, token.slice(ID_LENGTH), expected) ? ticketId : undefined;
}

function idPart(id: string): string {
  return inSmallLetters(id.replaceAll("-", ""), ID_LENGTH);
}

function readIdPart(part: string): string | undefined {
  const digits = Array.from(part, (letter) => BigInt(Number.parseInt(letter, BASE)));
  const number = digits.reduce((sum, digit) => sum * 32n + digit, 0n);
  const hex = number.toString(16).padStart(32, "0");
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
  return isUuid(id) ? id : undefined;
}

function signatureOf({ sealers }: Signer, ticketId: string): string {
  const bytes = atob(sealers.digest(PURPOSE, ticketId).replaceAll("-", "+").replaceAll("_", "/"));
  const hex = Array.from(bytes.slice(0, SIGNATURE_BYTES), (byte) =>
    byte.charCodeAt(0).toString(16).padStart(2, "0"),
  );
  return inSmallLetters(hex.join(""), SIGNATURE_LENGTH);
}

function inSmallLetters(hex: string, length: number): string {
  return BigInt(`0x${hex}`).toString(BASE).padStart(length, "0");
}
