import { expect, it } from "vitest";
import { readTopics } from "./topics.ts";

it.each([
  [{}, []],
  [{ "topic.offers": "on" }, ["offers"]],
  [{ "topic.articles": "", "topic.offers": "1" }, ["offers", "articles"]],
  [{ "topic.gossip": "on", offers: "on" }, []],
])("of %j is chosen %j", (texts, chosen) => {
  expect(readTopics(texts)).toEqual(chosen);
});
