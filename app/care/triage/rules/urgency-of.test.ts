import { describe, expect, test } from "vitest";
import { urgencyOf, urgentSignIn } from "./urgency-of.server.ts";

/** Notes as customers write them in their diary, with what a doctor would want done about each. */
const NOTES = {
  crisis: `I want to die
suicidal thoughts
everyone would be better off without me
cut myself again last night
thinking of taking all the pills at once
gusto ko nang mamatay
ayoko nang mabuhay
gusto ko nang tapusin ang lahat`,
  emergency: `trouble breathing
I can't breathe well
shortness of breath
hirap huminga
hindi makahinga kanina
swelling of my face
swollen lips
namamaga ang labi
chest pain
masakit ang dibdib
chest feels tight and my left arm is numb
fainted after lunch
nahimatay
severe stomach pain going to my back
sobrang sakit ng tiyan
cannot keep fluids down
can’t keep anything down
suka nang suka, hindi na makainom ng tubig
yellow eyes
naninilaw
black stool
may dugo ang dumi ko
blood in my vomit
confused and sweating
very low sugar
sudden vision change
seizure last night, my husband called the neighbor
blistering skin
spreading redness
took the wrong dose
I took 5 mg instead of 0.5 mg and feel awful
na-overdose ata
my child took some
rash all over and my throat is closing`,
  soon: `a lump in my neck
hoarse voice
buntis ako`,
  none: `
nausea
vomiting
headache
diarrhea
stomach pain
tired, but fine
chestnut cake for dessert
slept with the window open
a faint headache
slept 7 hours, woke up rested
vomited once after dinner, fine now
dizzy when I stood up too fast, passed quickly
injected 0.5 mg on the left thigh
took semaglutide 0.5 mg, a bit nauseous
took metformin this morning
took my losartan and walked 5 km
took insulin 10 units before dinner
gusto kong pumayat
I sleep badly.
took paracetamol for fever, 37.8
I have PCOS, mood okay
sugar 98 before breakfast, all good
low mood today, work was stressful
injection site a bit red and itchy, gone the next day
missed my dose, will take it tomorrow
lost 2 kg this week!
masakit ang ulo ko kanina, uminom ng biogesic
nagsuka ng isang beses pagkatapos kumain, okay na ngayon
medyo nahihilo pagkagising pero nawala rin
sumakit ang tiyan ko pagkakain ng mangga
walang gana kumain
nag-inject ng 0.25 mg, walang side effects
na-miss ko ang dose ko kahapon`,
  // Denied signs are left alone, and so is what the second reader only doubts.
  doubtful: `no chest pain
sometimes no chest pain
no chest pain, no vomiting, good day
walang chest pain ngayon
anxious and sad
pagod na pagod pero masaya`,
};

describe.each(["crisis", "emergency", "soon"] as const)("a note is judged as %s", (urgency) => {
  test.each(NOTES[urgency].split("\n"))("“%s”", (note) => {
    expect(urgencyOf([note], "note")).toBe(urgency);
    expect(urgencyOf([note.toUpperCase()], "note")).toBe(urgency);
  });
});

test.each([...NOTES.none.split("\n"), ...NOTES.doubtful.split("\n")])(
  "the note “%s” is left alone",
  (note) => {
    expect(urgencyOf([note], "note")).toBeUndefined();
  },
);

test.each([
  ["I injected ten times my dose and can't breathe", "emergency"],
  ["my husband collapsed after the injection what do we do", "emergency"],
  ["Nag-inject ako ng sobra at nahihirapan akong huminga", "emergency"],
  ["i put 40 units but the doctor's paper says 4", "emergency"],
  ["I want to kill myself, this did not help", "crisis"],
  ["Where is my parcel? It was supposed to arrive on Monday.", undefined],
  ["I have diabetes and take metformin, can I order semaglutide?", undefined],
  ["Buntis po ang asawa ko, pwede ba siya?", undefined],
  ["Cold pack was melted when it arrived. Is it still good?", undefined],
  ["Kailan po darating ang order ko? Sobrang tagal na.", undefined],
])("the message “%s” is judged as %s", (message, urgency) => {
  expect(urgencyOf([message], "message")).toBe(urgency);
});

test("pain in the stomach and vomiting are worse together than alone", () => {
  expect(urgencyOf(["Stomach pain", "Vomiting"], "note")).toBe("emergency");
  expect(urgencyOf(["Stomach pain", "Nausea"], "note")).toBeUndefined();
});

test("of several signs the gravest decides, and staff read why", () => {
  expect(urgencyOf(["hoarse voice", "chest pain"], "note")).toBe("emergency");
  expect(urgencyOf(["chest pain", "I want to die"], "note")).toBe("crisis");
  expect(urgentSignIn(["I can't breathe"], "message")).toEqual({
    urgency: "emergency",
    reason: "Trouble breathing",
  });
});

test.each([0, 1_990, 3_790, 7_900])("a sign after %d characters is read", (before) => {
  const talk = "My parcel came today and the rider was kind. ".repeat(200);
  const text = `${talk.slice(0, before)} I cannot breathe. ${talk}`.slice(0, 8_000);
  expect(urgencyOf([text], "message")).toBe("emergency");
});
