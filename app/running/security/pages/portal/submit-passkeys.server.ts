import { data } from "react-router";
import { addPasskey } from "../../commands/add-passkey.server.ts";
import { beginPasskey } from "../../commands/begin-passkey.server.ts";
import { removePasskey } from "../../commands/remove-passkey.server.ts";
import { renamePasskey } from "../../commands/rename-passkey.server.ts";
import { newPasskeyInput, passkeyIdInput, passkeyNameInput } from "../../input.ts";
import { securityAnswers } from "../../texts/shopper-answers.ts";
import { deviceWords } from "../../views/device-words.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { refused, withCodes, type Form, type AnswerView } from "./security-answer.server.ts";

/** The forms about passkeys, by their intent. */
export const PASSKEY_FORMS: Record<string, Form> = {
  "begin-passkey": async ({ ctx, env }, _, __, request) => {
    const begun = await beginPasskey(ctx, env.appUrl);
    if (!begun.ok) return refused(409, { message: securityAnswers.refused[begun.reason] });
    const { options, cookie } = begun.value;
    const newPasskey = { options, name: deviceWords(request.headers.get("user-agent")) };
    return data<AnswerView>({ newPasskey }, { headers: { "set-cookie": cookie } });
  },
  "add-passkey": async (served, sent, page, { headers }) => {
    const form = parseForm(newPasskeyInput, sent);
    if (!form.ok) return refused(422, form);
    const { appUrl } = served.env;
    const added = await addPasskey(served.ctx, form.value, { headers, appUrl });
    if (added.ok)
      return withCodes(served, page, { ...added.value, text: securityAnswers.passkeyAdded });
    return refused(409, { message: securityAnswers.refused[added.reason] });
  },
  "rename-passkey": async (served, sent, page) => {
    const form = parseForm(passkeyNameInput, sent);
    if (!form.ok) return refused(422, form);
    const renamed = await renamePasskey(served.ctx, form.value);
    if (renamed.ok) return redirectWithFlash(served, page, securityAnswers.passkeyRenamed);
    return refused(409, { message: securityAnswers.refused[renamed.reason] });
  },
  "remove-passkey": async (served, sent, page) => {
    const form = parseForm(passkeyIdInput, sent);
    if (!form.ok) return refused(422, form);
    const removed = await removePasskey(served.ctx, form.value.passkeyId);
    if (removed.ok) return redirectWithFlash(served, page, securityAnswers.passkeyRemoved);
    return refused(409, { message: securityAnswers.refused[removed.reason] });
  },
};
