const answering = (hours: readonly string[]) =>
  hours.length === 0 ? "" : `Our team answers ${hours.join(", ")}, Manila time.`;

export const helpMessages = {
  unsure: "Didn’t find what you need?",
  unsureText: "Ask a person, or talk to a doctor before you decide.",
  contact: "Contact us",
  consultation: "Consult a doctor",
  assessment: "Start Your Assessment",
  products: "Browse Products",
  faq: "Read the FAQ",
  learn: "Read the Wellness Knowledge Hub",

  payments: "Payment methods today:",
  noPayments: "No payment method is available right now.",
  courses: "From our product pages today:",
  courseOf: (area: string, from: number, to: number) => `${area}: ${from}-${to} weeks`,
  hours: "Our team answers:",
  manilaTime: "Manila time",

  journey: {
    timeline: "How long a plan usually takes",
    timelineLead:
      "Typical plan lengths from the product pages, in weeks. They don’t promise an effect. Decide with your clinician whether, how and how long to use a product.",
    weeks: (from: number, to: number) => `${from}-${to} weeks`,
    stages: [
      {
        title: "Before you start",
        text: "Read the product’s status and warnings. Ask a clinician to review your health and other medicines.",
      },
      {
        title: "The first weeks",
        text: "Write down what you notice, good and bad. If you see a warning sign, stop and get help.",
      },
      {
        title: "Halfway",
        text: "See your clinician again and decide together whether to continue.",
      },
      {
        title: "The last vial",
        text: "Nothing is sent automatically. You and your clinician decide whether to continue.",
      },
    ],
    help: "Who helps, and when",
    always: "Available 24/7",
    people: "Our team",
    emergency: "Emergency",
    emergencyText: "Call 911 or go to the nearest emergency room. We can’t help you fast enough.",
    track: "Track an order",
    portal: "Your portal and orders",
    email: "Email",
    phone: "Phone",
    place: "Where we are",
  },

  about: {
    rating: (average: string) => `${average} of 5`,
    ratingText: (count: number) => `average of ${count} reviews by verified buyers`,
    around: (hours: readonly string[]) =>
      ["Order tracking and your portal are available 24/7.", answering(hours)].join(" ").trim(),
    owner: "Who runs this shop",
    doctors: "Doctors you can ask",
    book: "See their fees and times",
    coldParcels: "How cold parcels travel",
    whenWrong: "If something is wrong",
    shipping: "Read about shipping and returns",
  },
} as const;
