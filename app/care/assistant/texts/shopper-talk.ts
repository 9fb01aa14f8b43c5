/** About one order. Only its signed-in buyer reads a status. */
export const orderAnswers = {
  linkSent:
    "If an order has that number and email, we’ll email its link to that address. It can take a few minutes. Check your spam folder too.",
  status: (number: string, status: string) => `Your order ${number}: ${status}.`,
  tracking: (number: string, courier: string | undefined) =>
    `Tracking number${courier ? ` with ${courier}` : ""}: ${number}.`,
  follow: (number: string) => `Follow parcel ${number}`,
} as const;

/** What a person would say back. */
export const talkAnswers = {
  greeting: (site: string) =>
    `Hello! I’m the Health AI of ${site}. I can tell you about products, prices, delivery, payment and safety. What would you like to know?`,
  greetingFilipino: (site: string) =>
    `Kumusta! Ako ang Health AI ng ${site}. Magtanong tungkol sa produkto, presyo, delivery, bayad o kaligtasan.`,
  thanks: "You’re welcome. Is there anything else you would like to know?",
  bot: "I’m an AI assistant: a computer program, not a doctor or a person. I answer from the shop’s own texts and records. A doctor can advise you, and our team can help with an order.",
  legit:
    "Check us yourself: the About page says who runs the shop, each product page shows its regulatory status and lab reports, and the vial check shows which batch a code belongs to.",
  help: "Of course. Ask me about a product, a price, delivery, payment, your order or safety.",
  coa: "A COA (certificate of analysis) is a laboratory’s report on one batch: what was tested, how, and with which result. It doesn’t show that a vial is sterile or right for you.",
  hplc: "HPLC is a laboratory method that separates a sample into its parts. Purity by HPLC says how much of the sample is the named compound.",
  purity:
    "No. Purity says how much of the sample is the named compound. It doesn’t show that a vial is sterile, or that a product is safe or works.",
  statuses:
    "“Registered” means the Philippine FDA has approved a product. “Not registered” means it hasn’t. “Investigational” means that trials are still testing a compound, and no country we know of has approved it as a medicine.",
  measure:
    "mg (milligram) says how much of a compound a vial contains. A volume is in mL, or in units, the lines on an insulin syringe. One can’t be read as the other without the strength, so a clinician or pharmacist sets the amount.",
} as const;
