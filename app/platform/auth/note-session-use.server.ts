import { eq } from "drizzle-orm";
import type { Db } from "../database/db.server.ts";
import { networkOf } from "../http/address-block.ts";
import { session } from "./tables.server.ts";

type SessionUse = { id: string; lastSeenAt: Date; ipAddress?: string | null | undefined };
type Use = { now: Date; ip: string | undefined; everyMinutes: number };

/**
 * Notes that a session is in use, and from which network: a page asks several times, so no more often
 * than said, but for a network that is another.
 */
export async function noteSessionUse(
  db: Db,
  { id, lastSeenAt, ipAddress }: SessionUse,
  { now, ip, everyMinutes }: Use,
): Promise<void> {
  const network = ip === undefined ? undefined : networkOf(ip);
  const isNewer = now.getTime() - lastSeenAt.getTime() >= everyMinutes * 60_000;
  const isElsewhere = network !== undefined && network !== ipAddress;
  if (!isNewer && !isElsewhere) return;
  const use = { lastSeenAt: now, ...(network !== undefined && { ipAddress: network }) };
  await db.update(session).set(use).where(eq(session.id, id));
}
