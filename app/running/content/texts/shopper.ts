export const contentMessages = {
  version: (version: number, since: string) => `Version ${version}, in force since ${since}`,
  imprint: "Who runs this shop",

  learn: {
    title: "Wellness Knowledge Hub",
    lead: "What is known, what is not, and where each statement comes from. Nothing here is a dose or advice for you alone.",
    description:
      "Articles on peptides, GLP-1 medicines, storage and safety for readers in the Philippines, each statement with its source.",
    home: "Back to Home",
    back: "Back to Wellness Knowledge Hub",
    categories: "Article categories",
    all: "All",
    readFull: "Read Full Article",
    about: (title: string) => `about ${title}`,
    minutes: (minutes: number) => `${minutes} min read`,
    by: (author: string) => `By ${author}`,
    none: "No articles here yet",
    noneHint: "We publish an article only when each of its statements has a source.",
    showAll: "Show all articles",
    count: (count: number) => `${count} ${count === 1 ? "article" : "articles"}`,
  },

  article: {
    gone: "We withdrew this article. The Wellness Knowledge Hub has our current articles.",
    notReviewed: "Not yet reviewed by a clinician",
    notReviewedText:
      "We wrote this text from the sources below. No clinician has checked it yet, so read it as a starting point for a talk with your own.",
    reviewedBy: (reviewer: string, credentials: string) =>
      `Reviewed by ${reviewer}, ${credentials}`,
    published: (day: string) => `First published ${day}`,
    updated: (day: string) => `Updated ${day}`,
    reviewed: (day: string) => `Last reviewed ${day}`,
    sources: "Sources",
    sourcesLead: "A number in the text leads to the source of the statement before it.",
    source: (number: number) => `Source ${number}`,
    related: "Products this article is about",
    relatedLead: "What the catalogue says about them today.",
    disclaimer: "This is education, not medical advice.",
    disclaimerLink: "Read the medical disclaimer",
    emergency: "In an emergency, call 911 or go to the nearest emergency room.",
  },

  faq: {
    title: "Frequently asked questions",
    lead: (count: number) => `${count} plain answers about the products, safety, orders and help.`,
    description:
      "How orders ship, how to pay, how to store a vial, who should see a doctor first: short answers from the shop.",
    search: "Search the questions",
    searchButton: "Search",
    showAll: "Show all questions",
    found: (count: number, search: string) =>
      `${count} ${count === 1 ? "question" : "questions"} for “${search}”`,
    nothing: (search: string) => `No question contains “${search}”`,
    nothingHint: "Try a single word, such as “storage” or “GCash”.",
    none: "No questions yet",
    noneHint: "The shop has not written its answers yet.",
    link: "Link to this answer",
  },
} as const;
