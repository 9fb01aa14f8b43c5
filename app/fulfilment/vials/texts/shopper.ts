export const vialTexts = {
  title: "Verify a vial",
  lead: "Type the code on the label of your vial, and see what is on record for the lot it came from.",
  code: "Code on the label",
  codeHint: "11 characters, such as K7MQ-2XHD-9R5. It has no 0, 1, I, L or O.",
  example: "That is our example. Type the code on your own label.",
  look: "Show what is on record",
  where: "Where the code is",
  whereText:
    "On the small label with the square QR code. Point your phone’s camera at the square, and this page opens by itself.",
  noCodeTitle: "No code on your vial?",
  noCodeText:
    "Then compare the lot number on it with the one on the product’s page. Vials that we shipped before we printed codes have none.",

  again: "Check another vial",
  codeTitle: (code: string) => `Vial ${code}`,
  isOurs: (lot: string) => `This code belongs to lot ${lot}`,
  product: "Product",
  lot: "Lot",
  expires: "Use before",
  compare:
    "Compare the lot number and the date with your vial. A label can be copied: if they differ, do not use it.",
  demo: "Made up for the demo",
  states: {
    failed: "A laboratory’s test of this lot failed. Do not use this vial, and tell us below.",
    confirmed: "A laboratory confirmed what is in it: identity and purity passed.",
    checked:
      "We checked it on arrival. No laboratory has confirmed both its identity and its purity.",
    received: "We know this lot, and no laboratory has confirmed what is in it.",
  },
  recalledTitle: "This lot is recalled. Do not use it.",
  overTitle: "The date of this lot is over. Do not use it.",

  lookups: {
    title: "How often this code was looked up",
    first: "This is the first time.",
    count: (count: number, first: string) =>
      `${count.toLocaleString("en")} times, first on ${first}.`,
    usual: "A few times is normal: people look again, or show it to someone.",
    often:
      "That is often for one vial. If you did not look so often yourself, its label may have been copied onto others. Do not use it before you have told us.",
    how: "We count look-ups within ten minutes as one, and we do not store who looked.",
  },
  yours: {
    title: "The vial you received",
    text: (units: number, order: string, day: string) =>
      `We packed ${units === 1 ? "1 vial" : `${units} vials`} of this lot into your order ${order}, shipped on ${day}.`,
    open: (order: string) => `Open order ${order}`,
    private: "Only you see this.",
  },
  ladder: "What is on record for this lot",
  ladderLead: "Each test is here with its figure, or with the plain statement that no one did it.",
  seeProduct: (product: string) => `Open ${product}`,

  report: {
    title: "Something is not right?",
    lead: "Tell us. Someone of our staff reads every report.",
    complaint: "What is it?",
    complaints: {
      not_bought_here: "I did not buy this here",
      looks_wrong: "Something looks wrong",
    },
    message: "What do you see, or where is it from?",
    messageHint: "Such as the seller’s name, a broken seal or a cloudy liquid",
    contact: "How can we reach you?",
    contactHint:
      "A phone number or an email address, if you want an answer. We use it for this alone.",
    optional: "Optional",
    send: "Send the report",
    check: "Please check the form",
    sent: "Thank you. Your report is with our staff.",
    sentText: "Do not use the vial until it is clear what it is.",
  },

  unknown: {
    title: "We do not know this code",
    mistypedTitle: "One character is not right",
    mistyped:
      "Every code has a character that shows a slip. Compare it with the label and type it again.",
    text: "No vial of ours has it. Compare it with the label once more. If it really says this, the vial is not from us, or its label is not ours: do not use it.",
    help: "Tell us about it",
    typed: (code: string) => `You typed: ${code}`,
  },
  problems: {
    required: "Enter the code",
    codeNeeded: "Enter the 11 characters of the code",
    stale: "Please send the form once more",
    complaintNeeded: "Choose what it is",
    messageNeeded: "Say in a few words what you see",
    unusual: "Use letters, digits and common symbols only",
    tooLong: (max: number) => `Use at most ${max} characters`,
  },
} as const;
