import { formatDateTime } from "#app/lib/dates.ts";
import { formatCount, formatMoney } from "#app/lib/money.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { listPayoutFiles } from "../../queries/payout-files.server.ts";
import { PROVIDER_NAMES } from "../../texts/staff-providers.ts";

/** The files that were uploaded, as their table shows them. */
export async function showPayouts({ db }: Ctx) {
  const files = await listPayoutFiles(db);
  return {
    files: files.map(({ id, provider, fileName, uploadedAt, lines, amount, fees, odd }) => ({
      id,
      fileName,
      sender: PROVIDER_NAMES[provider],
      uploadedAt: formatDateTime(uploadedAt),
      figures: [formatCount(lines), formatMoney(amount), formatMoney(fees), formatCount(odd)],
    })),
  };
}
