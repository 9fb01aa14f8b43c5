import { and, asc, eq, sql } from "drizzle-orm";
import { isRole, type UserActor } from "#app/platform/access/actor.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { choicesOf, USUAL_HOUR, type MailChoices, type StaffTopic } from "../rules/staff-topics.ts";
import { staffMailChoices, userRoles } from "../tables.server.ts";

export type Colleague = {
  actor: UserActor;
  choices: MailChoices;
  digestHour: number;
  digestDay: string | null;
};

/** The mail choices of a member of staff; empty before they choose. */
export async function mailChoicesOf(db: Db, actor: UserActor) {
  const [found] = await db
    .select()
    .from(staffMailChoices)
    .where(eq(staffMailChoices.userId, actor.userId));
  return {
    choices: choicesOf(actor, found?.choices ?? {}),
    digestHour: found?.digestHour ?? USUAL_HOUR,
  };
}

/** All staff who have chosen mails, with their current roles. */
export async function colleaguesWithMails(db: Db): Promise<Colleague[]> {
  const rows = await db
    .select({
      userId: user.id,
      email: user.email,
      roles: sql<string[]>`array_agg(${userRoles.role})`,
      choices: staffMailChoices.choices,
      digestHour: staffMailChoices.digestHour,
      digestDay: staffMailChoices.digestDay,
    })
    .from(staffMailChoices)
    .innerJoin(user, eq(user.id, staffMailChoices.userId))
    .innerJoin(userRoles, eq(userRoles.userId, user.id))
    .where(eq(user.emailVerified, true))
    .groupBy(user.id, staffMailChoices.userId)
    .orderBy(asc(user.id));
  return rows.map(({ userId, email, roles, choices, digestHour, digestDay }) => {
    const actor = { kind: "user", userId, email, roles: roles.filter(isRole) } as const;
    return { actor, choices: choicesOf(actor, choices), digestHour, digestDay };
  });
}

export async function mailedAtOnce(db: Db, topic: StaffTopic): Promise<Colleague["actor"][]> {
  const all = await colleaguesWithMails(db);
  return all.filter(({ choices }) => choices[topic] === "at_once").map(({ actor }) => actor);
}

/** The owners' confirmed addresses, for mails without a configured address. */
export async function ownerAddresses(db: Db): Promise<string[]> {
  const rows = await db
    .select({ email: user.email })
    .from(userRoles)
    .innerJoin(user, eq(user.id, userRoles.userId))
    .where(and(eq(userRoles.role, "admin"), eq(user.emailVerified, true)))
    .orderBy(asc(user.email));
  return rows.map(({ email }) => email);
}
