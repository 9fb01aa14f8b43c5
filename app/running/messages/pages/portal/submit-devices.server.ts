import { parseForm } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { deviceWords } from "#app/running/security/views/device-words.ts";
import { addDevice } from "../../commands/add-device.server.ts";
import { removeDevice } from "../../commands/remove-device.server.ts";
import { testDevices } from "../../commands/test-devices.server.ts";
import { deviceForm, deviceIdForm } from "../../input.ts";
import { pushMessages } from "../../texts/shopper-push.ts";
import { choiceMessages as say } from "../../texts/shopper.ts";
import { answer, finish, type Texts } from "./finish-choice.server.ts";

async function turnOn(served: RequestContext, texts: Texts, request: Request) {
  const form = parseForm(deviceForm, texts);
  if (!form.ok) return answer({ message: say.problems.device }, 422);
  const name = deviceWords(request.headers.get("user-agent"));
  const loopback = served.env.providersUrl !== undefined;
  const added = await addDevice(served.ctx, { ...form.value, name, loopback });
  return finish(served, added, pushMessages.turnedOn);
}

async function turnOff(served: RequestContext, texts: Texts) {
  const form = parseForm(deviceIdForm, texts);
  if (!form.ok) return answer({ message: say.problems.device }, 422);
  return finish(served, await removeDevice(served.ctx, form.value.device), pushMessages.removed);
}

async function tryOut(served: RequestContext) {
  return finish(served, await testDevices(served.ctx), pushMessages.tested);
}

export const deviceActs = { "turn-on": turnOn, "turn-off": turnOff, try: tryOut };
