import type { Receiver } from "../rules/receivers.ts";

export const connectionMessages = {
  title: "Electronic invoicing",
  lead: "Send documents to the Bureau of Internal Revenue from the shop. You need its certification and Permit to Transmit first. Until then, download documents for your provider.",
  states: { off: "Off", lost: "Keys unreadable", refused: "Keys rejected", on: "On" },
  lost: "The keys were encrypted with another APP_SECRET. Enter them again.",
  refused: (at: string) => `The Bureau has rejected the keys since ${at}. Enter them again.`,
  settings: "Connection",
  fields: {
    receiver: {
      label: "System",
      words: {
        trial: "For certification (eis-cert.bir.gov.ph)",
        eis: "Live (eis-api.bir.gov.ph)",
      } satisfies Record<Receiver, string>,
    },
    accreditation: {
      label: "Accreditation ID",
      hint: "Eight characters. They are part of each document’s number.",
    },
    applicationId: { label: "Application ID" },
    applicationKey: { label: "Application key" },
    userId: { label: "User ID" },
    password: { label: "Password" },
    publicKey: {
      label: "The Bureau’s public key",
      hint: "Base64, without the first and last line.",
    },
    signingKeyId: { label: "JWS key ID" },
    signingKey: {
      label: "JWS private key",
      hint: "Base64, without the first and last line. Documents still to transmit are signed with it.",
    },
  },
  stored: "Stored encrypted. Leave empty to keep it.",
  check: "Please check the form",
  save: "Save connection",
  saved: "Connection saved.",
  off: "Turn transmission off",
  offHint: "The shop deletes the Bureau’s keys. Documents wait until you download them.",
  offNow: "Turn off",
  isOff: "Transmission is off.",
  noStep: "Choose an action.",
  required: "Fill in this field",
  unusual: "Use letters, digits and common symbols only",
  tooLong: (max: number) => `Use at most ${max} characters`,
  problems: {
    receiver: "Choose a system.",
    accreditation: "Enter the eight letters and digits of the accreditation ID.",
    publicKey: "Enter an RSA public key in Base64.",
    signingKey: "Enter an RSA private key (PKCS #8) in Base64.",
    signingKeyId: "Another key already has this ID. Enter the private key that belongs to it.",
  },
  errors: { forbidden: "Only the owner can do this, with a fresh sign-in." },
} as const;
