import type { Urgency } from "../rules/red-flags.ts";

type FlagTexts = { title: string; text: string; steps: readonly string[] };

/** The advice when a note shows that the person needs help. It names no illness. */
export const flagMessages: Record<Urgency, FlagTexts> = {
  crisis: {
    title: "Please talk to someone now",
    text: "What you wrote worries us. You don’t have to face it alone.",
    steps: [
      "Call the NCMH crisis line, day or night: 1553, or 0917-899-8727.",
      "If you’re in danger now, call 911.",
      "Tell someone near you, and stay with them.",
    ],
  },
  emergency: {
    title: "Please get medical help now",
    text: "Something you wrote can be serious. Only a professional who sees you can say what it is.",
    steps: [
      "Call 911, or go to the nearest emergency room.",
      "Do not take another dose.",
      "Bring the name of the product you use, and its packaging.",
    ],
  },
  soon: {
    title: "Please talk to a doctor soon",
    text: "A professional should check something you wrote before you continue.",
    steps: [
      "Do not take another dose before then.",
      "Ask your clinician, or book a consultation.",
      "If you feel worse, call 911 or go to the nearest emergency room.",
    ],
  },
};

export const flagBook = "Book a consultation";
export const flagStored = "Your entry is saved. It doesn’t alert anyone at the shop.";
