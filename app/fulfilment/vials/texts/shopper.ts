export const vialTexts = {
  title: "Verify a vial",
  lead: "Enter the code on your vial’s label to see the lab record of that batch.",
  code: "Code on the label",
  codeHint: "11 characters, like K7MQ-2XHD-9R5. Codes never contain 0, 1, I, L or O.",
  example: "That is our example. Enter the code on your own label.",
  look: "Check vial",
  where: "Where to find the code",
  whereText:
    "On the small label with the square QR code. Or point your phone’s camera at the QR code.",
  noCodeTitle: "No code on your vial?",
  noCodeText:
    "Compare the batch number on the vial with the one on the product page. Vials shipped before we printed codes have none.",

  again: "Check another vial",
  codeTitle: (code: string) => `Vial ${code}`,
  isOurs: (lot: string) => `This code belongs to batch ${lot}`,
  product: "Product",
  lot: "Batch",
  expires: "Use before",
  compare:
    "Compare the batch number and the date with your vial. Labels can be copied, so if either differs, do not use the vial.",
  demo: "Made up for the demo",
  states: {
    failed: "A lab test of this batch failed. Do not use this vial, and tell us below.",
    confirmed: "A laboratory confirmed this batch: identity and purity passed.",
    checked:
      "We checked this batch on arrival. No laboratory has confirmed both identity and purity.",
    received: "This batch is on record. No laboratory has confirmed its contents.",
  },
  recalledTitle: "This batch is recalled. Do not use it.",
  overTitle: "This batch has expired. Do not use it.",

  lookups: {
    title: "How often this code was checked",
    first: "This is the first check.",
    count: (count: number, first: string) =>
      `${count.toLocaleString("en")} times, first on ${first}.`,
    usual: "A few checks are normal. People check again, or show someone.",
    often:
      "That is unusually often for one vial. If most of these checks weren’t yours, the label may have been copied onto other vials. Do not use the vial until you have told us.",
    how: "We count checks within ten minutes as one. We don’t store who checked.",
  },
  yours: {
    title: "The vial you received",
    text: (units: number, order: string, day: string) =>
      `We packed ${units === 1 ? "1 vial" : `${units} vials`} of this batch in your order ${order}, shipped on ${day}.`,
    open: (order: string) => `Open order ${order}`,
    private: "Only you can see this.",
  },
  ladder: "Lab record of this batch",
  ladderLead: "Each test shows a result, or says that it was not done.",
  seeProduct: (product: string) => `Open ${product}`,

  report: {
    title: "Something wrong?",
    lead: "Tell us. Our staff read every report.",
    complaint: "What is the problem?",
    complaints: {
      not_bought_here: "I did not buy this here",
      looks_wrong: "Something looks wrong",
    },
    message: "What do you see, or where did you get it?",
    messageHint: "Such as the seller’s name, a broken seal or a cloudy liquid",
    contact: "How can we reach you?",
    contactHint:
      "Add a phone number or email address if you want an answer. We use it only for this report.",
    optional: "Optional",
    send: "Send report",
    check: "Please check the form",
    sent: "Thank you. Our staff have your report.",
    sentText: "Do not use the vial until you know what it is.",
  },

  unknown: {
    title: "We don’t recognize this code",
    mistypedTitle: "Check your code",
    mistyped: "This code looks mistyped. Compare it with the label, and enter it again.",
    unsafe: "If this code is on the label, do not use the vial.",
    text: "None of our vials has this code. Compare it with the label. If it matches, the vial or its label is not ours.",
    help: "Contact us",
    typed: (code: string) => `You entered: ${code}`,
  },
  problems: {
    required: "Enter the code",
    codeNeeded: "Enter the 11 characters of the code",
    stale: "Please send the form again",
    complaintNeeded: "Choose a problem",
    messageNeeded: "Describe what you see",
    unusual: "Use letters, digits and common symbols only",
    tooLong: (max: number) => `Use at most ${max} characters`,
  },
} as const;
