import { formatDateTime } from "#app/lib/dates.ts";
import { nameOf } from "#app/people/customers/rules/customer-name.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { countRequests, nextRequest } from "../../queries/join-requests.server.ts";
import { affiliateStaffMessages as say } from "../../texts/staff.ts";

/** The request to decide now, and how many wait. */
export async function loadRequests({ db }: Ctx, after: string | null) {
  const [left, found] = await Promise.all([countRequests(db), nextRequest(db, after)]);
  if (!found) return { left, current: undefined };
  const { id, code, version, email, createdAt, orderCount } = found;
  const { facts } = say;
  const current = {
    id,
    code,
    version,
    name: nameOf(found),
    facts: [
      { label: facts.email, value: email },
      { label: say.asked, value: formatDateTime(createdAt) },
      { label: facts.purchases, value: String(orderCount) },
    ],
  };
  return { left, current };
}
