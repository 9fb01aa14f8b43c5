import { formatDateTime } from "#app/lib/dates.ts";
import { findLot } from "#app/goods/lots/queries/list-lots.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { orNotFound, type RequestContext } from "#app/platform/http/request-context.server.ts";
import { ordersWithLot, recallOfLot } from "../../queries/recall-of-lot.server.ts";
import { recallMessages as say } from "../../texts/staff.ts";
import { data, href } from "react-router";
import type { Texts } from "#app/lib/edit.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { remindBuyers } from "../../commands/remind-buyers.server.ts";
import { startRecall } from "../../commands/start-recall.server.ts";
import { recallForm } from "../../input.ts";

/** A recall for its page: the preview, or the progress. */
export async function loadRecall(ctx: Ctx, lotId: string) {
  const lot = orNotFound(await findLot(ctx.db, lotId));
  const { lotNumber, productName } = lot;
  const recall = await recallOfLot(ctx.db, lotId);
  if (recall) return { lotId, lotNumber, productName, recall: showRecall(recall) };
  const buyers = await ordersWithLot(ctx.db, lotId);
  const units = buyers.reduce((sum, buyer) => sum + buyer.units, 0);
  const consequences = [
    say.willMail(buyers.length, units),
    say.willClose,
    say.willTake(lot.receivedUnits - lot.packedUnits),
    say.willShow,
  ];
  return { lotId, lotNumber, productName, buyers: buyers.length, consequences };
}

type Recall = NonNullable<Awaited<ReturnType<typeof recallOfLot>>>;

function showRecall({ reason, advice, startedAt, sendings, buyers }: Recall) {
  const part = (has: (buyer: Recall["buyers"][number]) => unknown) =>
    say.of(buyers.filter(has).length, buyers.length);
  const answered = buyers.filter(({ answeredAt }) => answeredAt).length;
  return {
    reason,
    advice,
    sendings,
    since: say.since(formatDateTime(startedAt)),
    share: buyers.length === 0 ? 1 : answered / buyers.length,
    silent: buyers.length - answered,
    facts: [
      [say.facts.buyers, String(buyers.length)],
      [say.facts.units, String(buyers.reduce((sum, { units }) => sum + units, 0))],
      [say.facts.mailed, part(({ mailedAt }) => mailedAt)],
      [say.facts.answered, part(({ answeredAt }) => answeredAt)],
    ] as [string, string][],
    buyers: buyers.map(({ mailedAt, answeredAt, ...buyer }) => ({
      ...buyer,
      mailed: mailedAt ? formatDateTime(mailedAt) : say.notYet,
      answered: answeredAt ? formatDateTime(answeredAt) : say.notYet,
    })),
  };
}

type Answer = { message?: string; errors?: Texts; values?: Texts };
const answer = (status: number, said: Answer) => data<Answer>(said, { status });
const STATUS = { forbidden: 403, not_found: 404 } as const;
type Reason = keyof typeof say.errors;
const refused = (reason: Reason) =>
  answer(reason in STATUS ? STATUS[reason as keyof typeof STATUS] : 409, {
    message: say.errors[reason],
  });

export async function submitRecall(served: RequestContext, lotId: string, texts: Texts) {
  const { ctx } = served;
  const lot = orNotFound(await findLot(ctx.db, lotId));
  const page = href("/admin/lots/:lotId/recall", { lotId });
  if (texts["intent"] === "remind") {
    const sendings = Number(texts["sendings"] ?? Number.NaN);
    const done = await remindBuyers(ctx, { lotId, sendings });
    if (!done.ok) return refused(done.reason);
    return redirectWithFlash(served, page, say.reminded(done.value.buyers));
  }
  if (texts["intent"] !== "start") return answer(400, { message: say.noStep });
  const form = parseForm(recallForm, texts);
  if (!form.ok) return answer(422, { errors: form.errors, values: texts });
  const started = await startRecall(ctx, { lotId, ...form.value });
  if (!started.ok) return refused(started.reason);
  return redirectWithFlash(served, page, say.started(lot.lotNumber, started.value.buyers));
}
