import { inFilipino } from "./shopper-filipino.ts";
import { listWords as list } from "#app/lib/list-words.ts";
import type { ProductForm } from "#app/goods/catalog/rules/compounds.ts";
import {
  CHANGE_NOTICE_HOURS,
  LEAST_NOTICE_HOURS,
} from "#app/care/consultations/rules/booking-terms.ts";
import type { Clearance } from "#app/goods/catalog/rules/product-terms.ts";
import { CODE_LENGTH } from "#app/fulfilment/vials/rules/vial-code.ts";

type PricedSizes = readonly (readonly [size: string, price: string])[];

const ASK_APPROVAL =
  "Request it on the product’s page: you answer a few questions about your health, one of our clinicians decides, and we email you.";

/** Answers with the shop's own figures. Each sentence names its product. */
export const productAnswers = {
  costs: (name: string, price: string) => `${name} costs ${price}.`,
  costsInFilipino: (name: string, price: string) => `${price} ang ${name}.`,
  costsInSizesInFilipino: (name: string, sizes: PricedSizes) =>
    `${name}: ${sizes.map(([size, price]) => `${price} ang ${size}`).join(", ")}.`,
  costsInSizes: (name: string, sizes: PricedSizes) =>
    `${name} costs ${list(sizes.map(([size, price]) => `${price} for ${size}`))}.`,
  perUnit: (name: string, perUnit: readonly string[]) => `For ${name}, that is ${list(perUnit)}.`,
  noUnitPrice: (name: string) =>
    `The content of a vial of ${name} is not on record, so we can’t give a price per mg.`,
  cheapest: (name: string, price: string) => `Our lowest price is ${name} at ${price}.`,
  inOrder: (priced: readonly string[]) => `From the lowest to the highest price: ${list(priced)}.`,
  dearest: (name: string, price: string) => `Our highest price is ${name} at ${price}.`,
  monthly: (name: string, month: string, weeks: string) =>
    `Over a ${weeks}-week course, ${name} comes to about ${month} a month.`,
  course: (name: string, weeks: string) =>
    `A course of ${name} usually takes ${weeks} weeks. That is no promise of a result, and your clinician decides how long is right for you.`,
  noMonthly: (name: string) => `How long a course of ${name} takes is for a clinician to say.`,
  rated: (name: string, average: string, count: number) =>
    `Buyers rate ${name} ${average} of 5, in ${count === 1 ? "1 review" : `${count} reviews`}.`,
  unrated: (name: string) => `${name} has no reviews yet. Only buyers can write one.`,
  priceRange: (least: string, most: string) =>
    `Our products cost ${least} to ${most}. Name a product, and I’ll tell you its price.`,
  sizes: (name: string, sizes: PricedSizes) =>
    `${name} comes as ${list(sizes.map(([size, price]) => `${size} for ${price}`))}.`,
  form: {
    powder_vial: (name: string) =>
      `${name} is a freeze-dried powder in a vial. It is injected only after it has been mixed.`,
    liquid_vial: (name: string) => `${name} is a liquid in a vial.`,
    pen: (name: string) => `${name} comes in a pen.`,
    cream: (name: string) => `${name} is a cream.`,
    tablet: (name: string) => `${name} is a tablet.`,
  } satisfies Record<ProductForm, (name: string) => string>,
  forms: {
    powder_vial: (names: readonly string[]) => `A freeze-dried powder in a vial: ${list(names)}.`,
    liquid_vial: (names: readonly string[]) => `A liquid in a vial: ${list(names)}.`,
    pen: (names: readonly string[]) => `A pen: ${list(names)}.`,
    cream: (names: readonly string[]) => `A cream: ${list(names)}.`,
    tablet: (names: readonly string[]) => `A tablet: ${list(names)}.`,
  } satisfies Record<ProductForm, (names: readonly string[]) => string>,
  noSize: (name: string) => `The product page of ${name} lists a single size.`,
  inStock: (name: string) => `Yes, ${name} is in stock.`,
  fewLeft: (name: string, left: number) => `${name} is in stock: ${left} left.`,
  notBrand: (brand: string) =>
    `We don’t sell the brand ${brand.charAt(0).toUpperCase()}${brand.slice(1)}. Our vial is not an approved brand.`,
  soldOut: (name: string) =>
    `${name} is sold out right now. On its page, you can ask for an email when ${name} is back.`,
  someSoldOut: (name: string, sizes: readonly string[]) =>
    `Sold out right now: ${name} ${list(sizes)}.`,
  list: (names: readonly string[]) => `In the shop: ${list(names)}.`,
  priced: (name: string, price: string) => `${name} (${price})`,
  inBlends: (part: string, blends: readonly string[]) =>
    `We don’t sell ${part} by itself. It is a part of ${list(blends)}.`,
  categories: (names: readonly string[]) => `Our categories: ${list(names)}.`,
  listMore: "All products and their stock are on the products page.",
  several: (count: number, name: string, total: string) => `${count} × ${name}: ${total}.`,
  total: (total: string) => `Together that is ${total}, before shipping and discounts.`,
  perMgInOrder: (lines: readonly string[]) => `The lowest price per mg first: ${lines.join("; ")}.`,
  neverFreeze: "Keep a vial in the fridge, and never freeze it.",
  restock: "On the page of a sold-out product, you can ask for an email when it is back.",
  askApproval: ASK_APPROVAL,
  status: (name: string, status: string) => `${name}: ${status}.`,
  registrationNo: (name: string, number: string) =>
    `The registration number of ${name} is ${number}.`,
  checkStatus: "You can check any product on the Philippine FDA’s verification portal.",
  clearance: {
    none: (name: string) => `${name} needs no confirmation or approval at checkout.`,
    acknowledge: (name: string) =>
      `For ${name}, you confirm at checkout that a licensed clinician supervises your use.`,
    required: (name: string) =>
      `${name} needs a clinician’s approval before you can order it. ${ASK_APPROVAL}`,
  } satisfies Record<Clearance, (name: string) => string>,
  compared: (name: string, facts: readonly string[]) => `${name}: ${facts.join("; ")}.`,
  noWinner: "We can’t say which is better for you. A clinician can.",
  reportOf: (name: string, lot: string, expires: string) =>
    `We ship ${name} from batch ${lot}, use before ${expires}. Its lab report is on the product page.`,
  tested: (results: readonly string[]) => `Tests of this batch: ${results.join("; ")}.`,
  noReport: (name: string) => `No lab report of the current batch of ${name} is published yet.`,
  purity: (name: string, purity: string, lab: string) =>
    `${lab} measured a purity of ${purity} for the current batch of ${name}.`,
  reports:
    "Lab reports (COA) are on each product page, by batch number. Compare that number with the one on your vial.",
  goal: (names: readonly string[]) =>
    `In that category we have ${list(names)}. None of them is right for everyone, so ask a clinician first.`,
  selfCare:
    "Smaller meals, eating slowly and enough fluids often help against nausea. If it persists, ask your clinician.",
  usedNeedles:
    "A clinician or pharmacist can tell you where to dispose of used needles, syringes and vials.",
  site: "See a doctor the same day if redness spreads, or with heat, pus or a fever. For a swollen face or trouble breathing, call 911.",
  appearance:
    "Where freeze-dried powder sits in a vial doesn’t show whether it is good. Check the seal, the batch number and the expiry date. If the liquid is cloudy or has particles, or anything looks wrong, don’t use it. Take a photo and write to us.",
  from: (name: string, text: string) => `${name}: ${text}`,
} as const;

const either = new Intl.ListFormat("en", { type: "disjunction" });

/** Answers about ordering, delivery and payment. */
export const shopAnswers = {
  arrives: (place: string | undefined, days: string) =>
    [
      place ? `Yes, we deliver to ${place}, and anywhere else` : "We deliver anywhere",
      `in the Philippines. An order placed today arrives ${days}.`,
    ].join(" "),
  times: (ships: string, arrives: string) =>
    `It leaves in ${ships} and arrives ${arrives} after that.`,
  delays: "Saturdays, Sundays and holidays are not business days, and storms can add to it.",
  namePlace: "Tell me your city or province for the fee and days there.",
  shipsFree: (place: string | undefined) => `Shipping${place ? ` to ${place}` : ""} is free.`,
  fee: (place: string | undefined, fee: string) =>
    `Shipping${place ? ` to ${place}` : ""} costs ${fee} for a usual order.`,
  freeFrom: (amount: string) => `Shipping is free from ${amount}.`,
  neverFree: "No order amount makes shipping free right now.",
  allFree: "Yes, shipping is free for every order.",
  coldDays: (days: string) => `Cold products ordered today leave ${days}.`,
  coldNever: (place: string) => `We can’t send cold products to ${place}.`,
  howToOrder:
    "Add products to your cart and go to checkout. There you enter where the parcel goes and how you pay. You don’t need an account. Some products first need a clinician’s approval, and their pages say so.",
  tax: (tax: string) => `${tax}. The price is the same whichever way you pay.`,
  notOrdered:
    "Don’t pay yet. Enter the tracking number and the phone number on the label on our parcel check, which says whether the parcel is from us.",
  doctor: (name: string, specialization: string) => `${name}, ${specialization}.`,
  license: (number: string) => `License: ${number}.`,
  nextTime: (time: string) => `Next free time: ${time}.`,
  checkLicense:
    "You can look up any doctor’s license at the Professional Regulation Commission (PRC); the doctors’ page has the link.",
  visitLength: {
    video: (minutes: number) => `An initial consultation is by video and takes ${minutes} minutes.`,
    chat: (minutes: number) => `An initial consultation is by chat and takes ${minutes} minutes.`,
  },
  abroad: "No. We deliver only within the Philippines.",
  payFromAbroad: "From abroad, you can order and pay for someone who lives here.",
  couriers: (names: readonly string[]) => `We ship with ${list(names)}.`,
  couriersAtCheckout: "The email about your parcel names the courier and the tracking number.",
  cod: (amount: string) =>
    `Yes, you can pay cash on delivery for orders up to ${amount}, at no extra charge. Checkout shows whether your address and items allow it.`,
  noCod: "No, we don’t offer cash on delivery right now.",
  method: {
    yes: (methods: readonly string[]) => `You can pay by ${either.format(methods)} at checkout.`,
    no: (methods: readonly string[]) => `We don’t take ${either.format(methods)} right now.`,
  },
  cardDetails:
    "You enter card details on the payment provider’s page. We never see or store a card number.",
  walletNames: { gcash: "GCash", maya: "Maya", card: "card", bank: "bank transfer" },
  byTransfer:
    "After you order, we show the account, a reference and until when your items are reserved. Then send a photo of the transfer on the order’s page. We check it within one business day and email you.",
  noInstallments: "The shop itself has no installment plan. You pay the whole order at checkout.",
  unpaid:
    "A payment by card or e-wallet usually shows on your order within minutes. A bank transfer shows once our staff have matched it. If you were charged and the order still says unpaid, don’t pay again: write to us with the order number and a picture of the payment.",
  failed:
    "If a payment fails, your order stays open for a while. You can try again on its page, or choose another way to pay.",
  track:
    "We email you when your parcel ships. Write your order number and its email here, or enter both on the tracking page, and we’ll email you the order’s link. If you have an account, sign in and ask again, or look in your portal.",
  neverCame:
    "Check the order’s status and tracking number on the tracking page. If the last promised day has passed, write to us with the order number. If a parcel never arrives, you may ask for a replacement or a refund.",
  verify: `Enter the code on the vial’s label on the verification page, or scan the QR code. A code has ${CODE_LENGTH} characters, and never 0, 1, I, L or O. Compare the batch number and the expiry date with your vial. If we don’t know a code, the vial or its label isn’t ours. The check also says if a batch is recalled, expired or failed a test. You can report a vial or its seller there, or write to us.`,
  lotNumber:
    "The batch number is on the vial’s label. The batch in your order is also shown on the order’s page.",
  expiry:
    "The expiry date is on the vial’s label, and the vial check shows it too. Don’t use a vial after that date.",
  discount:
    "If you have a promo code, enter it in the cart. There is no public code that works for everyone. New offers go to the newsletter.",
  codeTakes: (code: string, value: string) => `Code ${code} takes ${value} off your order.`,
  codeGift: (code: string) => `Code ${code} adds a free gift to an order.`,
  codeFrom: (amount: string) => `It needs a subtotal of at least ${amount}.`,
  codeUses: (times: number) =>
    times === 1
      ? "Each customer can use it once, so not again on a later order."
      : `Each customer can use it ${times} times.`,
  codeFirst: "It is only for first orders.",
  codeSome: "It is only for some products.",
  noLoyalty:
    "We have no points or rewards program. If you recommend us, you can join as an affiliate and earn a commission.",
  affiliate: (commission: string, days: string) =>
    `Affiliates earn a commission: ${commission}. Your link is credited for ${days}. You join in your portal, with an account and at least one paid order. Your own orders earn nothing.`,
  affiliatePaid: (hold: number, minimum: string) =>
    `A commission is on hold for ${hold} days after the parcel ships. We pay out from ${minimum}.`,
  affiliateMayNot: "For affiliates, this is not allowed:",
  affiliateClosed: "The affiliate program takes no new members right now.",
  senior:
    "Send your ID before you order. If the discount applies to a product, it is taken off once our staff have approved the ID.",
  noSenior:
    "Senior citizen and PWD discounts don’t apply in this shop right now. If you have a question about yours, write to us.",
  invoice:
    "We email you a confirmation of each order. The invoice is on the order’s page once it is paid. If your order is on the daily invoice, you can ask for a separate one there until midnight.",
  nextSlot: (doctor: string, specialization: string, time: string) =>
    `${doctor} (${specialization}): ${time}.`,
  nextSlots: "The next free times:",
  noSlot: "No time is free to book online right now. The doctors’ page shows other ways to book.",
  bookHere: `Sign in and choose a doctor and a time on the consultation page. All times are Manila time. You can book until ${LEAST_NOTICE_HOURS} hours before. You see the fee before you book. If no time suits you, join the waitlist there.`,
  laterVisits: "Follow-ups and check-ins open after your first paid order.",
  visit: (name: string, fee: string, minutes: number) => `${name}: ${fee}, ${minutes} minutes.`,
  creditPrice: (name: string, price: string) => `The ${name} in the cart costs ${price}.`,
  visitKind:
    "Consultations booked here take place online. Some doctors have a booking page of their own, which says where they see you.",
  hours: (hours: string) => `Our team answers ${hours}. You can order at any hour.`,
  store: (address: string) =>
    `We are an online shop in ${address}, without a walk-in store or pickup.`,
  phone: (number: string) => `You can call ${number}.`,
  email: (address: string) => `You can write to ${address}.`,
  contact:
    "You can reach our team through the contact form, and get an answer within 24 hours on business days. We have no chat on Viber or Messenger.",
  account:
    "You can order as a guest, without an account. With one, you see all your orders in your portal. To sign up, enter your email and choose a password on the sign-in page. You can also continue with Google if that page offers it.",
  signIn:
    "Check the email address and the password first. On the sign-in page you can also get a sign-in link by email, set a new password, or continue with Google if that is offered.",
  password: (least: number) =>
    `A password has at least ${least} characters. If you forgot yours, choose “Forgot your password?” on the sign-in page and enter your email. We send you a link.`,
  dataLaw: "Our privacy notice follows the Data Privacy Act of 2012 (RA 10173).",
  deleteData:
    "In your portal, under “Your data”, you can download your data and delete your account. It is deleted seven days after you ask. Without an account, write to us from the email of your order.",
  unsubscribe:
    "Each newsletter has an unsubscribe link. In your portal, you can choose which emails you get.",
  boxLabel: (contents: string) =>
    `If you choose “Ship discreetly” at checkout, the label says “${contents}”. The label and our emails then have a neutral sender, and name neither the shop nor a product.`,
  missing:
    "Write to us with your order number and a photo of everything that arrived. You may ask for the missing or right item, or for a refund. Please don’t send anything back before we’ve answered.",
  assessment:
    "The assessment has seven short steps. It asks about your goals and health and shows which products others use for that goal, and when to see a doctor first. You need no account for it, and nothing is stored unless you save the result.",
  priceAlert:
    "On a product’s page, ask for a price drop alert. We’ll email you once when the price drops.",
  wellness:
    "Your check-ins are in your portal under Wellness. An entry appears under its own date, so check the date, or enter the missing one. If it still doesn’t show, write to us.",
  profile: "In your portal, under Profile, you can change your name, email, phone and addresses.",
  booking: `Open the booking under Consultations in your portal. Its time is Manila time. You can move it until ${CHANGE_NOTICE_HOURS} hours before, and cancel it until the start. A cancellation later than that may cost the fee.`,
  portal: "Your orders, assessments and consultations are in your portal.",
  reorder:
    "There is no subscription: you pay each order once, and we never ship or charge automatically. To order again, open a past order in your portal.",
  review: "Buyers can review a product after it is delivered, from the order’s page in the portal.",
  supply: (name: string, price: string) => `In the cart you can add the ${name} for ${price}.`,
  pack: "Each product page says what the pack contains.",
  checkedBefore:
    "The vial check shows how often a code was looked up. If most of these checks weren’t yours, the label may have been copied onto other vials. Don’t use the vial until you have told us, on the result of the check or through the contact form.",
  links: {
    products: "All products",
    product: (name: string) => `${name}, product page`,
    parcel: "Check a parcel",
    track: "Track your order",
    orders: "Your orders",
    verify: "Verify a vial",
    paying: "How can I pay?",
    arriving: "How fast does my order arrive?",
    cart: "Your cart",
    checkout: "Checkout",
    contact: "Contact form",
    consultation: "Book a doctor",
    signIn: "Sign in",
    portal: "Your portal",
    data: "Your data",
    affiliate: "Affiliate terms",
    discount: "Senior citizen or PWD discount",
    assessment: "Wellness assessment",
    email: "Email settings",
    profile: "Your profile",
    bookings: "Your consultations",
    wellness: "Your wellness diary",
    privacy: "Privacy notice",
    shipping: "Shipping and returns",
    about: "About us",
    warningSigns: "Warning signs: when to stop and get help",
  },
} as const;

export const shopAnswersFor = (isFilipino: boolean) =>
  isFilipino ? { ...shopAnswers, ...inFilipino } : shopAnswers;
