import { and, asc, eq, gte, sql } from "drizzle-orm";
import { href } from "react-router";
import { notYetIn } from "#app/running/automations/queries/not-yet-in.server.ts";
import type { Follower } from "#app/running/automations/jobs/follower.server.ts";
import { automationMail } from "#app/running/automations/texts/mail.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import { customers } from "../tables.server.ts";

/** The welcome mail for confirmed accounts that agreed to marketing. */
export const followNewAccounts: Follower = {
  key: "welcome",
  find: ({ db }, { since, most, agrees }) =>
    db
      .select({
        cause: sql<string>`${customers.id}::text`,
        email: customers.email,
        enteredAt: customers.createdAt,
      })
      .from(customers)
      .innerJoin(user, eq(user.id, customers.userId))
      .where(
        and(
          gte(customers.createdAt, since),
          user.emailVerified,
          agrees(sql`lower(${customers.email})`),
          notYetIn("welcome", sql`${customers.id}::text`),
        ),
      )
      .orderBy(asc(customers.createdAt), asc(customers.id))
      .limit(most),
  async look({ db }, { cause }) {
    const [found] = await db
      .select({ userId: customers.userId })
      .from(customers)
      .where(eq(customers.id, cause));
    if (!found?.userId) return { exit: "gone" };
    return { words: automationMail.welcome, path: href("/portal") };
  },
};
