import type { Settings } from "#app/running/settings/rules/definitions.ts";
import { fillShopWords, shopWords } from "#app/running/settings/views/shop-words.ts";
import { helpMessages } from "./texts.ts";

const say = helpMessages.about;

export type StepList = { id: string; title: string; steps: string[] };

/** How parcels travel and what to do about a bad one, in the owner's words; no empty texts. */
export function aboutSteps(settings: Settings): StepList[] {
  const words = shopWords(settings);
  const lists = [
    { id: "cold-parcels", title: say.coldParcels, text: settings.cold_parcels },
    { id: "when-wrong", title: say.whenWrong, text: settings.when_wrong },
  ];
  return lists
    .map(({ id, title, text }) => ({ id, title, steps: readSteps(fillShopWords(text, words)) }))
    .filter(({ steps }) => steps.length > 0);
}

function readSteps(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
