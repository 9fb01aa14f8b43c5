import { automationOf } from "#app/running/automations/queries/automations.server.ts";
import { COUNTED_DAYS, countRuns } from "#app/running/automations/queries/run-counts.server.ts";
import {
  AUTOMATIONS,
  isAutomationKey,
  type AutomationKey,
} from "#app/running/automations/rules/automation-terms.ts";
import { NO_COUNTS } from "#app/running/automations/rules/run-counts.ts";
import { aboutAutomation } from "#app/running/automations/texts/staff.ts";
import { showReasons, showSteps } from "#app/running/automations/views/show-steps.ts";
import type { MailKind } from "../../../rules/mail-kinds.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { MAIL_GALLERY } from "../gallery/mail-gallery.ts";
import { countWaiting } from "./count-waiting.server.ts";

const MAIL_OF: Readonly<Record<AutomationKey, MailKind>> = {
  newsletter_welcome: "newsletter-welcome",
  welcome: "follow-welcome",
  abandoned_cart: "follow-cart",
  unpaid_order: "transfer-reminder",
  review_request: "follow-review",
  refill_due: "therapy-refill",
  missed_check_in: "follow-check-in",
  win_back: "follow-win-back",
  stock_watched: "stock-back",
  price_watched: "price-fell",
};

export async function loadAutomation(ctx: Pick<Ctx, "db" | "now">, id: string) {
  if (!isAutomationKey(id)) return undefined;
  const [automation, counted] = await Promise.all([automationOf(ctx.db, id), countRuns(ctx)]);
  const counts = counted.get(id) ?? NO_COUNTS;
  const own = await countWaiting(ctx, id, automation);
  const kind = MAIL_OF[id];
  const { exits, reach } = aboutAutomation[id];
  return {
    isOn: automation.isOn,
    steps: showSteps(id, automation, { ...counts, waiting: own ?? counts.waiting }),
    // Automations whose modules send the mails themselves record only the mails.
    reasons: AUTOMATIONS[id].asked ? undefined : showReasons(counts),
    exits,
    reach,
    days: COUNTED_DAYS,
    mail: { kind, name: MAIL_GALLERY[kind].name },
  };
}
