import { toDecimal } from "#app/lib/money.ts";
import { csvAnswer } from "#app/platform/http/csv-answer.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { openAccounts } from "../../commands/open-accounts.server.ts";
import { payoutFileInput } from "../../input.ts";
import { payoutMessages as say } from "../../texts/staff-payouts.ts";
import type { Route } from "./+types/payout-file.ts";

/**
 * The open lines of one method as a file to pay from: account name, account number, bank, the amount in
 * pesos with two decimals, and a reference of the payout's number and the code.
 */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { ctx } = context.get(requestContext);
  const form = parseForm(payoutFileInput, await readFormTexts(request));
  if (!form.ok) throw new Response(form.errors["method"], { status: 422 });
  const { method } = form.value;
  const opened = await openAccounts(ctx, { payoutId: params.payoutId, method });
  if (!opened.ok) {
    const status = opened.reason === "forbidden" ? 403 : opened.reason === "not_found" ? 404 : 409;
    throw new Response(say.refused[opened.reason], { status });
  }
  const { number, rows } = opened.value;
  const lines = rows.map(({ holder, number: account, bank, amount, code }) => [
    holder,
    account,
    bank,
    toDecimal(amount),
    `${number} ${code}`,
  ]);
  return csvAnswer({ name: `${number}-${method}`, head: say.fileHead, parts: inOne(lines) });
}

async function* inOne<Rows>(rows: Rows) {
  yield rows;
}
