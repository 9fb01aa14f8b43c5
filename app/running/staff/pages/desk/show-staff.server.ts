import { formatDate, formatDateTime } from "#app/lib/dates.ts";
import { listStaff, type Member } from "../../queries/list-staff.server.ts";
import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import { user } from "#app/platform/auth/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { staffInvites } from "../../tables.server.ts";
import { waitingRequests } from "../../queries/waiting-requests.server.ts";
import { inviteState } from "../../rules/invite.ts";
import { ROLE_NAMES, staffMessages as say } from "../../texts/staff.ts";
import { staffList } from "../../views/staff-list.ts";
import { actorId } from "#app/platform/access/actor.ts";
import type { ListRequest } from "#app/platform/list/load-list.server.ts";
import { loadWholeList } from "#app/platform/list/load-whole-list.server.ts";

const MOST = 100;

/** Invites that have granted nothing yet, newest first. Expired ones can be sent again. */
export async function openInvites(db: Db) {
  return db
    .select({
      id: staffInvites.id,
      email: staffInvites.email,
      role: staffInvites.role,
      invitedBy: user.name,
      expiresAt: staffInvites.expiresAt,
      usedAt: staffInvites.usedAt,
      grantedAt: staffInvites.grantedAt,
      revokedAt: staffInvites.revokedAt,
    })
    .from(staffInvites)
    .leftJoin(user, eq(user.id, staffInvites.invitedBy))
    .where(
      and(
        isNotNull(staffInvites.email),
        isNull(staffInvites.grantedAt),
        isNull(staffInvites.revokedAt),
      ),
    )
    .orderBy(desc(staffInvites.createdAt), desc(staffInvites.id))
    .limit(MOST);
}

/** Current staff, invites, and requests to join. */
export async function showStaff(asked: ListRequest) {
  const { ctx, env } = asked.served;
  const { db, now } = ctx;
  const [members, invites, requests] = await Promise.all([
    loadWholeList(asked, staffList, {
      rows: () => listStaff(db),
      sorts: {
        name: ({ name }) => name,
        active: ({ lastActiveAt }) => lastActiveAt?.getTime() ?? 0,
      },
      text: ({ name, email }) => `${name} ${email}`,
      isShown: ({ roles }, { role }) => !role || roles.some((own) => own === role),
    }),
    openInvites(db),
    waitingRequests(db),
  ]);
  return {
    sendsMail: env.demo || env.smtpUrl !== undefined,
    list: members.list,
    rows: members.rows.map((member) => showMember(member, actorId(ctx.actor))),
    invites: invites.map((invite) => showInvite(invite, now)),
    requests: requests.map(({ askedAt, ...request }) => ({
      ...request,
      asked: say.asked(formatDateTime(askedAt)),
    })),
  };
}

export type ShownInvite = ReturnType<typeof showInvite>;
export type ShownMember = ReturnType<typeof showMember>;
export type ShownRequest = Awaited<ReturnType<typeof showStaff>>["requests"][number];

export function showMember({ lastActiveAt, ...member }: Member, readerId: string) {
  return {
    ...member,
    isReader: member.id === readerId,
    lastActive: lastActiveAt ? formatDateTime(lastActiveAt) : say.never,
    activeOn: lastActiveAt ? formatDate(lastActiveAt) : say.never,
  };
}

type Invite = Awaited<ReturnType<typeof openInvites>>[number];

function showInvite(invite: Invite, now: Date) {
  const until = formatDateTime(invite.expiresAt);
  const state = inviteState(invite, now);
  const texts = {
    open: say.states.open(until),
    expired: say.states.expired(until),
    registered: say.states.registered,
  };
  const shown = state === "open" || state === "registered" ? state : ("expired" as const);
  return {
    id: invite.id,
    email: invite.email ?? "",
    state: shown,
    text: texts[shown],
    from: say.invitedBy(invite.invitedBy ?? say.formerOwner, ROLE_NAMES[invite.role]),
  };
}
