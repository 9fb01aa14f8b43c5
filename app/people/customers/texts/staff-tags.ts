import { MOST_TAGS } from "#app/running/tags/rules/tags.ts";

const customers = (count: number) => (count === 1 ? "1 customer" : `${count} customers`);

const forbidden = "Your role does not allow this. Ask a manager.";

/** What staff tag customers with. */
export const customerTagTexts = {
  lead: "Only staff see them. Do not use a tag for anyone’s health.",
  addHint: "A word or two, such as “clinic” or “call first”. Separate several by commas.",
  taggedBefore: "The customer has this tag already.",
  forbidden,
  tooMany: `A customer has at most ${MOST_TAGS} tags. Remove one first.`,

  several: {
    act: "Tag",
    title: "Tag customers",
    lead: "A customer who has the tag already, or lacks it already, stays as they are.",
    back: "Back to the customers",
    chosen: "Chosen customers",
    nobody: "None of the chosen customers are there any more. Choose them again in the list.",
    noneChosen: "Choose at least one customer.",
    noStep: "Choose what to do, and send the form again.",
    forbidden,
    addTo: (count: number) => `Add to ${customers(count)}`,
    removeFrom: (count: number) => `Remove from ${customers(count)}`,
    added: (count: number) => `${customers(count)} tagged.`,
    removed: (count: number) => `The tags are removed from ${customers(count)}.`,
    refusals: { as_it_is: "nothing to change", too_many: "has as many tags as they may have" },
  },
} as const;
