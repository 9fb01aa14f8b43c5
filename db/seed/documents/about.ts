import type { StarterDocument } from "./starter-document.ts";

export const about: StarterDocument = {
  slug: "about",
  title: "A shop that tells you what it does not know",
  version: 2,
  body: `Our mission is to help people in the Philippines who struggle with their weight and their health to decide with the facts in hand: what a peptide is, how far the evidence goes, what regulators say, and whom to ask first.

## Our story

Many of the people we sell to have been disappointed before. They tried what was promised to them, paid for it, and were left with a box and no one to ask. Peptides are sold in the same loud way: before-and-after pictures, a countdown, a link in a chat.

We wanted the opposite. A shop that you can read like a leaflet. Where the regulatory status of a product stands above its price. Where a warning is as easy to find as the button. Where you can order in private, pay in the way you are used to, and reach a person afterwards.

## What we hold ourselves to

### Say what is known, and what is not

Each [product page](/products) names its regulatory status, its warnings and its sources. Our [articles](/learn) number every statement. Where evidence is thin, we write that it is thin.

### A clinician before a cart

A shop cannot know your health. For products that need it, the checkout asks for medical supervision, and some we do not sell without a clinician's approval. We never set a dose: where the [assessment](/assessment) names a step, it is the one on the label of an approved medicine.

### Nobody is invented

No made-up doctor and no bought review. Reviews come from people who bought the product here. A figure that we cannot document yet says that it is our own statement, and a text that no clinician has checked says so, too.

### Your business is yours

What you order can say something about your health. We treat every order as confidential, and ask for no more than it needs. In your profile you see and correct your data, and we erase it when you write to us. The [privacy notice](/privacy) has the details.

## Our commitment to quality

- **Purity is a measurement.** A laboratory measures one batch. Its report says how much of the vial is the named compound. It does not say that the vial is sterile, or right for you.
- **Good Manufacturing Practice is a standard** for how something is made and written down. A certificate covers a maker. It does not turn a product into an approved medicine.
- **Cold matters.** A vial belongs in the fridge at 2-8 °C, and we do not promise that a parcel stays cold for days. Look at the seal, the lot and the date when it arrives, and tell us if it is warm.
- **Mistakes are said aloud.** If something is wrong with your parcel, tell us. The [shipping and returns](/shipping-returns) page says what we do.

## What is there at any hour, and what has hours

You can order, track a parcel, read and use your portal at any hour. People answer {hours}. In an emergency, neither helps: call 911.
`,
};
