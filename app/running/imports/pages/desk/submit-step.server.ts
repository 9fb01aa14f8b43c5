import { data } from "react-router";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { notFound, type RequestContext } from "#app/platform/http/request-context.server.ts";
import { applyImport } from "../../commands/apply-import.server.ts";
import { discardImport } from "../../commands/discard-import.server.ts";
import { revertImport } from "../../commands/revert-import.server.ts";
import type { ImportNoun } from "../../queries/import-noun.server.ts";
import { importMessages as say, type StepWords } from "../../texts/staff.ts";

type Step = {
  noun: ImportNoun;
  words: StepWords;
  importId: string;
  /** The addresses of the import and of the list of imports. */
  page: string;
  list: string;
};

/** Handles the forms of one import: apply, discard and revert. */
export async function submitStep(
  served: RequestContext,
  { noun, words, importId, page, list }: Step,
  intent: string | undefined,
) {
  const { ctx } = served;
  switch (intent) {
    case "apply": {
      const applied = await applyImport(ctx, noun, importId);
      return applied.ok
        ? redirectWithFlash(served, page, words.started)
        : refusedStep(applied.reason);
    }
    case "revert": {
      const begun = await revertImport(ctx, noun, importId);
      return begun.ok
        ? redirectWithFlash(served, page, words.reverting)
        : refusedStep(begun.reason);
    }
    case "discard": {
      const gone = await discardImport(ctx, noun, importId);
      if (!gone.ok) return refusedStep(gone.reason);
      return redirectWithFlash(served, list, words.discarded(gone.value.fileName));
    }
  }
  return data({ message: say.noStep }, { status: 422 });
}

export function refusedStep(reason: keyof typeof say.errors) {
  if (reason === "not_found") throw notFound();
  const status = reason === "forbidden" ? 403 : reason === "twice" ? 422 : 409;
  return data({ message: say.errors[reason] }, { status });
}
