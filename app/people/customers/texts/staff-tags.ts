import { MOST_TAGS } from "#app/running/tags/rules/tags.ts";

const customers = (count: number) => (count === 1 ? "1 customer" : `${count} customers`);

const forbidden = "Your role doesn’t allow this. Ask a manager.";

/** What staff tag customers with. */
export const customerTagTexts = {
  lead: "Only staff see tags. Don’t use tags for health information.",
  addHint: "One or two words, like “clinic” or “call first”. Separate tags with commas.",
  taggedBefore: "The customer already has this tag.",
  forbidden,
  tooMany: `A customer can have at most ${MOST_TAGS} tags. Remove one first.`,

  several: {
    act: "Tag",
    title: "Tag customers",
    lead: "Customers who need no change are skipped.",
    back: "Back to customers",
    chosen: "Selected customers",
    nobody: "No customers selected",
    select: "Select customers",
    noneChosen: "Select at least one customer.",
    noStep: "Choose an action, then send the form again.",
    forbidden,
    addTo: (count: number) => `Add to ${customers(count)}`,
    removeFrom: (count: number) => `Remove from ${customers(count)}`,
    added: (count: number) => `${customers(count)} tagged.`,
    removed: (count: number) => `Tags removed from ${customers(count)}.`,
    refusals: { as_it_is: "nothing to change", too_many: "already has the most tags allowed" },
  },
} as const;
