export const consultationMessages = {
  title: "Consult a doctor",
  description:
    "Book a doctor who reviews your health and medicines before you decide on a peptide.",
  lead: "A licensed doctor reviews your health and other medicines before you decide. Choose a doctor and a time.",
  list: "Doctors you can talk to",
  none: "No doctors available",
  noneText:
    "No doctor takes bookings through us right now. Your own doctor can answer the same questions. Show them the product page.",
  failed: "Failed to load doctors",
  failedText: "The problem is on our side. Please try again in a moment.",
  again: "Try again",
  book: "Book Consultation",
  bookWith: (name: string) => `Book Consultation with ${name}`,
  newTab: (host: string) => `Opens ${host} in a new tab`,
  bookHere: "Book a time here",
  bookHereWith: (name: string) => `Book a time here with ${name}`,
  feeOf: (fee: string) => `Initial consultation: ${fee}.`,
  next: "Next free times:",
  timeWith: (time: string, name: string) => `${time} with ${name}`,
  noNext: "No free times in the next four weeks.",
  noWay: "Not taking bookings right now",
  licence: (number: string) => `PRC license no. ${number}`,
  email: (name: string) => `Email ${name}`,
  phone: (name: string) => `Call ${name}`,
  portraitOf: (name: string) => `Portrait of ${name}`,
  demo: "Demo doctor",

  fee: "Fees are paid directly on the third-party booking platform",
  feeText:
    "You see the fee before you book, and we take no share of it. A Medical Consultation bought with an order covers one initial consultation booked here.",
  how: "How it works",
  steps: [
    {
      title: "Choose and book",
      text: "Pick a time here or on the doctor’s own booking page.",
    },
    {
      title: "Have these ready",
      text: "Your medicines and doses, your diagnoses and allergies, recent blood results, your weight, and whether you are or could become pregnant.",
    },
    {
      title: "Decide together",
      text: "Ask whether the product is right for you, what to watch for, and when to stop.",
    },
  ],
  check: "Check a doctor’s license",
  checkText:
    "Every doctor in the Philippines is registered with the Professional Regulation Commission (PRC). Look up a name or number on the PRC’s public site.",
  checkLink: "Look up a license at the PRC",
  emergency: "This is not for emergencies",
  emergencyText:
    "Trouble breathing, chest pain, a swollen face, severe belly pain or fainting: call 911 or go to the nearest emergency room now.",
  unsure: "Not sure if you need a doctor?",
  unsureText: "Seven short questions show whether a product may be wrong for you, and what to ask.",
  assessment: "Start Your Assessment",
} as const;
