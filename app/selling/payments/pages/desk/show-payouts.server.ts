import { formatDateTime } from "#app/lib/dates.ts";
import { formatCount, formatMoney } from "#app/lib/money.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { listPayoutFiles } from "../../queries/payout-files.server.ts";
import { PROVIDER_NAMES } from "../../texts/staff-providers.ts";

export async function showPayouts({ db }: Ctx) {
  const files = await listPayoutFiles(db);
  return {
    files: files.map(({ id, provider, fileName, uploadedAt, lines, amount, fees, odd }) => ({
      id,
      fileName,
      provider: PROVIDER_NAMES[provider],
      uploadedAt: formatDateTime(uploadedAt),
      lines: formatCount(lines),
      amount: formatMoney(amount),
      fees: formatMoney(fees),
      odd: formatCount(odd),
    })),
  };
}
