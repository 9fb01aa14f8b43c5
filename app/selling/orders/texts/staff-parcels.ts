/** Texts for staff about a parcel: before it leaves, afterwards, and while it can be taken back. */
export const parcelMessages = {
  ship: {
    courier: "Courier",
    choose: "Choose a courier",
    courierMissing: "Choose a courier.",
    number: "Tracking number",
    numberMissing: "Enter the tracking number, or choose to ship without one.",
    url: "Tracking link",
    urlHint: "Only if it’s not on the courier’s own website. Starts with https://.",
    urlWrong: "Enter a link that starts with https://.",
    urlAlone: "Enter the tracking number for this link.",
    without: "Ship without a tracking number",
    withoutHint: "The buyer’s email won’t have a number. You can add it here later.",
    rest: (items: string) => `Everything left ships in one parcel: ${items}.`,
    withoutAndNumber: "Remove the tracking number, or clear this checkbox.",
    mailFollows: "The buyer’s email is sent 10 seconds later. Until then, you can undo this.",
    noMail:
      "Customer notifications are off, so the buyer gets no email. You can undo this for 10 seconds.",
  },
  cold: {
    anyway: "Ship today anyway",
    needed: "Select “Ship today anyway”, or wait for the scheduled day. Nothing was shipped.",
  },
  lots: {
    of: (units: number, item: string) => `Lots for ${units} × ${item}`,
    fromLot: (lot: string) => `Units from lot ${lot}`,
    hint: (day: string, left: number) => `Use before ${day}. ${left} left.`,
    none: "No lots on record.",
    notUnits: "Enter the units as a whole number.",
  },
  parcel: {
    title: "Parcel",
    several: (sent: number, all: number) => `${sent} of ${all} parcels sent`,
    of: (number: number, all: number) => `Parcel ${number} of ${all}`,
    cold: "Cold",
    ofLots: (lots: string) => `Lots: ${lots}`,
    toCome: (items: string) => `Still to come: ${items}`,
    print: (number: number) => `Print slip and label for parcel ${number}`,
    deliver: (number: number) => `Mark parcel ${number} as delivered`,
    delivered: (number: number) => `Parcel ${number} is marked as delivered.`,
    notOnItsWay: "This parcel is no longer on its way. Check it again.",
    noNumber: "No tracking number yet.",
    add: "Add the tracking number…",
    correct: "Correct the tracking number…",
    told: "The buyer gets an email with the change 10 seconds later.",
    off: "Customer notifications are off, so the buyer gets no email.",
    notTold: "The parcel was delivered, so the buyer gets no email.",
    remove: "To remove a wrong number, clear the field.",
    save: "Save tracking",
    saved: "The tracking number is saved. The buyer gets an email.",
    savedQuietly: "The tracking number is saved. The buyer gets no email.",
    notShipped: "This order hasn’t shipped, so there’s no parcel to track.",
  },
  undo: {
    shipment: "Marked as shipped",
    tracking: "Tracking changed",
    mail: (seconds: number) =>
      seconds === 1
        ? "The buyer’s email is sent in 1 second."
        : `The buyer’s email is sent in ${seconds} seconds.`,
    mailAt: (time: string) => `The buyer’s email is sent at ${time}.`,
    gone: "The buyer’s email has been sent.",
    left: (seconds: number) =>
      seconds === 1
        ? "You can undo this for 1 second."
        : `You can undo this for ${seconds} seconds.`,
    leftUntil: (time: string) => `You can undo this until ${time}.`,
    over: "The 10 seconds are up.",
    submit: "Undo",
    done: {
      shipment: "The order is being packed again. The buyer gets no email.",
      tracking: "The previous tracking details are restored. The buyer gets no email.",
    },
    several: (undone: number, all: number) =>
      undone === all
        ? "The orders are being packed again. Their buyers get no email."
        : `${undone} of ${all} orders are being packed again. The others have shipped.`,
    tooLate:
      "The 10 seconds are up, so this can’t be undone. You can still correct the tracking number.",
  },
} as const;
