import { actOf, parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { askCode } from "../../commands/ask-code.server.ts";
import { chooseChannels } from "../../commands/choose-channels.server.ts";
import { confirmNumber } from "../../commands/confirm-number.server.ts";
import { removeNumber } from "../../commands/remove-number.server.ts";
import { channelsForm, codeForm, numberForm } from "../../input.ts";
import { showMobile } from "../../rules/mobile-number.ts";
import { choiceMessages as say } from "../../texts/shopper.ts";
import { answer, finish, type Texts } from "./finish-choice.server.ts";
import { deviceActs } from "./submit-devices.server.ts";

export async function submitChoices(served: RequestContext, request: Request) {
  const texts = await readFormTexts(request);
  const act = actOf({ ask, confirm, choose, remove, ...deviceActs }, texts["intent"]);
  return act ? act(served, texts, request) : answer({ message: say.errors.noStep }, 422);
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
