export const consultationMessages = {
  title: "Consult a doctor",
  description:
    "Doctors who look at your health before you decide on a peptide, and how to book a time with them.",
  lead: "A licensed doctor looks at your health and your other medicines before you decide. Choose who you want to talk to, and when.",
  list: "Doctors you can talk to",
  none: "No doctors available",
  noneText:
    "No doctor takes bookings through us at the moment. Your own doctor can answer the same questions. Show them the product’s page.",
  failed: "Failed to load doctors",
  failedText: "The problem is on our side. Please try again in a moment.",
  again: "Try again",
  loading: "Loading the doctors",
  book: "Book Consultation",
  bookWith: (name: string) => `Book Consultation with ${name}`,
  newTab: (host: string) => `Opens ${host} in a new tab`,
  bookHere: "Book a time here",
  bookHereWith: (name: string) => `Book a time here with ${name}`,
  next: (words: string) => `Next free time: ${words}`,
  noNext: "No free time here in the next four weeks",
  noWay: "Takes no bookings at the moment",
  licence: (number: string) => `PRC licence no. ${number}`,
  email: (name: string) => `Write to ${name}`,
  phone: (name: string) => `Call ${name}`,
  portraitOf: (name: string) => `Portrait of ${name}`,
  demo: "Made up for the demo",

  fee: "Fees are paid directly on the third-party booking platform",
  feeText:
    "You see the amount before you book, and we take no part of it. A Medical Consultation bought with an order pays for one initial consultation booked here.",
  how: "How it works",
  steps: [
    {
      title: "Choose and book",
      text: "Pick a time here, or on the doctor’s own booking page, which opens in a new tab.",
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
  check: "You can check a licence",
  checkText:
    "Every doctor in the Philippines is registered with the Professional Regulation Commission. You can look up a name or a number on its public site.",
  checkLink: "Look up a licence at the PRC",
  emergency: "This is not for emergencies",
  emergencyText:
    "Trouble breathing, chest pain, a swollen face, severe belly pain or fainting: call 911 or go to the nearest emergency room now.",
  unsure: "Not sure whether you need one?",
  unsureText: "Seven short questions show whether a product may be wrong for you, and what to ask.",
  assessment: "Start Your Assessment",
} as const;
