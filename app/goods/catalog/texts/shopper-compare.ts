/** Headings of the table that compares compounds. Only the server renders them. */
export const compareMessages = {
  title: "Compared by facts",
  lead: "What is published about these compounds, side by side. It names no winner: which one is right for you, if any, is a question for your clinician.",
  caption: "Weight-loss compounds compared",
  compound: "Compound",
  thisOne: "This page",
  actsOn: "Acts on",
  given: "How often it is given",
  course: "Plan length in this shop",
  vial: "In one vial",
  perUnit: "Price per mg",
  status: "Regulatory status",
  trials: "What trials showed, on average",
  weeks: (weeks: string) => `${weeks} weeks`,
  noCourse: "No plan length",
  notStated: "Not stated",
  source: "Source",
  sourceOf: (name: string) => `Source for ${name}:`,
  limits:
    "The trials studied approved or trial medicines, with diet and movement, in people who were watched closely. They did not study the vials sold here. Trials of different people cannot be compared like a race.",
} as const;

type CompoundTexts = {
  actsOn: string;
  given: string;
  trials: string;
  source: { name: string; href: string };
};

/** Published facts about compounds, by the slug of their product. */
export const compoundTexts: Readonly<Record<string, CompoundTexts>> = {
  tirzepatide: {
    actsOn: "GIP and GLP-1 receptors",
    given: "Once a week, by the label of the approved medicine",
    trials: "About 20.9% of body weight lost, over more than a year",
    source: {
      name: "SURMOUNT-1, New England Journal of Medicine, 2022",
      href: "https://doi.org/10.1056/NEJMoa2206038",
    },
  },
  semaglutide: {
    actsOn: "GLP-1 receptor",
    given: "Once a week, by the label of the approved medicine",
    trials: "About 15% of body weight lost, over more than a year",
    source: {
      name: "STEP 1, New England Journal of Medicine, 2021",
      href: "https://doi.org/10.1056/NEJMoa2032183",
    },
  },
  retatrutide: {
    actsOn: "GIP, GLP-1 and glucagon receptors",
    given: "No label exists. Trials gave it once a week",
    trials:
      "23.7% of body weight lost in 68 weeks on the highest amount, counting everyone who started; 4.6% with placebo",
    source: {
      name: "Eli Lilly on TRIUMPH-4, 11 December 2025",
      href: "https://investor.lilly.com/news-releases",
    },
  },
};

export const COMPARED = Object.keys(compoundTexts);
