import { data, href } from "react-router";
import type { Refusal, Result } from "#app/lib/result.ts";
import { signedIn } from "#app/platform/access/ctx.server.ts";
import { redirectWithFlash, takeFlash } from "#app/platform/http/flash.server.ts";
import { actOf, parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { askCode } from "../../commands/ask-code.server.ts";
import { chooseChannels } from "../../commands/choose-channels.server.ts";
import { confirmNumber } from "../../commands/confirm-number.server.ts";
import { removeNumber } from "../../commands/remove-number.server.ts";
import { channelsForm, codeForm, numberForm } from "../../input.ts";
import { isOpen, readConnection } from "../../queries/connection.server.ts";
import { hasStopped, ownChoices } from "../../queries/own-choices.server.ts";
import { showMobile } from "../../rules/mobile-number.ts";
import { choiceMessages as say } from "../../texts/shopper.ts";

export async function showChoices(served: RequestContext, request: Request) {
  const { ctx, env } = served;
  const { flash, headers } = takeFlash(request, env.appUrl);
  const [connection, choices] = await Promise.all([
    readConnection(ctx),
    ownChoices(ctx.db, signedIn(ctx).userId),
  ]);
  const { number = null, newNumber = null, orderBy = "email", doseBy = "email" } = choices ?? {};
  const page = {
    flash: flash ?? null,
    isOff: !isOpen(connection),
    number: number === null ? undefined : showMobile(number),
    newNumber: newNumber === null ? undefined : showMobile(newNumber),
    hasStopped: number !== null && (await hasStopped(ctx, number)),
    values: { orderBy, doseBy },
  };
  return data(page, { headers });
}

type Texts = Record<string, string>;
export type ChoicesAnswer = { message?: string; errors?: Texts; values?: Texts };

const answer = (said: ChoicesAnswer, status: number) => data<ChoicesAnswer>(said, { status });

export async function submitChoices(served: RequestContext, request: Request) {
  const texts = await readFormTexts(request);
  const act = actOf({ ask, confirm, choose, remove }, texts["intent"]);
  return act ? act(served, texts) : answer({ message: say.errors.noStep }, 422);
}

async function ask(served: RequestContext, texts: Texts) {
  const form = parseForm(numberForm, texts);
  if (!form.ok) return answer(form, 422);
  const { number } = form.value;
  return finish(served, await askCode(served.ctx, number), say.sent(showMobile(number)));
}

async function confirm(served: RequestContext, texts: Texts) {
  const form = parseForm(codeForm, texts);
  if (!form.ok) return answer(form, 422);
  return finish(served, await confirmNumber(served.ctx, form.value.code), say.confirmed);
}

async function choose(served: RequestContext, texts: Texts) {
  const form = parseForm(channelsForm, texts);
  if (!form.ok) return answer(form, 422);
  return finish(served, await chooseChannels(served.ctx, form.value), say.chosen);
}

async function remove(served: RequestContext) {
  return finish(served, await removeNumber(served.ctx), say.removed);
}

const STATUS = {
  forbidden: 403,
  not_connected: 409,
  no_number: 409,
  too_many: 429,
  wrong_code: 422,
  code_over: 409,
} as const;

function finish(
  served: RequestContext,
  done: Result<undefined, Refusal<keyof typeof STATUS>>,
  text: string,
) {
  if (done.ok) return redirectWithFlash(served, href("/portal/messages"), text);
  const message = say.errors[done.reason];
  if (done.reason === "wrong_code") return answer({ errors: { code: message } }, 422);
  return answer({ message }, STATUS[done.reason]);
}
