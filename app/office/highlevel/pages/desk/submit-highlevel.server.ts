import { data, href } from "react-router";
import type { EditAnswer } from "#app/lib/edit.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { disconnect } from "../../commands/disconnect.server.ts";
import { sendAgain } from "../../commands/send-again.server.ts";
import { testConnection } from "../../commands/test-connection.server.ts";
import { messageChoice } from "../../input.ts";
import { highlevelMessages as say } from "../../texts/staff.ts";
import { showFailure } from "../../views/show-result.ts";
import { submitConnection } from "./submit-connection.server.ts";

export type HighlevelAnswer = EditAnswer & {
  /** Further words for the message. */
  detail?: string;
};

type Texts = Record<string, string>;

const STATUS = {
  forbidden: 403,
  not_found: 404,
  waiting: 409,
  not_sending: 409,
  no_key: 422,
  changed_meanwhile: 409,
} as const;

export async function submitHighlevel(served: RequestContext, sent: Texts) {
  switch (sent["intent"]) {
    case "save":
      return submitConnection(served, sent);
    case "test":
      return submitTest(served);
    case "again":
      return submitAgain(served, sent);
    case "disconnect": {
      const done = await disconnect(served.ctx);
      if (done.ok) return back(served, say.disconnected);
      return done.reason === "forbidden" ? refused(done.reason) : refused("no_key");
    }
    default:
      return data<HighlevelAnswer>({ message: say.noStep }, { status: 422 });
  }
}

async function submitTest(served: RequestContext) {
  const done = await testConnection(served.ctx, served.env);
  if (!done.ok) return refused(done.reason);
  if (done.value.worked) return back(served, say.tested(done.value.name));
  const detail = showFailure(done.value);
  return data<HighlevelAnswer>({ message: say.failed, detail }, { status: 502 });
}

async function submitAgain(served: RequestContext, sent: Texts) {
  const form = parseForm(messageChoice, sent);
  if (!form.ok) return data<HighlevelAnswer>({ message: say.incomplete }, { status: 422 });
  const done = await sendAgain(served.ctx, form.value.messageId);
  return done.ok ? back(served, say.sentAgain) : refused(done.reason);
}

const back = (served: RequestContext, text: string) =>
  redirectWithFlash(served, href("/admin/settings/integrations/highlevel"), text);

const refused = (reason: keyof typeof STATUS) =>
  data<HighlevelAnswer>({ message: say.errors[reason] }, { status: STATUS[reason] });
