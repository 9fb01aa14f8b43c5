import type { StarterDocument } from "./starter-document.ts";

export const shippingReturns: StarterDocument = {
  slug: "shipping-returns",
  title: "Shipping and returns",
  version: 3,
  body: `How your parcel travels, what to look at when it arrives, and what we do when something is wrong. The [terms](/terms) say the same in their own words, and they are what counts for your order.

## Shipping

- We deliver only within the Philippines. Today: {shipping}.
- Orders ship in {ships} and arrive in {arrives} after that. The checkout shows you the dates.
- Saturdays, Sundays and holidays are no business days. Storms and remote addresses can add to the time.
- We mail you when it leaves, with the courier's tracking number if there is one. You can also [track your order](/track) without an account.

## The cold on the way

Vials are kept at 2-8 °C, and we do not promise that a parcel stays cold for all of its way. So somebody should be there to take it in, and the vials belong in the fridge at once. If they arrive warm, do not use them: the steps below say what to do.

## When the parcel arrives

1. Look at the seal of each vial, at the lot number and at the expiry date.
2. Feel whether the vials are still cold.
3. Warm, broken, opened or not what you ordered: do not use it. Take a photo, keep the packaging and write to us the same day if you can.

## Changing or cancelling

You may change or cancel your order within 2 hours of placing it, as long as we have not begun to process it. You do both yourself on the page of your order, paid or not. If you cancel, you get back all that you paid. You can change the address, how many of each item you get, and add or swap products at today's price: what costs less goes back to you, and what costs more you pay first. It goes back the way you paid, by itself; a bank transfer our staff send back, and what costs more after one needs a second order. An order that is not paid yet you can cancel there later, too.

## When something is wrong

If a product is faulty, damaged, warm on arrival, not as described or never arrives, you may ask for a repair, a replacement or a refund, as the Consumer Act (RA 7394) provides. Write to us with the order number and, if you can, a photo.

Please send nothing back before we have answered. A parcel that travels back in the heat helps nobody, and often a photo is enough.

## What we do not take back

A vial that has left our cold storage cannot be sold again: nobody can show that it stayed cold. So we do not take back products only because you changed your mind once they are on their way. This takes nothing from your rights when something is wrong.

## Refunds

We send money back by the way you paid, where that is possible. A payment in cash or by transfer goes to an account that you name. Banks and e-wallets may need some days to show it.

## If the courier does not find you

The courier tries to reach you by phone, if you gave a number. An order whose parcel comes back to us is cancelled. Nothing is owed for cash on delivery; if you had paid, we write to you about the refund.

## Contact

Write to us by [the contact form](/contact) or reply to a mail about your order, and give your order number. We are in Manila and answer {hours}.
`,
};
