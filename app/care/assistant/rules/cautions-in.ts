import { nameCautions } from "#app/goods/catalog/rules/cautions/name-cautions.ts";
import type { Found } from "./triage.ts";

/** What a professional has to know first, as signs. `text` is free of figures of speech. */
export const cautionsIn = (text: string): Found[] =>
  nameCautions(text).map(({ id, name }) => ({
    id: `caution:${id}`,
    level: "see_doctor",
    reason: name,
  }));
