import { href } from "react-router";
import { formatMoney } from "#app/lib/money.ts";
import { ownChoices, ownDevices } from "#app/running/messages/queries/own-choices.server.ts";
import { showMobile } from "#app/running/messages/rules/mobile-number.ts";
import { choiceMessages as say } from "#app/running/messages/texts/shopper.ts";
import { ownCredit } from "#app/selling/credit/queries/credit.server.ts";
import { creditMessages } from "#app/selling/credit/texts/shopper.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";

/** The account's number for texts, and how many devices show notifications. */
export async function textsRow(ctx: Ctx, userId: string) {
  const [choices, devices] = await Promise.all([
    ownChoices(ctx.db, userId),
    ownDevices(ctx.db, userId),
  ]);
  const number = choices?.number ? showMobile(choices.number) : undefined;
  const text = say.row(number, devices.length);
  return { to: href("/portal/messages"), title: say.title, text };
}

/** The store credit of the account; zero without any. */
export async function creditRow({ db }: Ctx, userId: string) {
  const own = await ownCredit(db, userId);
  const text = creditMessages.inShort(formatMoney(own?.balance ?? 0));
  return { to: href("/portal/credit"), title: creditMessages.title, text };
}
