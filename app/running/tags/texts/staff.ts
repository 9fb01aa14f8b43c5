import { LONGEST_TAG, type TagProblem } from "../rules/tags.ts";

/** Words for the tags of any record. */
export const tagMessages = {
  title: "Tags",
  none: "No tags yet.",
  add: "Add tags",
  addNow: "Add",
  remove: (tag: string) => `Remove the tag “${tag}”`,
  tagged: (tags: readonly string[]) =>
    tags.length === 1 ? "The tag is added." : "The tags are added.",
  untagged: "The tag is removed.",
  problems: {
    none: "Enter a tag.",
    too_long: `Use at most ${LONGEST_TAG} characters for a tag.`,
    unusual: "Use letters, digits and spaces for a tag.",
  } satisfies Record<Exclude<TagProblem, "too_many">, string>,
} as const;

/** Words for the tags of one kind of record. */
export type TagTexts = {
  addHint: string;
  taggedBefore: string;
  forbidden: string;
  tooMany: string;
  /** For the page that tags several. */
  several: {
    title: string;
    lead: string;
    back: string;
    nobody: string;
    noStep: string;
    forbidden: string;
    addTo: (count: number) => string;
    removeFrom: (count: number) => string;
    added: (count: number) => string;
    removed: (count: number) => string;
    refusals: Readonly<Record<"as_it_is" | "too_many", string>>;
  };
};
