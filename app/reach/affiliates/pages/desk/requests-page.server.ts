import { formatDateTime } from "#app/lib/dates.ts";
import { nameOf } from "#app/people/customers/rules/customer-name.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { and, asc, eq, type SQL } from "drizzle-orm";
import { customers } from "#app/people/customers/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { nextInQueue } from "#app/platform/list/next-in-queue.server.ts";
import { affiliates } from "#app/selling/referrals/tables.server.ts";
import { affiliateStaffMessages as say } from "../../texts/staff.ts";
import { data, href } from "react-router";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { approveJoin } from "../../commands/approve-join.server.ts";
import { declineJoin } from "../../commands/decline-join.server.ts";
import { approveInput, declineInput } from "../../input.ts";

const isWaiting = eq(affiliates.status, "waiting");

async function countRequests(db: Db): Promise<number> {
  return db.$count(affiliates, isWaiting);
}

/** The oldest request, or the one after another; of the last one again the oldest. */
function nextRequest(db: Db, after: string | null) {
  const { id, createdAt: since } = affiliates;
  return nextInQueue({ since, id }, { after }, (which) => first(db, which));
}

async function first(db: Db, which: SQL | undefined) {
  const [found] = await db
    .select({
      id: affiliates.id,
      code: affiliates.affiliateCode,
      version: affiliates.version,
      createdAt: affiliates.createdAt,
      firstName: customers.firstName,
      lastName: customers.lastName,
      email: customers.email,
      orderCount: customers.orderCount,
    })
    .from(affiliates)
    .innerJoin(customers, eq(customers.id, affiliates.customerId))
    .where(and(isWaiting, which))
    .orderBy(asc(affiliates.createdAt), asc(affiliates.id))
    .limit(1);
  return found;
}

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

type Texts = Record<string, string>;

/** Decides on a request and redirects to the next one. */
export async function submitRequest(served: RequestContext, request: Request) {
  const texts = await readFormTexts(request);
  const { intent = "", affiliateId: about = "" } = texts;
  const again = (status: number, message: string, errors: Texts = {}) =>
    data({ about, intent, values: texts, message, errors }, { status });
  if (intent !== "approve" && intent !== "decline") return again(400, say.errors.unknown);
  const done = await decide(served.ctx, intent, texts);
  if ("errors" in done) {
    const stale = done.errors["version"] ?? done.errors["affiliateId"];
    return again(422, stale ?? "", stale ? {} : done.errors);
  }
  if (done.ok) {
    const next = `${href("/admin/affiliates/requests")}?after=${about}`;
    return redirectWithFlash(served, next, say.done[intent]);
  }
  const why = say.refused[done.reason];
  if (done.reason === "code_taken") return again(409, "", { code: why });
  return again(done.reason === "forbidden" ? 403 : 409, why);
}

async function decide(ctx: Ctx, intent: "approve" | "decline", texts: Texts) {
  if (intent === "approve") {
    const form = parseForm(approveInput, texts);
    return form.ok ? approveJoin(ctx, form.value) : form;
  }
  const form = parseForm(declineInput, texts);
  return form.ok ? declineJoin(ctx, form.value) : form;
}
