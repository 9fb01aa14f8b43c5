export const contentMessages = {
  version: (version: number, since: string) => `Version ${version}, in force since ${since}`,
  imprint: "Who runs this shop",

  learn: {
    title: "Wellness Knowledge Hub",
    lead: "What is known, what isn’t, and the source of each statement. Nothing here is a dose or personal medical advice.",
    description:
      "Articles on peptides, GLP-1 medicines, storage and safety for readers in the Philippines, with a source for every statement.",
    home: "Back to Home",
    back: "Back to Wellness Knowledge Hub",
    categories: "Article categories",
    all: "All",
    readFull: "Read Full Article",
    minutes: (minutes: number) => `${minutes} min read`,
    by: (author: string) => `By ${author}`,
    none: "No articles here yet",
    noneHint: "We publish an article only when every statement has a source.",
    showAll: "Show all articles",
    count: (count: number) => `${count} ${count === 1 ? "article" : "articles"}`,
  },

  article: {
    gone: "We withdrew this article. The Wellness Knowledge Hub has our current articles.",
    notReviewed: "Not yet reviewed by a clinician",
    notReviewedText:
      "We wrote this text from the sources below. No clinician has reviewed it yet, so use it as a starting point for a talk with yours.",
    reviewedBy: (reviewer: string, credentials: string) =>
      `Reviewed by ${reviewer}, ${credentials}`,
    published: (day: string) => `First published ${day}`,
    updated: (day: string) => `Updated ${day}`,
    reviewed: (day: string) => `Last reviewed ${day}`,
    sources: "Sources",
    sourcesLead: "Numbers in the text link to the source of the statement before them.",
    source: (number: number) => `Source ${number}`,
    related: "Products this article is about",
    relatedLead: "Current details from our catalog.",
    disclaimer: "This is education, not medical advice.",
    disclaimerLink: "Read the medical disclaimer",
    emergency: "In an emergency, call 911 or go to the nearest emergency room.",
  },

  faq: {
    title: "Frequently asked questions",
    lead: (count: number) => `${count} plain answers about products, safety, orders and support.`,
    description:
      "Short answers about shipping, payment, vial storage, and who should see a doctor first.",
    search: "Search the questions",
    searchButton: "Search",
    showAll: "Show all questions",
    found: (count: number, search: string) =>
      `${count} ${count === 1 ? "question" : "questions"} for “${search}”`,
    nothing: (search: string) => `No questions match “${search}”`,
    nothingHint: "Try a single word, such as “storage” or “GCash”.",
    none: "No questions yet",
    noneHint: "We haven’t added any answers yet.",
    link: "Link to this answer",
  },
} as const;
