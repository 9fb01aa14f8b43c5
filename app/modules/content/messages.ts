export const contentMessages = {
  terms: "Terms and conditions",
  termsDescription: "The terms for using this shop and for ordering from it.",
  privacy: "Privacy notice",
  privacyDescription: "What this shop does with your personal data, and what you can ask for.",
  version: (version: number, since: string) => `Version ${version}, in force since ${since}`,
} as const;
