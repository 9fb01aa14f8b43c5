import { scrypt } from "node:crypto";
import { promisify } from "node:util";
import { eq } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { messageConnection, messageStops } from "../tables.server.ts";

type Scrypt = (text: string, salt: string, bytes: number) => Promise<Buffer>;
const slowHash = promisify<string, string, number, Buffer>(scrypt) satisfies Scrypt;

/**
 * The stored form of a number that opted out. The shop's secret is no part of it, so an opt-out
 * remains when the secret changes. The hash is slow, because numbers are short enough to be guessed.
 * Undefined for a shop that has never sent texts.
 */
export async function stopDigest(db: Db, number: string): Promise<string | undefined> {
  const [row] = await db.select({ salt: messageConnection.stopSalt }).from(messageConnection);
  return row && (await slowHash(number, row.salt, 32)).toString("base64url");
}

/** Whether the owner of this number replied STOP. */
export async function hasStopped(db: Db, number: string): Promise<boolean> {
  const digest = await stopDigest(db, number);
  if (digest === undefined) return false;
  return (await db.$count(messageStops, eq(messageStops.numberDigest, digest))) > 0;
}
