import { USE_WITHIN_DAYS } from "#app/modules/catalog/rules/storage-terms.ts";
import type { StarterDocument } from "./starter-document.ts";

export const journeySupport: StarterDocument = {
  slug: "journey-support",
  title: "Your journey, step by step",
  version: 2,
  body: `You do not have to know everything before you begin, and you do not have to go on once you have begun. This page says what comes when, and where you are not alone.

## Before you order

1. **Read about the product.** Its page says where it stands with regulators and who should not use it. The [Wellness Knowledge Hub](/learn) explains the words.
2. **Look for the hard stops.** Some conditions mean that you see a clinician first, or not at all. The [medical disclaimer](/medical-disclaimer) lists them.
3. **Talk to a clinician.** Bring the product page and a list of all your medicines. The clinician decides whether, how much and for how long.
4. **Make room in the fridge.** Vials live at 2-8 °C and never in the freezer.
5. **Order when somebody is at home** to take the parcel in. The [checkout](/checkout) shows the days on which it can arrive.

## When the parcel is there

- Look at the seal, the lot number and the expiry date, and write the lot number down.
- Warm, broken or opened? Do not use it. The [shipping and returns](/shipping-returns) page says what to do.
- Let your clinician or pharmacist show you how to prepare and inject it. We give no mixing volumes, because mistakes there have brought people to hospital.

## Check-ins

Agree on them with your clinician before the first day, and put them in your calendar: one in the first weeks, one half way, one before you decide whether to go on. Between them, keep a short note of what you notice, such as sleep, appetite, mood and anything unpleasant. It is what your clinician will ask for.

We do not watch over your health from here, and no message from us replaces a check-in.

## Refills

Nothing is sent by itself. There is no subscription and no automatic charge.

When a vial runs out, decide with your clinician first. Then order again: [your portal](/portal) shows what you ordered before. Plan for {ships} until it ships and {arrives} until it arrives. Do not stretch a vial to bridge the gap: once it is punctured, it is discarded after ${USE_WITHIN_DAYS} days at the latest.

## If you want to stop

You may stop at any time, and nothing here makes that hard. Tell your clinician, above all if you take other medicines or have diabetes. You can change or cancel an order yourself, on its page, within 2 hours of placing it and as long as we have not begun to process it.

## If something is wrong

Trouble breathing, a swollen face or throat, chest pain, fainting, a strong pain in the belly that does not stop: call **911** or go to the nearest emergency room, and do not take another dose. The article on [warning signs](/learn/warning-signs-stop-and-get-help) is worth reading before the first day.
`,
};
