import { and, desc, eq, gt } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { session } from "#app/platform/auth/tables.server.ts";

/** The sessions of an account, last used first. */
export function sessionsOf({ db, now }: { db: Db; now: Date }, userId: string) {
  return db
    .select({
      id: session.id,
      userAgent: session.userAgent,
      network: session.ipAddress,
      lastSeenAt: session.lastSeenAt,
      createdAt: session.createdAt,
    })
    .from(session)
    .where(and(eq(session.userId, userId), gt(session.expiresAt, now)))
    .orderBy(desc(session.lastSeenAt), desc(session.id));
}
