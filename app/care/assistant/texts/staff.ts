/** What staff read of the assistant. */
export const assistantStaffMessages = {
  notUnderstood: "This request was not understood. Reload the page and try again.",
  noteLong: "Use at most 500 characters",
  noteUnreadable: "Leave out characters that cannot be shown",
  texts: "Health AI texts",
  textsLead:
    "Everything Health AI answers from: what the shop publishes, and who has reviewed it. A change counts from the next question on.",
  noTexts: "Nothing is published",
  noTextsHint: "Publish an article or a question, and Health AI answers from it.",
  searchTexts: "Search texts",
  text: "Text",
  kind: "Kind",
  kinds: { article: "Article", question: "Question", product: "Product" },
  review: "Review",
  reviewedBy: (reviewer: string, day: string) => `${reviewer}, ${day}`,
  reviews: {
    fresh: "Reviewed",
    old: "Reviewed over a year ago",
    none: "Not reviewed",
    unneeded: "No health text",
  },
  saved: "Saved",
  changes: "Since the last evaluation",
  changeStates: { same: "Unchanged", changed: "Changed", new: "New" },
  evaluated: (day: string) => `Last evaluation: ${day}`,
  evaluation: (questions: number, recall: string, over: string) =>
    `${questions.toLocaleString("en")} questions. Emergencies and crises found: ${recall}. Harmless questions that raised an alarm: ${over}.`,
  evaluationAmounts: (count: number) =>
    `Answers with an amount to take, or a number that no named text has: ${count}.`,
  twists: "By how it was told",
  twist: "Told",
  questionsAsked: "Questions",
  missed: "Signs missed",
  alarmed: "False alarms",
  rulesSame: "The rules are those that were evaluated.",
  rulesChanged:
    "The rules have changed since. Run the evaluation again (npm run eval:assistant -- --save).",
  removedTexts: (count: number) =>
    count === 1
      ? "1 text that was evaluated is not published any more."
      : `${count} texts that were evaluated are not published any more.`,
  evaluatedOn: "It ran on the starter texts, so each text of your own is new or changed.",
  modelCost: (spent: string, limit: string) =>
    `The model has cost ${spent} this month, of at most ${limit}.`,
  noModel: "No model words the answers: they are composed of the texts.",
  questions: "Unanswered questions",
  questionsLead:
    "Questions that no text of the shop answered. Words that the shop does not use itself are left out, so no names are stored. Write a text, or say that the shop does not answer this.",
  noQuestions: "Every question was answered",
  noQuestionsHint: "When Health AI has to say that it does not know, the question is listed here.",
  questionOf: "Unanswered question",
  asked: (times: number, day: string) =>
    times === 1 ? `Asked once, ${day}` : `Asked ${times.toLocaleString("en")} times, last ${day}`,
  addQuestion: "Add a question",
  writeArticle: "Write an article",
  answered: "A text answers it now",
  declined: "We do not answer this",
  questionDone: { answered: "Noted as answered", declined: "Noted as not answered by the shop" },
  conversations: "Health AI conversations",
  conversationsLead:
    "Conversations with a warning sign, and those whose answer someone found of no use. No one knows who wrote them. Each one that you open is recorded with your name.",
  noConversations: "No conversation waits",
  noConversationsHint: "One with a warning sign is listed here as soon as it is written.",
  conversationOf: (level: string, day: string) => `${level}, ${day}`,
  levels: {
    none: "Answer of no use",
    see_doctor: "See a doctor",
    emergency: "Emergency",
    crisis: "Crisis",
  },
  signs: "Signs that were found",
  visitor: "Visitor",
  assistant: "Health AI",
  rated: { up: "Found helpful", down: "Found of no use" },
  unreadable: "This conversation was sealed under another secret and cannot be read any more.",
  note: "Note (optional)",
  settle: "Looked at",
  conversationDone: "Noted as looked at",
  skip: "Skip",
  errors: {
    forbidden: "You may not do this.",
    not_found: "It is not there any more.",
    settled: "A colleague was first.",
  },
} as const;
