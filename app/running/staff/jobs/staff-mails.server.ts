import { and, eq, gt, isNull } from "drizzle-orm";
import { href } from "react-router";
import { z } from "zod";
import { hashToken } from "#app/platform/access/ids.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { task } from "#app/platform/jobs/task.server.ts";
import { queueShopMail } from "#app/running/mailing/commands/queue-shop-mail.server.ts";
import { StaffMail } from "../emails/staff-mail.tsx";
import { accessRequests, staffInvites } from "../tables.server.ts";
import { staffMail as say } from "../texts/mail.ts";
import { ROLE_NAMES } from "../texts/staff.ts";

/** Makes the link of an invite that has none yet, and mails it; only the mail has the token. */
export const mailInvitation = task(
  "staff.mail-invitation",
  z.object({ inviteId: z.string() }),
  async (ctx, { inviteId }) => {
    await inTransaction(ctx, async (tx) => {
      const isOpen = and(
        eq(staffInvites.id, inviteId),
        isNull(staffInvites.tokenHash),
        isNull(staffInvites.usedAt),
        isNull(staffInvites.revokedAt),
        gt(staffInvites.expiresAt, tx.now),
      );
      const [invite] = await tx.db.select().from(staffInvites).where(isOpen).for("update");
      if (!invite?.email) return;
      const token = tx.ids.newToken();
      const tokenHash = hashToken(token);
      await tx.db.update(staffInvites).set({ tokenHash }).where(eq(staffInvites.id, inviteId));
      const words = say.invited(ROLE_NAMES[invite.role]);
      await queueShopMail(tx, {
        kind: words.kind,
        values: words.values,
        dedupeKey: `staff-invite:${tokenHash}`,
        to: invite.email,
        subject: words.subject,
        template: StaffMail,
        props: { words, href: ctx.links.appUrl + href("/admin-auth/:token", { token }) },
      });
    });
  },
);

export const mailDecision = task(
  "staff.mail-decision",
  z.object({ userId: z.string() }),
  async (ctx, { userId }) => {
    const [request] = await ctx.db
      .select({ email: user.email, role: accessRequests.role, at: accessRequests.decidedAt })
      .from(accessRequests)
      .innerJoin(user, eq(user.id, accessRequests.userId))
      .where(eq(accessRequests.userId, userId));
    if (!request?.at) return;
    const { email, role } = request;
    const words = role ? say.approved(ROLE_NAMES[role]) : say.declined;
    await queueShopMail(ctx, {
      kind: words.kind,
      values: words.values,
      dedupeKey: `staff-request:${userId}:${request.at.getTime()}`,
      to: email,
      subject: words.subject,
      template: StaffMail,
      props: { words, href: ctx.links.appUrl + (role ? href("/admin") : href("/contact")) },
    });
  },
);
