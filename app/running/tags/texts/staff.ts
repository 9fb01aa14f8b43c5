import { LONGEST_TAG, type TagProblem } from "../rules/tags.ts";

/** Words for the tags of any record. */
export const tagMessages = {
  title: "Tags",
  none: "No tags yet.",
  add: "Add tags",
  added: "New tags",
  addNow: "Add",
  remove: (tag: string) => `Remove tag “${tag}”`,
  tagged: (tags: readonly string[]) => (tags.length === 1 ? "Tag added." : "Tags added."),
  untagged: "Tag removed.",
  problems: {
    none: "Enter a tag.",
    too_long: `Use at most ${LONGEST_TAG} characters per tag.`,
    unusual: "Use only letters, digits and spaces in a tag.",
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
