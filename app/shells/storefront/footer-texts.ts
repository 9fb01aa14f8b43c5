/** In a file of their own, since they come with the page and not with its scripts. */
export const noticeMessages = {
  brief:
    "For adults only. Nothing here is medical advice: ask a licensed clinician before you use a product.",
  legal: "Full legal notice",
  education: "Information on this site is for educational use only.",
  copyright: (year: number, siteName: string) => `© ${year} ${siteName}. All rights reserved.`,
} as const;
