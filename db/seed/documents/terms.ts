import type { StarterDocument } from "./starter-document.ts";

export const terms: StarterDocument = {
  slug: "terms",
  title: "Terms and conditions",
  version: 4,
  body: `These terms apply when you use this shop and when you order from it. Please read them before you order. The [privacy notice](/privacy) says what happens to your data.

## Who we are

Project: Me is an online shop in Manila, Philippines. Who runs it, and the number it is registered under, stand at the end of this page. In these terms, "we" means Project: Me and "you" means the person who visits or orders.

## Who may order

- You must be 18 or older. We may ask for proof, and we cancel orders from anyone younger.
- We deliver only to addresses in the Philippines.
- What you tell us at checkout must be true and complete.

## What we sell

Our products are positioned as research-purpose products that need medical supervision. That wording does not make a product an approved medicine.

Each [product page](/products) states the regulatory status of that product, its warnings and where the information comes from. Some products are the subject of regulators' warnings. Some are investigational, which means that no country we know of has approved them. Please read the Safety section before you put anything in your cart.

For some products you confirm at checkout that a clinician supervises you. For others, a clinician must approve you first, and checkout refuses the product until that has happened. Where the law asks for a prescription, these terms do not replace it.

## What you confirm when you order

By placing an order you confirm that:

- you are 18 or older;
- you have read the status and the warnings of each product you order;
- you will use a product only under the supervision of a licensed clinician;
- you will not give it to anyone under 18.

## Orders and prices

Prices are in Philippine pesos (PHP). What shipping and tax come to is shown in your cart and at checkout, before you order; an order costs what was shown when it was placed. [Shipping and returns](/shipping-returns) says what holds today.

We save your order when you place it and show you its number. Prices, stock and discounts are checked again at that moment. If something has changed, we tell you before anything is charged.

## Payment

The payment methods on offer are shown at [checkout](/checkout). Card details are entered on the page of the payment provider, never on ours. An order that stays unpaid may be cancelled and its stock released.

## Changing or cancelling

You may change or cancel your order within 2 hours of placing it, as long as we have not begun to process it. You do both yourself on the page of your order, paid or not. If you cancel, you get back all that you paid. You can change the address, how many of each item you get, and add or swap products at today's price: what costs less goes back to you, and what costs more you pay first. It goes back the way you paid, by itself; a bank transfer our staff send back, and what costs more after one needs a second order. An order that is not paid yet you can cancel there later, too.

After 2 hours, or once processing has begun, we cannot promise a change. Write to us anyway, and we will tell you what is still possible.

## Delivery

The checkout shows between which days your order should arrive, by our usual times in [shipping and returns](/shipping-returns). Storms, holidays and remote addresses can add to that. If we expect a long delay, you may wait or cancel.

Check the seal, the lot number and the expiry date when the parcel arrives. If it is warm, damaged or not what you ordered, do not use it. Tell us and keep the packaging.

## Stock and price mistakes

We try to keep stock and prices right. If an item turns out to be sold out, or a price is plainly a mistake, we write to you before shipping. You can then accept a correction or cancel with a full refund.

## Refunds

If a product is faulty, damaged, not as described or never arrives, you may ask for repair, replacement or a refund as Philippine law provides. Write to us with your order number and, if you can, a photo. Please do not send anything back before we answer, because the products need cooling on the way.

We send refunds by the way you paid where that is possible. Banks and e-wallets may need some days to show them.

## Not medical advice

The texts on this site are general education. They are not a diagnosis, a prescription or advice for you alone, and we never set a dose. Ask a licensed clinician before you start, change or stop any treatment, and do not put off seeing one because of something you read here.

In an emergency, call 911 or go to the nearest emergency room. The [medical disclaimer](/medical-disclaimer) says more.

## Reviews

If you bought a product, you may review it once it was delivered. We read each review before it is shown, publish good and bad ones alike, and show it with your first name and the initial of your last name. We leave out what gives medical advice, insults, or tells who somebody is. By sending a review you let us show it on this site.

## Your account

If you open an account, keep your password to yourself and tell us if you think that someone else has used it. We may block an account that is used for fraud or to get around the age or safety checks.

## Liability

We are responsible for selling you what we describe and for handling your order with care. We are not responsible for harm that comes from using a product without medical supervision, against its warnings, or after storing it wrongly once you had it.

Nothing in these terms limits a right or a liability that the law does not allow us to limit. That includes your rights as a consumer, and our liability for our own fraud or gross negligence.

## Law

Philippine law applies. That includes the Consumer Act (RA 7394) and the Internet Transactions Act (RA 11967). If we cannot settle a complaint with you, you may take it to the Department of Trade and Industry or to a court.

## Changes to these terms

We may change these terms. The version that you accepted with an order stays the one that counts for that order, and its number is saved with it.

## Contact

Write to us by [the contact form](/contact) or reply to a mail about your order, and give your order number. We are in Manila; the form says when people answer.
`,
};
