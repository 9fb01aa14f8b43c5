import { eq, sql } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { followGroups } from "#app/running/staff/commands/follow-groups.server.ts";
import { rolesOfGroups } from "#app/running/staff/rules/roles-of-groups.ts";
import { authWithin } from "#app/platform/auth/auth.server.ts";
import type { CompanySettings } from "#app/platform/auth/company-settings.ts";
import type { Member } from "#app/platform/auth/company.server.ts";
import { session } from "#app/platform/auth/tables.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { emit } from "#app/platform/jobs/enqueue.server.ts";
import { noteConfirmed } from "../note-confirmed.server.ts";
import { noteJoining } from "../note-joining.server.ts";
import type { SignedIn } from "../sign-in/sign-in.server.ts";
import { welcomeIn } from "../welcome-in.server.ts";
import { findLinked, mayLink } from "./find-member.server.ts";

/**
 * Opens a session for a member of the company: in their linked account, in the account of the staff
 * member with this confirmed address, or in a new account. Without a role of their groups no session
 * is opened, and a linked account loses its roles.
 */
export async function admitMember(
  served: Pick<RequestContext, "ctx" | "auth">,
  company: CompanySettings,
  { groups, ...owner }: Member,
  headers: Headers,
): Promise<Result<SignedIn, Refusal<"no_role" | "customer">>> {
  const roles = rolesOfGroups(groups, company.roles);
  const admitted = await inTransaction(served.ctx, async (tx) => {
    // Two browsers that return at once must not make two accounts.
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${owner.email}, 2))`);
    const linked = await findLinked(tx, owner.subject);
    if (roles.length === 0) {
      if (linked) await followGroups(tx, { userId: linked, roles });
      return ok("no_role" as const);
    }
    if (!linked && !(await mayLink(tx, owner.email))) return refuse("customer");
    const within = authWithin(served.auth, tx.db);
    const opened = await within.api.admitOwner({ body: owner, headers, returnHeaders: true });
    const { userId, isNew, opened: token } = opened.response;
    await tx.db.update(session).set({ byCompany: true }).where(eq(session.token, token));
    if (!linked) {
      const subject = { type: "user", id: userId };
      await recordAudit(tx, { action: "staff.company_linked", subject, after: { isNew } });
    }
    if (isNew) await noteJoining(tx, userId, { marketing: false });
    await followGroups(tx, { userId, roles });
    if (isNew) await noteConfirmed(tx, userId);
    else await emit(tx.db, "customer.signed-in", { userId });
    const cookie = await welcomeIn({ ctx: tx, auth: served.auth }, userId, headers);
    return ok({ userId, cookies: [...opened.headers.getSetCookie(), cookie] });
  });
  if (!admitted.ok) return admitted;
  return admitted.value === "no_role" ? refuse("no_role") : ok(admitted.value);
}
