/** Headings of the table that compares compounds. Only the server renders them. */
export const compareMessages = {
  title: "Compared by facts",
  lead: "Published facts about these compounds, side by side. Ask your clinician which one is right for you, if any.",
  caption: "Weight-loss compounds compared",
  compound: "Compound",
  thisOne: "This page",
  actsOn: "Acts on",
  given: "How often it is given",
  course: "Typical plan in this shop",
  vial: "In one vial",
  perUnit: "Price per mg",
  status: "Regulatory status",
  trials: "Average result in trials",
  weeks: (weeks: string) => `${weeks} weeks`,
  noCourse: "No typical plan",
  source: "Source",
  sourceOf: (name: string) => `Source for ${name}:`,
  limits:
    "These trials tested approved or trial medicines, not the vials sold here. Participants also followed a diet and exercise plan and were closely monitored. These trials weren’t head to head, so don’t rank them.",
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
    given: "Once a week, on the label of the approved medicine",
    trials: "About 20.9% of body weight lost, over more than a year",
    source: {
      name: "SURMOUNT-1, New England Journal of Medicine, 2022",
      href: "https://doi.org/10.1056/NEJMoa2206038",
    },
  },
  semaglutide: {
    actsOn: "GLP-1 receptor",
    given: "Once a week, on the label of the approved medicine",
    trials: "About 15% of body weight lost, over more than a year",
    source: {
      name: "STEP 1, New England Journal of Medicine, 2021",
      href: "https://doi.org/10.1056/NEJMoa2032183",
    },
  },
  retatrutide: {
    actsOn: "GIP, GLP-1 and glucagon receptors",
    given: "No label exists. Trials used it once a week",
    trials:
      "23.7% of body weight lost in 68 weeks at the highest dose, among everyone who started; 4.6% with placebo",
    source: {
      name: "Eli Lilly on TRIUMPH-4, Dec 11, 2025",
      href: "https://investor.lilly.com/news-releases",
    },
  },
};

export const COMPARED = Object.keys(compoundTexts);
