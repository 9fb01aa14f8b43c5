import type { Db } from "#app/platform/database/db.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import type { KnownPlace } from "../rules/find-place.ts";
import type { Subject } from "../rules/find-products.ts";
import { isGrounded, sentencesOf } from "../rules/guard-answer.ts";
import type { Passage } from "../rules/passage.ts";
import type { SkillAnswer, Source } from "../views/skill-answer.ts";

/** Who asks, for what only they may read or start. */
export type Asker = Pick<RequestContext, "ctx" | "limiter">;

/** A question with everything that it names. */
export type Question = {
  message: string;
  asker: Asker;
  db: Db;
  now: Date;
  /** A gateway takes payments. */
  online: boolean;
  isFilipino: boolean;
  products: readonly Subject[];
  /** How many of a product it speaks of, by the product's slug. */
  counts: ReadonlyMap<string, number>;
  /** The brand by which a product was asked for. */
  brand: string | undefined;
  place: KnownPlace | undefined;
  /** All published passages. */
  texts: readonly Passage[];
};

/**
 * A kind of question, and its answer from the shop's data; undefined if the data has none. The
 * lines under its id in `tests/assistant/shop-questions.txt` teach which messages ask for it.
 */
export type Skill = {
  id: string;
  answer: (question: Question) => SkillAnswer | undefined | Promise<SkillAnswer | undefined>;
};

/** A product's name in a pattern, of which no sign in it is a part. */
export const nameIn = ({ name }: Subject): string => name.replaceAll(/[^\p{L}\p{N}\s]/gu, ".");

/** Answers with fixed words. */
export function says(id: string, text: string, ...links: readonly Source[]): Skill {
  return { id, answer: () => ({ text, links: [...links] }) };
}

type Quoted = {
  url: string;
  /** A part of the heading above the text. */
  heading?: string;
  /** Only sentences with one of these words. */
  pick?: RegExp;
  most?: number;
};

/** Answers with sentences of published texts, so that staff edit the answer where it is shown. */
export function quotes(id: string, ...quoted: readonly Quoted[]): Skill {
  return {
    id,
    answer({ texts }) {
      const told = quoted.flatMap((one) => quote(texts, one) ?? []);
      if (told.length === 0) return undefined;
      return {
        text: told.map(({ text }) => text).join(" "),
        links: told.flatMap(({ links }) => links),
      };
    },
  };
}

export function quote(
  texts: readonly Passage[],
  { url, heading = "", pick, most = 4 }: Quoted,
): SkillAnswer | undefined {
  // A long section is several passages.
  const passage = texts.find(
    (each) => each.url === url && each.names.includes(heading) && (!pick || pick.test(each.body)),
  );
  if (!passage) return undefined;
  const sentences = sentencesOf(passage.body).filter(
    (one) => isGrounded(one, [passage.body]) && (!pick || pick.test(one)),
  );
  const chosen = sentences.slice(0, most).join(" ");
  // "No." answers the question in its title; to the question of the visitor it may be the wrong answer.
  const text = /^(?:Yes|No)\b/.test(chosen) ? `${passage.title} ${chosen}` : chosen;
  return text === "" ? undefined : { text, links: [{ title: passage.title, url: passage.url }] };
}
