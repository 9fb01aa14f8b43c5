import { ok, refuse } from "#app/lib/result.ts";
import type { Refusal, Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { closeLot } from "../commands/close-lot.server.ts";
import { openLot } from "../commands/open-lot.server.ts";
import { withdrawReport } from "../commands/withdraw-report.server.ts";
import { whyInput, withdrawalInput } from "../input.ts";
import { lotAdminMessages as say } from "../texts/staff.ts";
import { submitCorrection } from "./submit-correction.server.ts";
import type { CorrectionRefused } from "./submit-correction.server.ts";

type Texts = Readonly<Record<string, string>>;
type Refused =
  | CorrectionRefused
  | (Refusal<"wrong"> & { errors: Record<string, string> })
  | Refusal<keyof typeof say.errors>;
type LotAct = (ctx: Ctx, lotId: string, texts: Texts) => Promise<Result<string, Refused>>;

const wrong = (errors: Record<string, string>) => refuse("wrong", { errors });

/** What is done to a lot besides adding a report, by the `intent` of its form; answers what to say. */
export const lotActs: Record<string, LotAct> = {
  open: async (ctx, lotId) => {
    const opened = await openLot(ctx, lotId);
    return opened.ok ? ok(say.opened) : opened;
  },
  close: async (ctx, lotId, texts) => {
    const form = parseForm(whyInput, texts);
    if (!form.ok) return wrong(form.errors);
    const closed = await closeLot(ctx, { lotId, why: form.value.why });
    return closed.ok ? ok(say.closed) : closed;
  },
  correct: submitCorrection,
  withdraw: async (ctx, lotId, texts) => {
    const form = parseForm(withdrawalInput, texts);
    if (!form.ok) return form.errors["reportId"] ? refuse("no_report") : wrong(form.errors);
    const withdrawn = await withdrawReport(ctx, { lotId, ...form.value });
    if (withdrawn.ok) return ok(say.withdrawnDone);
    return withdrawn.reason === "not_found" ? refuse("no_report") : withdrawn;
  },
};
