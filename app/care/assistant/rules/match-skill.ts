import type { KnownPlace } from "./find-place.ts";
import type { Subject } from "./find-products.ts";
import type { Topic } from "./topic-words.ts";

export type Askable = {
  /**
   * The ways to ask, separated by commas: each names the topics that a message must have. Topics
   * after a plus often come with the question, and make it more likely.
   */
  asks: string;
  /** A greeting, or the name of a product, is a question only if little else is said. */
  isAlone?: boolean;
};

type Asks = { ways: readonly (readonly Topic[])[]; also: readonly Topic[] };

export type MessageTopics = { topics: ReadonlySet<Topic>; others: readonly string[] };

/** Topics that make a message about something else, unless a way names them. */
const ELSEWHERE: readonly Topic[] = ["elsewhere", "halal"];

const topicsIn = (text: string) => text.trim().split(/\s+/).filter(Boolean) as Topic[];

export function readAsks(asks: string): Asks {
  const [ways = "", also = ""] = asks.split("+");
  return { ways: ways.split(",").map(topicsIn), also: topicsIn(also) };
}

/** Finds the skills that a message asks for, best first. */
export type SkillMatcher<S> = (message: MessageTopics) => { skill: S; score: number }[];

/**
 * Words without a topic do not count, so the rest of a message cannot hide its question. A topic
 * that fewer skills have tells more.
 */
export function skillMatcher<S extends Askable>(skills: readonly S[]): SkillMatcher<S> {
  const readable = skills.map((skill) => ({ skill, ...readAsks(skill.asks) }));
  const uses = new Map<Topic, number>();
  for (const { ways, also } of readable) {
    for (const topic of new Set([...ways.flat(), ...also])) {
      uses.set(topic, (uses.get(topic) ?? 0) + 1);
    }
  }
  const weigh = (topics: Iterable<Topic>) =>
    [...topics].reduce(
      (sum, topic) => sum + Math.log(1 + skills.length / (uses.get(topic) ?? 1)),
      0,
    );
  return ({ topics, others }) =>
    readable
      .filter(({ skill, ...asks }) => !skill.isAlone || isAlone({ topics, others }, asks))
      .map(({ skill, ways, also }) => {
        const asked = ways.filter((way) => isAsked(way, topics));
        const present = also.filter((topic) => topics.has(topic));
        const scores = asked.map((way) => weigh(new Set([...way, ...present])));
        return { skill, score: Math.max(0, ...scores) };
      })
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score);
}

const isAsked = (way: readonly Topic[], topics: ReadonlySet<Topic>) =>
  way.every((topic) => topics.has(topic)) &&
  ELSEWHERE.every((topic) => !topics.has(topic) || way.includes(topic));

/** "Hello Dr. Santos" is still a greeting. */
const MOST_OTHERS = 2;

function isAlone({ topics, others }: MessageTopics, { ways, also }: Asks): boolean {
  const own = [...ways.flat(), ...also];
  return (
    others.length <= MOST_OTHERS &&
    [...topics].every((topic) => topic === "filler" || own.includes(topic))
  );
}

/** The best of them; none if two are equally good. */
export function bestOf<S>(matched: ReturnType<SkillMatcher<S>>): S | undefined {
  const [best, next] = matched;
  return best && (!next || best.score - next.score > 1e-9) ? best.skill : undefined;
}

type Named = {
  products: readonly Subject[];
  place: KnownPlace | undefined;
  isOrderNamed?: boolean;
};

/** The topics of a message's words, and those of what it names. */
export function namedTopics(
  topics: ReadonlySet<Topic>,
  { products, place, isOrderNamed }: Named,
): ReadonlySet<Topic> {
  const named: Topic[] = [];
  if (products.length > 0) named.push("product");
  if (products.length > 1) named.push("two_products");
  if (place) named.push("place");
  if (isOrderNamed) named.push("order", ...(topics.size === 0 ? (["track"] as const) : []));
  return new Set([...topics, ...named]);
}
