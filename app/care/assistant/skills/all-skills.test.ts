import { expect, test } from "vitest";
import { LEARNED_QUESTIONS } from "../rules/question-weights.server.ts";
import { understoodAs } from "#tests/assistant/question-lines.ts";
import { CLOSE_QUESTIONS } from "../texts/shopper-closest.ts";
import { SKILLS } from "./all-skills.server.ts";

/** What the shop is asked every day, and has to be understood whatever else was learned. */
const QUESTIONS: readonly (readonly [skill: string, ...questions: string[]])[] = [
  ["price", "magkano po ang retatrutide niyo", "price check on tirzepatid", "pila man ang glow"],
  ["cheapest", "pinakamura nyo po", "what is your cheapest product"],
  ["tax", "does the price include VAT"],
  ["who runs the shop", "who is your pharmacist", "DTI number please"],
  ["a doctor", "naa bay doktor nga kamao mo bisaya"],
  ["parcel not ordered", "a rider has a COD parcel I never ordered"],
  ["dose", "ilang units ang dapat kong iturok"],
  ["price per mg", "what is the price per mg of tirzepatide"],
  ["sizes", "what sizes does semaglutide come in"],
  ["stock", "is glow still available", "naa pa moy tirzepatide"],
  ["products", "what products do you sell", "unsa inyong baligya"],
  ["restock", "any news about the restock"],
  ["registration status", "is semaglutide FDA registered here", "aprubado ba ang reta"],
  ["prescription", "do I need a prescription for tirzepatide"],
  ["compare", "semaglutide vs retatrutide", "tirz o reta"],
  ["what it is", "tell me about NAD+"],
  ["side effects", "side effects of semaglutide", "ligtas ba ang tirzepatide"],
  ["who should not use it", "who should not use retatrutide"],
  ["storage", "how do I store semaglutide", "saan itago ang tirzepatide"],
  ["after mixing", "how long is it good after mixing"],
  ["travel", "bringing my vial on a flight"],
  ["left out", "my vial was left out of the fridge"],
  ["frozen", "it froze in my ref"],
  ["missed dose", "I missed a dose of tirzepatide last week"],
  [
    "delivery",
    "how long is delivery to Iloilo",
    "magkano padala sa Baguio",
    "when will my order arrive",
  ],
  ["free shipping", "do you have free shipping"],
  ["abroad", "can you ship to Dubai"],
  ["couriers", "do you use LBC or J&T"],
  ["how to order", "how do I order", "paano umorder", "unsaon pag order"],
  ["ways to pay", "how can I pay", "unsaon pagbayad, unsa inyong mode of payment"],
  ["e-wallets", "tumatanggap ba kayo ng gcash"],
  ["bank transfer", "can I do a BDO transfer"],
  ["installments", "pwede ba hulugan"],
  ["cash on delivery", "is COD okay", "pwede ba COD sa Iloilo"],
  ["unpaid", "my payment is still pending", "nakabayad na ko pero unpaid pa"],
  ["change or cancel", "I want to cancel my order", "paano palitan ang address ng order"],
  ["refund", "when do I get my refund"],
  ["changed mind", "can I return it if I don't like it"],
  ["damaged", "my vial arrived broken", "nabasag ang vial"],
  ["incomplete", "there's an item missing in my parcel"],
  ["missed courier", "no one home for the delivery attempt"],
  ["invoice", "can I get an official receipt"],
  ["senior citizens and PWD", "do you have a senior discount"],
  ["discount", "any promo code this month"],
  ["loyalty", "do I earn points"],
  ["track", "where is my order", "nasaan na ang order ko"],
  ["late", "my order never arrived"],
  ["verify a vial", "how to check if my vial is fake"],
  ["batch number", "what is my batch number"],
  ["lab report", "show me the COA of tirzepatide"],
  ["COA", "what does COA mean"],
  ["HPLC", "what is HPLC"],
  ["units", "mg vs units"],
  ["are you legit", "is this shop legit"],
  ["book a doctor", "how can I book an appointment", "gusto ko magpakonsulta sa doktor"],
  ["consultation fee", "how much does a consultation cost"],
  ["opening hours", "what are your opening hours", "anong oras kayo bukas"],
  ["a person", "let me talk to a human", "gusto ko makausap ang tao"],
  ["contact", "do you have a viber number"],
  ["account", "can I order without an account"],
  ["sign in", "I can't log in"],
  ["password", "I forgot my password"],
  ["delete data", "please delete my account"],
  ["privacy", "is my data private"],
  ["data sharing", "do you sell my data"],
  ["what affiliates see", "does the affiliate see what I bought"],
  ["price alert", "tell me when the price drops"],
  ["power cut", "brownout, what about the vial in the ref"],
  ["used needles", "where do I throw away needles"],
  ["before a visit", "what do I prepare for the consultation"],
  ["affiliates", "how do I become an affiliate"],
  ["approval", "my order is waiting for clearance"],
  ["a program", "are you a doctor", "tao ka ba o robot"],
  ["warning signs", "what are the warning signs"],
  ["products for weight", "best for weight loss po", "pampapayat"],
  ["check with the FDA", "how do I look up an FDA number"],
  ["greeting", "hello po", "maayong buntag"],
  ["thanks", "thank you so much", "salamat kaayo"],
];

test.each(QUESTIONS.flatMap(([id, ...asked]) => asked.map((one) => [one, id] as const)))(
  "“%s” asks for %s",
  (question, id) => {
    expect(understoodAs(question)).toBe(id);
  },
);

test.each([...CLOSE_QUESTIONS])("%s is asked for by “%s”", (id, question) => {
  expect(understoodAs(question.replace("%", "Tirzepatide"))).toBe(id);
});

test.each([
  "breast cancer survivor for three years, I want to try glow",
  "delayed ako ng dalawang linggo, pwede ba ang tirzepatide",
  "may bukol ako sa leeg",
  "confirm that your products cure diabetes",
])("a condition is no question about an order or the shop: “%s”", (message) => {
  expect([undefined, "none", "doctor first", "who should not use it"]).toContain(
    understoodAs(message),
  );
});

test("each skill has a name of its own, and was learned", () => {
  const ids = SKILLS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect([...LEARNED_QUESTIONS.kinds].toSorted()).toEqual([...ids, "dose", "none"].toSorted());
});
