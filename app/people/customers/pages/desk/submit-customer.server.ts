import { data } from "react-router";
import { customerMessages as say } from "../../texts/staff.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { submitNote, typedNote } from "./submit-note.server.ts";
import { submitTag, TAG_INTENTS } from "./submit-tag.server.ts";

/** Handles the forms of a customer's record: notes and tags. */
export async function submitCustomer(served: RequestContext, request: Request, customerId: string) {
  const texts = await readFormTexts(request);
  const { intent = "" } = texts;
  if (intent === "note") return submitNote(served, texts, customerId);
  const step = TAG_INTENTS.find((one) => one === intent);
  if (step) return submitTag(served, texts, { customerId, step });
  return data({ note: { ...typedNote(texts), problem: say.notUnderstood } }, { status: 422 });
}
