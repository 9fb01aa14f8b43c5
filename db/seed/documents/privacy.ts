import { CART_DAYS } from "#app/modules/cart/rules/cart-cookie.ts";
import type { StarterDocument } from "./starter-document.ts";

export const privacy: StarterDocument = {
  slug: "privacy",
  title: "Privacy notice",
  version: 7,
  body: `This notice says what we know about you, why, who sees it and what you can do about it. It follows the Data Privacy Act of 2012 (RA 10173). Project: Me, an online shop in Manila, Philippines, is responsible for your data. Who that is by name, and whom to ask about data, stands at the end of this page.

## The short version

- We ask for what an order needs and no more.
- What you order here can say something about your health, so we treat every order as confidential.
- We do not sell your data, show you advertisements or use trackers.
- You see and correct your data in your profile. To have it erased, write to us.

## What we collect for an order, and why

- **Name and delivery address**, to bring you the parcel.
- **Email address**, to confirm the order and to answer you.
- **Phone number**, if you give it, so that the courier can reach you.
- **What you ordered and what it cost**, to pack it, to handle refunds and to keep the records that tax and consumer law ask for.
- **How you chose to pay, and whether it was paid.** Card details are entered on the page of the payment provider. We never see or store a card number. If you pay by bank transfer and send us a picture of it, we rewrite the picture, which takes away where and with what it was made, and keep it with the order. Staff who work on orders can see it.
- **What you confirmed**: that you are 18 or older, which version of the [terms](/terms) you accepted and, for some products, that a clinician supervises you. We store the time with it, so that both of us can show it later.

We cannot fulfil your order without this data, or the law requires it.

## If you review a product

We keep your stars and your words with the order they belong to, so that only people who bought a product review it. Everybody sees them with your first name and the initial of your last name. Please write nothing about your health that you would not tell strangers. You can have a review taken down by writing to us.

## If you write to us

By [the contact form](/contact) you tell us your name, your email, a phone number if you like, and your message. We use them to answer you. Staff who answer messages can read them. A message belongs to your account only if you were signed in when you sent it; we connect nothing by an email that was typed. Please leave out details of your health: this form is not the place for them.

## If you have an account

We also keep your sign-in details, what you put in your profile and your orders. Your password is stored only as a hash that cannot be turned back into it. Of each sign-in we keep when it was, the network address and the kind of browser, for as long as it lasts.

If you continue with Google, Google tells us your name, your email and a number that stands for your Google account. We keep these, and nothing that would let us into your Google account. Google learns that you signed in here.

[Your portal](/portal) shows you the data of your account, and [your profile](/portal/profile) lets you change it.

## Health and other sensitive information

Health data and age are sensitive personal information under the law. We ask for health data only where a function needs it, and we store it only with your consent. We ask for that consent separately, before anything is stored, and keep the wording and the time of your answer.

**The assessment** shows its result without storing anything: your answers stay in your browser, encrypted, for 24 hours. If you tick the box and save the result, we store your answers, the result, and what you typed as name and email. A clinician of the shop or its administrator can then read them, and each reading is recorded. We never connect them with anybody by an email that was typed.

**A consultation** that you book here tells the doctor your name, your email, the time and the kind of consultation, and nothing of your orders or answers. We keep no word of what you talk about. That you see a doctor can say something about your health: the shop's administrator, and a clinician who looks after you, can see a booking, and each look is recorded.

You may withdraw your consent at any time. For results of the assessment you do it yourself, in [your portal](/portal/assessments) or on the page of a result that was saved without an account, and they are deleted at once. For anything else, write to us. A function that cannot work without the data then stops for you.

## Marketing

We send you news or offers only if you have asked for them, by a box that nobody ticks for you. We keep the words beside it and the time. That choice is separate from your order, and you can take it back at any time in [your profile](/portal/profile).

**The [newsletter](/newsletter)** needs no account, only an email. It begins when you press the button in the mail that we send there, and each newsletter has a link that ends it at once. We keep when you confirmed, what you agreed to and on which page you asked.

## Who sees your data

- **Our staff**, each only as far as the work needs it: the people who pack a parcel need your address, not your medical history.
- **Couriers**, who receive your name, address and phone number.
- **The doctor** you book a time with.
- **Payment providers**, who receive what they need to take or return a payment.
- **Companies that run our servers or send our mail**, who act on our instructions.
- **Authorities**, when the law obliges us.

Some of these companies may keep data outside the Philippines. We remain responsible for it.

## Cookies

We use a few cookies of our own. The shop needs them, so there is no banner to click away.

- **Cart**: remembers what is in [your cart](/cart). A second one lets each page show the number of items and whether you are signed in.
- **Session**: keeps you signed in after you [sign in](/auth). If you do that by Google, a second one knows your browser again when you come back from there, and is then removed.
- **Last order**: leads you back to your order after you have paid, also without an account. Signing out removes it.
- **Assessment**: holds your answers for 24 hours, encrypted. A second one finds the results again that you saved without an account, for 30 days. Signing out removes both.
- **Message**: carries a line such as "added to cart" to the next page and is then removed.

There are no advertising cookies, no analytics of other companies and no tracking pixels. You can delete cookies in your browser. Your cart is then empty and you are signed out.

A payment provider's page has cookies of its own, under its own notice.

## How long we keep it

- **Orders**: as long as tax, accounting and consumer law ask for, and as long as a claim about the order can be made.
- **Account data**: until you ask us to erase it. Orders that the law makes us keep are then kept without the rest.
- **Accounts whose email nobody confirms**: 30 days.
- **Sign-ins**: until you sign out, or until a week after your last visit.
- **Carts**: ${CART_DAYS} days after the last change, unless an order from them is still on its way.
- **Results of the assessment**: in an account until you withdraw your consent; without an account 30 days.
- **How often a network address or an email tried something**, to stop abuse: a few hours.
- **Consents**: as long as we may have to show that you gave them.
- **Reviews**: as long as the product is shown, or until you ask us to take yours down.
- **Newsletter**: until you end it, and 30 days more, so that you can undo it. An address that nobody confirms: a week.
- **Messages to us**: until a year after the matter was settled.

What we no longer need, we erase or make anonymous.

## How we protect it

Staff have access by role. The cookies that hold your session and your cart cannot be read by scripts in your browser. No shop can promise perfect security. If a breach puts your sensitive data at real risk of serious harm, we tell you and the National Privacy Commission within 72 hours of learning of it.

## Your rights

You have the right to:

- be informed about how your data is used;
- see it and receive a copy in a common electronic format;
- have mistakes corrected;
- object to its use, or withdraw a consent;
- have it erased or blocked where the law allows that;
- claim damages if you were harmed by wrong or unlawful use.

Write to us to use any of them. We may ask you to show that you are the person the data belongs to, so that nobody else receives it.

You may also complain to the National Privacy Commission of the Philippines at any time.

## Young people

This shop is for adults. We do not knowingly keep data of anyone under 18. If you think that we do, tell us and we will erase it.

## Changes to this notice

When we change this notice, its version number goes up. If a change needs your consent, we ask you first.

## Contact

Write "Data protection" as the subject of [the contact form](/contact). We are in Manila; the form says when people answer.
`,
};
