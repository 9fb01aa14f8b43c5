const answering = (hours: readonly string[]) =>
  hours.length === 0 ? "" : `People answer ${hours.join(", ")}, Manila time.`;

export const helpMessages = {
  unsure: "Did not find what you need?",
  unsureText: "Ask a person, or talk to a doctor before you decide.",
  contact: "Contact us",
  consultation: "Consult a doctor",
  assessment: "Start Your Assessment",
  products: "Browse Products",
  faq: "Read the questions and answers",
  learn: "Read the Wellness Knowledge Hub",

  payments: "On offer today:",
  noPayments: "No payment method is available at the moment.",
  courses: "By what our product pages say today:",
  courseOf: (area: string, from: number, to: number) => `${area}: ${from}-${to} weeks`,
  hours: "Our people answer:",
  manilaTime: "Manila time",

  journey: {
    timeline: "How long a plan usually takes",
    timelineLead:
      "Typical plan lengths as the product pages state them, in weeks. They are no promise of an effect: whether, how and how long you use a product is decided with your clinician.",
    weeks: (from: number, to: number) => `${from}-${to} weeks`,
    stages: [
      {
        title: "Before you start",
        text: "Read the status and the warnings. Have a clinician look at your health and your other medicines.",
      },
      {
        title: "The first weeks",
        text: "Write down what you notice, good and bad. If you see a warning sign, stop and get help.",
      },
      {
        title: "Halfway",
        text: "See your clinician again, and decide together whether to continue.",
      },
      {
        title: "The last vial",
        text: "Nothing is sent automatically. You and your clinician decide whether to continue.",
      },
    ],
    help: "Who helps, and when",
    always: "At any hour",
    people: "People",
    emergency: "Emergency",
    emergencyText: "Call 911 or go to the nearest emergency room. We cannot help you fast enough.",
    track: "Track an order",
    portal: "Your portal with your orders",
    email: "Email",
    phone: "Phone",
    place: "Where we are",
  },

  about: {
    rating: (average: string) => `${average} of 5`,
    ratingText: (count: number) => `average of ${count} reviews by people who bought here`,
    around: (hours: readonly string[]) =>
      ["Order tracking and your portal are open at any hour.", answering(hours)].join(" ").trim(),
    owner: "Who is behind this shop",
    evidence: "What our claims rest on",
    coldParcels: "How a cold parcel travels",
    whenWrong: "When something is wrong",
    shipping: "Read all about shipping and returns",
    counted: "The average of reviews is calculated by the shop from what buyers wrote.",
  },
} as const;
