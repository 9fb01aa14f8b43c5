import { LONGEST_TAG, MOST_TAGS, type TagProblem } from "#app/lib/tags.ts";

const customers = (count: number) => (count === 1 ? "1 customer" : `${count} customers`);

export const tagMessages = {
  title: "Tags",
  lead: "Only staff see them. Do not use a tag for anyone’s health.",
  none: "No tags yet.",
  add: "Add tags",
  addHint: "A word or two, such as “clinic” or “call first”. Separate several by commas.",
  addNow: "Add",
  remove: (tag: string) => `Remove the tag “${tag}”`,
  tagged: (tags: readonly string[]) =>
    tags.length === 1 ? "The tag is added." : "The tags are added.",
  taggedBefore: "The customer has this tag already.",
  untagged: "The tag is removed.",
  forbidden: "Your role does not allow this. Ask a manager.",
  problems: {
    none: "Enter a tag.",
    too_long: `Use at most ${LONGEST_TAG} characters for a tag.`,
    unusual: "Use letters, digits and spaces for a tag.",
    too_many: `A customer has at most ${MOST_TAGS} tags. Remove one first.`,
  } satisfies Record<TagProblem, string>,

  several: {
    act: "Tag",
    title: "Tag customers",
    lead: "A customer who has the tag already, or lacks it already, stays as they are.",
    back: "Back to the customers",
    chosen: "Chosen customers",
    nobody: "None of the chosen customers are there any more. Choose them again in the list.",
    noneChosen: "Choose at least one customer.",
    noStep: "Choose what to do, and send the form again.",
    addTo: (count: number) => `Add to ${customers(count)}`,
    removeFrom: (count: number) => `Remove from ${customers(count)}`,
    added: (count: number) => `${customers(count)} tagged.`,
    removed: (count: number) => `The tags are removed from ${customers(count)}.`,
    refusals: { as_it_is: "nothing to change", too_many: "has as many tags as they may have" },
  },
} as const;
