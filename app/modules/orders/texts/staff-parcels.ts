/** What staff read about a parcel: before it leaves, after it left, and while it can be taken back. */
export const parcelMessages = {
  ship: {
    courier: "Courier",
    choose: "Choose a courier",
    courierMissing: "Choose the courier.",
    number: "Tracking number",
    numberMissing: "Enter the tracking number, or choose to ship without one.",
    url: "Link to follow the parcel",
    urlHint: "Only if it is not the courier's own page. Starts with https://.",
    urlWrong: "Enter a link that starts with https://.",
    urlAlone: "Enter the number that the link follows.",
    without: "Ship without a tracking number",
    withoutHint: "The buyer's mail has no number then. You can add it here afterwards.",
    withoutAndNumber: "Remove the tracking number, or this choice.",
    mailFollows: "The buyer's mail leaves ten seconds later. Until then you can undo it.",
  },
  parcel: {
    title: "Parcel",
    noNumber: "No tracking number yet.",
    add: "Add the tracking number…",
    correct: "Correct the tracking number…",
    told: "The buyer gets a mail with what you save, ten seconds later.",
    notTold: "The parcel was delivered, so the buyer gets no mail about it.",
    remove: "To remove a wrong number, leave the field empty.",
    save: "Save tracking",
    saved: "The tracking number is saved. The buyer gets a mail.",
    savedQuietly: "The tracking number is saved. The buyer gets no mail.",
    notShipped: "This order has not been shipped, so there is no parcel to follow.",
  },
  undo: {
    shipment: "Marked as shipped",
    tracking: "Tracking changed",
    mail: (seconds: number) =>
      seconds === 1
        ? "The buyer's mail leaves in 1 second."
        : `The buyer's mail leaves in ${seconds} seconds.`,
    mailAt: (time: string) => `The buyer's mail leaves at ${time}.`,
    gone: "The buyer's mail has left.",
    submit: "Undo",
    done: {
      shipment: "The order is being packed again. The buyer gets no mail.",
      tracking: "The tracking number is as it was. The buyer gets no mail.",
    },
    tooLate:
      "The ten seconds are over, and the buyer's mail has left. You can correct the tracking number.",
  },
} as const;
