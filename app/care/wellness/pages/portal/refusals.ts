import { wellnessMessages as say } from "../../texts/shopper.ts";

/** The messages when an entry is not stored. */
export const refusalTexts = {
  forbidden: say.forbidden,
  locked: say.lockedText,
  no_consent: say.noConsent,
  other_account: say.otherAccount,
  id_taken: say.idTaken,
  sent_before: say.sentBefore,
} as const;

export const statusOf = (reason: keyof typeof refusalTexts) => (reason === "forbidden" ? 403 : 409);
