import type { RouterContextProvider } from "react-router";
import { addDays, formatDateTime, shopDay } from "#app/lib/dates.ts";
import { countRequests, nextRequest, type Pile } from "../../queries/queue.server.ts";
import { hasClinician } from "../../queries/clinicians.server.ts";
import { waitingRequests } from "../../queries/waiting-requests.server.ts";
import { isClinician } from "../../rules/decides-clearance.ts";
import { lastPossibleDay } from "../../rules/judge-approval.ts";
import { unitsWords } from "../../texts/shopper.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { showOpened } from "./show-opened.server.ts";

/** The default for an approval without a chosen day. */
const USUAL_DAYS = 90;

/** A clinician's queue. Other staff see only how many requests wait. */
export async function loadQueue(context: Readonly<RouterContextProvider>, url: URL) {
  const { ctx } = context.get(requestContext);
  const { db, actor, now } = ctx;
  if (!isClinician(actor)) {
    const [{ count, oldest }, isStaffed] = await Promise.all([
      waitingRequests(db),
      hasClinician(db),
    ]);
    return { isClinician: false as const, count, oldest, isStaffed, now };
  }
  const { searchParams } = url;
  const pile: Pile = searchParams.get("show") === "talk" ? "talk" : "asked";
  const wanted = { pile, only: searchParams.get("request"), after: searchParams.get("after") };
  const [counts, request] = await Promise.all([
    countRequests(db, actor.userId),
    nextRequest(db, actor.userId, wanted),
  ]);
  const isMine = request?.clinicianId === actor.userId;
  return {
    isClinician: true as const,
    pile,
    counts,
    request: request && {
      id: request.id,
      product: request.product,
      units: request.units,
      wants: unitsWords(request.units),
      state: request.state,
      version: request.version,
      asked: formatDateTime(request.askedAt),
      isMine,
    },
    opened: isMine && request ? await showOpened(ctx, request.id) : undefined,
    days: {
      first: shopDay(now),
      usual: shopDay(addDays(now, USUAL_DAYS)),
      last: lastPossibleDay(now),
    },
  };
}

type QueueView = Awaited<ReturnType<typeof loadQueue>>;
export type ClinicianQueue = Extract<QueueView, { isClinician: true }>;
export type QueuedRequest = NonNullable<ClinicianQueue["request"]>;
