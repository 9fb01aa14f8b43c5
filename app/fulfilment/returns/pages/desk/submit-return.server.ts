import { data, href, type RouterContextProvider } from "react-router";
import { gatewaysContext } from "#app/selling/payments/gateways/gateways-context.server.ts";
import type { Gateways } from "#app/selling/payments/gateways/gateways.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { formActs, parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import { notFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { approveReturn } from "../../commands/approve-return.server.ts";
import { inspectReturn } from "../../commands/inspect-return.server.ts";
import { receiveReturn } from "../../commands/receive-return.server.ts";
import { refuseReturn } from "../../commands/refuse-return.server.ts";
import { settleReturn } from "../../commands/settle-return.server.ts";
import { approveInput, refuseInput, settleInput, unitsInput } from "../../input.ts";
import { findReturn } from "../../queries/find-return.server.ts";
import { readUnits } from "../../rules/read-units.ts";
import { RETURN_ACTS, type ReturnAct } from "../../rules/return-moves.ts";
import { returnMessages as say } from "../../texts/staff.ts";
import { explainRefusal, type ActProblem } from "./return-page.server.ts";

type Texts = Record<string, string>;
type Services = { ctx: Ctx; gateways: Pick<Gateways, "find"> };
type ActResult = { ok: true } | ({ ok: false } & ActProblem) | { ok: "unread"; errors: Texts };

export async function submitReturn(
  request: Request,
  returnId: string,
  context: Readonly<RouterContextProvider>,
) {
  const served = context.get(requestContext);
  const texts = await readFormTexts(request);
  const act = RETURN_ACTS.find((one) => one === texts["intent"]);
  const again = (status: number, message: string, errors: Texts = {}) =>
    data({ intent: texts["intent"] ?? "", values: texts, message, errors }, { status });
  if (!act) return again(400, say.errors.unknown);
  if (!(await findReturn(served.ctx.db, returnId))) throw notFound();
  const services = { ctx: served.ctx, gateways: context.get(gatewaysContext) };
  const done: ActResult = await ACTS[act](texts, services, returnId);
  if (done.ok === "unread") {
    const stale = done.errors["version"] ?? done.errors["key"];
    return again(422, stale ?? "", stale ? {} : done.errors);
  }
  if (done.ok) {
    return redirectWithFlash(served, href("/admin/returns/:returnId", { returnId }), say.done[act]);
  }
  const { status, message, errors } = explainRefusal(done);
  return again(status, message, errors);
}

const read = formActs<[Services, string], ActResult>((errors) => ({ ok: "unread", errors }));

const ACTS = {
  approve: read(approveInput, (form, { ctx }, returnId) =>
    approveReturn(ctx, { returnId, ...form }),
  ),
  refuse: read(refuseInput, (form, { ctx }, returnId) => refuseReturn(ctx, { returnId, ...form })),
  receive: (texts: Texts, { ctx }: Services, returnId: string) => {
    const form = readCounted(texts, "came");
    return form.ok
      ? receiveReturn(ctx, { returnId, ...form.value, came: form.units })
      : unread(form);
  },
  inspect: (texts: Texts, { ctx }: Services, returnId: string) => {
    const form = readCounted(texts, "good");
    return form.ok
      ? inspectReturn(ctx, { returnId, ...form.value, good: form.units })
      : unread(form);
  },
  settle: read(settleInput, (form, { ctx, gateways }, returnId) =>
    settleReturn(ctx, gateways, { returnId, ...form }),
  ),
} satisfies Record<ReturnAct, unknown>;

const unread = ({ errors }: { errors: Texts }) => ({ ok: "unread", errors }) as const;

/** Reads a form with units for each line. */
function readCounted(texts: Texts, name: "came" | "good") {
  const form = parseForm(unitsInput, texts);
  if (!form.ok) return form;
  const read = readUnits(texts, name);
  if (read.ok) return { ...form, units: read.units };
  const errors = Object.fromEntries(read.fields.map((field) => [field, say.errors.units]));
  return { ok: false as const, errors };
}
