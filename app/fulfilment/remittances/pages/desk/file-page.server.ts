import { formatDateTime, formatDay } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { orNotFound } from "#app/platform/http/request-context.server.ts";
import { findRemittance } from "../../queries/remittance-files.server.ts";
import { sumLines } from "../../rules/sum-lines.ts";
import { remittanceMessages as say } from "../../texts/staff.ts";
import { showSums } from "../../views/show-sums.ts";

export async function loadFile({ db }: Ctx, fileId: string) {
  const file = orNotFound(await findRemittance(db, fileId));
  return {
    title: file.fileName,
    lead: say.page.lead(file.carrier, formatDateTime(file.uploadedAt)),
    sums: showSums(sumLines(file.lines)),
    bad: file.bad,
    lines: file.lines.map((line) => ({
      rowNo: line.rowNo,
      tracking: line.tracking,
      order:
        line.orderId && line.orderNumber
          ? { orderId: line.orderId, number: line.orderNumber }
          : undefined,
      delivered: line.deliveredOn && formatDay(line.deliveredOn),
      said: line.orderId ? say.lines.verdicts[line.verdict] : say.lines.unknown,
      expected: formatMoney(line.expected),
      collected: formatMoney(line.collected),
      fee: formatMoney(line.fee),
      remitted: formatMoney(line.remitted),
    })),
  };
}
