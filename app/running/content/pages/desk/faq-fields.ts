import type { EditField, Texts } from "#app/lib/edit.ts";
import type { FaqInput } from "../../input.ts";
import { FAQ_CATEGORIES, LIVE_FACTS } from "../../views/faq-terms.ts";
import { contentAdminMessages as say } from "../../texts/staff.ts";

export const faqFields: readonly EditField[] = [
  { name: "question", label: say.field.question },
  { name: "slug", label: say.field.slug },
  { name: "category", label: say.field.category, words: FAQ_CATEGORIES },
  { name: "position", label: say.field.position },
  { name: "answer", label: say.field.answer, kind: "long" },
  { name: "live", label: say.field.live, words: LIVE_FACTS },
  { name: "isShown", label: say.field.isShown, kind: "tick" },
];

export function faqTexts(entry: FaqInput): Texts {
  const { slug, category, position, question, answer, live, isShown } = entry;
  return {
    slug,
    category,
    position: String(position),
    question,
    answer,
    live,
    isShown: isShown ? "yes" : "",
  };
}

export const NEW_ENTRY: FaqInput = {
  slug: "",
  category: "product",
  position: 1,
  question: "",
  answer: "",
  live: "none",
  isShown: true,
};
