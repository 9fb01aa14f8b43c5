import { href } from "react-router";
import { formatMoney } from "#app/lib/money.ts";
import { isOpen, readConnection } from "#app/running/messages/queries/connection.server.ts";
import { ownChoices } from "#app/running/messages/queries/own-choices.server.ts";
import { showMobile } from "#app/running/messages/rules/mobile-number.ts";
import { choiceMessages as say } from "#app/running/messages/texts/shopper.ts";
import { ownCredit } from "#app/selling/credit/queries/credit.server.ts";
import { creditMessages } from "#app/selling/credit/texts/shopper.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";

/** Shown while the shop sends texts, and to those who left a number. */
export async function textsRow(ctx: Ctx, userId: string) {
  const [connection, choices] = await Promise.all([
    readConnection(ctx),
    ownChoices(ctx.db, userId),
  ]);
  if (!isOpen(connection) && !choices) return [];
  const number = choices?.number ? showMobile(choices.number) : undefined;
  return [{ to: href("/portal/messages"), title: say.title, text: say.row(number) }];
}

/** The store credit of the account, also when there is none. */
export async function creditRow({ db }: Ctx, userId: string) {
  const own = await ownCredit(db, userId);
  const text = creditMessages.inShort(formatMoney(own?.balance ?? 0));
  return { to: href("/portal/credit"), title: creditMessages.title, text };
}
