export const assistantStaffMessages = {
  notUnderstood: "We couldn’t read this request. Reload the page and try again.",
  noteLong: "Use at most 500 characters",
  noteUnreadable: "Remove characters that can’t be displayed",
  texts: "Health AI texts",
  textsLead:
    "The published texts that Health AI answers from, and who reviewed them. Changes apply from the next question. No language model writes answers.",
  noTexts: "No published texts",
  noTextsHint: "Health AI answers from the articles and questions you publish.",
  searchTexts: "Search texts",
  text: "Text",
  kind: "Kind",
  kinds: { article: "Article", question: "Question", product: "Product", policy: "Policy" },
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
    `${questions.toLocaleString("en")} questions. Emergencies and crises detected: ${recall}. False alarms on harmless questions: ${over}.`,
  evaluationAmounts: (count: number) =>
    `Answers with an amount to take, or a number not in the cited texts: ${count}.`,
  twists: "By wording",
  twist: "Wording",
  questionsAsked: "Questions",
  missed: "Missed signs",
  alarmed: "False alarms",
  rulesSame: "The rules haven’t changed since.",
  rulesChanged:
    "The rules have changed since then. Run the evaluation again (npm run eval:assistant -- --save).",
  removedTexts: (count: number) =>
    count === 1
      ? "1 evaluated text is no longer published."
      : `${count} evaluated texts are no longer published.`,
  evaluatedOn:
    "The evaluation used the starter texts, so your own texts are marked new or changed.",
  questions: "Unanswered questions",
  questionsLead:
    "Questions that none of your texts answered. Words the shop doesn’t use are removed, so no names are stored. Write a text, or mark the question as one you don’t answer.",
  noQuestions: "No unanswered questions",
  noQuestionsHint: "Questions that Health AI can’t answer are listed here.",
  questionOf: "Unanswered question",
  asked: (times: number, day: string) =>
    times === 1 ? `Asked once, ${day}` : `Asked ${times.toLocaleString("en")} times, last ${day}`,
  addQuestion: "Add a question",
  writeArticle: "Write an article",
  answered: "Mark as answered",
  declined: "Don’t answer this",
  questionDone: { answered: "Marked as answered", declined: "Marked as not answered" },
  conversations: "Health AI conversations",
  conversationsLead:
    "Conversations with a warning sign or an answer rated unhelpful. They are anonymous. Each one you open is recorded with your name.",
  noConversations: "No conversations to review",
  noConversationsHint: "Conversations with a warning sign appear here right away.",
  conversationOf: (level: string, day: string) => `${level}, ${day}`,
  levels: {
    none: "Unhelpful answer",
    see_doctor: "See a doctor",
    emergency: "Emergency",
    crisis: "Crisis",
  },
  signs: "Warning signs found",
  visitor: "Visitor",
  assistant: "Health AI",
  rated: { up: "Rated helpful", down: "Rated unhelpful" },
  unreadable: "This conversation was encrypted with another key and can no longer be read.",
  note: "Note (optional)",
  settle: "Mark as reviewed",
  conversationDone: "Marked as reviewed",
  skip: "Skip",
  errors: {
    forbidden: "Your role does not allow this.",
    not_found: "This entry no longer exists.",
    settled: "A colleague has already done this.",
  },
} as const;
