import process from "node:process";
import { eq } from "drizzle-orm";
import { grantRole } from "#app/running/staff/commands/grant-role.server.ts";
import { takeRoles } from "#app/running/staff/commands/take-roles.server.ts";
import { STAFF_ROLES } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import { parseEnv } from "#app/platform/env.server.ts";
import { ownCommand } from "#app/platform/own-command.server.ts";
import { CommandRefused } from "./command-refused.ts";
import { openDatabaseOnly } from "./database-only.server.ts";

const USAGE = `Usage: ${ownCommand("role", `<email> ${STAFF_ROLES.join("|")} [--take]`)}`;

/** `role <email> <role> [--take]`: for the day on which no owner can sign in. */
export async function role({ words }: { words: readonly string[] }): Promise<void> {
  const { ctx, close } = await openDatabaseOnly(parseEnv(process.env), ownCommand("role"));
  try {
    console.log(await changeRole(ctx, words));
  } finally {
    await close();
  }
}

/** Grants or takes a staff role, and answers what changed. */
export async function changeRole(ctx: Ctx, words: readonly string[]): Promise<string> {
  const [email = "", wanted, flag, ...more] = words;
  const chosen = STAFF_ROLES.find((one) => one === wanted);
  if (!chosen || more.length > 0 || (flag && flag !== "--take")) throw new CommandRefused(USAGE);
  const [found] = await ctx.db
    .select({ id: user.id, isVerified: user.emailVerified })
    .from(user)
    .where(eq(user.email, email.toLowerCase()));
  if (!found) throw new CommandRefused(`No account has the email ${email}. Register it first.`);
  if (flag) {
    const { taken } = allowed(await takeRoles(ctx, { userId: found.id, roles: [chosen] }));
    return taken.length > 0 ? `${email} is no longer ${chosen}.` : `${email} was not ${chosen}.`;
  }
  if (!found.isVerified) throw new CommandRefused(`${email} has not confirmed that address yet.`);
  const { granted } = allowed(await grantRole(ctx, { userId: found.id, role: chosen }));
  return granted ? `${email} is now ${chosen}.` : `${email} was ${chosen} already.`;
}

const REFUSED = {
  forbidden: "This command may not change roles.",
  last_owner: "This is the only owner, and a shop needs one. Make someone else admin first.",
};

function allowed<T>(done: { ok: true; value: T } | { ok: false; reason: keyof typeof REFUSED }): T {
  if (done.ok) return done.value;
  throw new CommandRefused(REFUSED[done.reason]);
}
