import { data, href } from "react-router";
import type { EditAnswer, Texts } from "#app/lib/edit.ts";
import { lastChange } from "#app/running/audit/queries.server.ts";
import { submitEdit } from "#app/platform/edits/submit-edit.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { actOf, parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { saveConnection } from "../../commands/save-connection.server.ts";
import { sendTest } from "../../commands/send-test.server.ts";
import { turnOff } from "../../commands/turn-off.server.ts";
import { connectionForm, testForm } from "../../input.ts";
import { readConnection } from "../../queries/connection.server.ts";
import { CONNECTION } from "../../rules/audited-connection.ts";
import { messagesTexts as say } from "../../texts/staff.ts";
import { connectionFields } from "./connection-fields.ts";
import { connectionTexts } from "./messages-page.server.ts";

export type MessagesAnswer = EditAnswer & { testError?: string; testNumber?: string };

export async function submitMessages(request: Request, served: RequestContext) {
  const texts = await readFormTexts(request);
  const act = actOf({ save, test, off }, texts["intent"]);
  return act ? act(served, texts) : answer({ message: say.noStep }, 422);
}

const answer = (said: MessagesAnswer, status: number) => data<MessagesAnswer>(said, { status });

const back = (served: RequestContext, text: string) =>
  redirectWithFlash(served, href("/admin/settings/messages"), text);

/** No answer has the key that was typed: it is typed again. */
async function save(served: RequestContext, sent: Texts) {
  const { ctx, env } = served;
  const saved = await submitEdit(sent, {
    fields: connectionFields(true, null).filter(({ name }) => name !== "key"),
    read: async () => {
      const connection = await readConnection(ctx);
      return { version: connection.version, values: connectionTexts(connection) };
    },
    lastChange: () => lastChange(ctx.db, CONNECTION, "message_settings.changed"),
    parse: (texts) => parseForm(connectionForm(env.demo), texts),
    save: (input, version) => saveConnection(ctx, input, version),
    explain: ({ reason }) =>
      reason === "forbidden"
        ? { status: 403, message: say.errors.forbidden }
        : { status: 422, errors: { key: say.problems.key } },
  });
  if (saved.ok) return back(served, say.saved);
  const { status, ok: _, values, conflict, ...rest } = saved;
  if (conflict) {
    const texts = { ...conflict.texts, key: "" };
    return answer({ conflict: { ...conflict, texts } }, status);
  }
  return answer({ values: { ...values, key: "" }, ...rest }, status);
}

async function test(served: RequestContext, sent: Texts) {
  const form = parseForm(testForm, sent);
  const testNumber = sent["number"] ?? "";
  if (!form.ok) return answer({ testError: say.problems.number, testNumber }, 422);
  const done = await sendTest(served.ctx, form.value.number);
  if (done.ok) return back(served, say.testSent);
  const status = { forbidden: 403, not_connected: 409, too_many: 429 }[done.reason];
  return answer({ message: say.errors[done.reason], testNumber }, status);
}

async function off(served: RequestContext) {
  const done = await turnOff(served.ctx);
  return done.ok ? back(served, say.isOff) : answer({ message: say.errors[done.reason] }, 403);
}
