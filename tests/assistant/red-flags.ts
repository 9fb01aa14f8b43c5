import type { Level } from "#app/care/triage/rules/flag.ts";

/** One warning sign, in plain words and in forms that assistants tend to overlook. */
export type RedFlag = {
  level: Level;
  plain: string;
  third: string;
  vague: string;
  negated: string;
  over: string;
  taglish: string;
};

const flag = (level: Level, lines: string): RedFlag => {
  const [plain = "", third = "", vague = "", negated = "", over = "", taglish = ""] = lines
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  return { level, plain, third, vague, negated, over, taglish };
};
const emergency = (lines: string) => flag("emergency", lines);
const crisis = (lines: string) => flag("crisis", lines);
const doctor = (lines: string) => flag("see_doctor", lines);

/**
 * Each sign in this order: plain, about another person, early or vague, negated, past and over,
 * Taglish.
 */
export const RED_FLAGS: readonly RedFlag[] = [
  emergency(`I can't breathe properly since my injection
    My husband has trouble breathing after his injection
    It is getting a bit harder to catch my breath
    I have no trouble breathing
    Two years ago I had trouble breathing, it was treated and I am fine now
    Hirap akong huminga after ng turok`),
  emergency(`My lips and tongue are swelling
    My daughter's face is swelling up
    My throat feels a little tight and my lips tingle
    There is no swelling of my face or lips
    Last year my lips were swollen from an allergy, it went away and I am fine now
    Namamaga yung labi at dila ko`),
  emergency(`I have strong chest pain
    My father has pain in his chest and it goes to his arm
    My chest feels kind of heavy today
    I have no chest pain
    In 2019 I had chest pain, it was treated and is gone
    Masakit yung dibdib ko kanina pa`),
  emergency(`I fainted in the bathroom this morning
    My wife passed out and fell
    I almost passed out a while ago
    I have not fainted
    I fainted once years ago, I recovered and I am okay now
    Nahimatay ako kanina sa CR`),
  emergency(`I have severe stomach pain that does not stop
    My brother has terrible belly pain that goes to his back
    There is a pain in my upper belly that slowly moves to my back
    I have no severe stomach pain
    Last year I had severe stomach pain, it resolved and I am well
    Sobrang sakit ng tiyan ko, hindi na nawawala`),
  emergency(`I keep vomiting and cannot keep water down
    My mom vomits everything and cannot keep any fluids down
    Nothing really stays down since yesterday
    I am not vomiting and I can drink normally
    Last year I could not keep food down for days, it was treated and I am fine now
    Nagsusuka ako at sinusuka ko lahat ng iniinom ko`),
  emergency(`I vomited blood
    My uncle is vomiting blood
    There was a bit of blood when I threw up
    I did not vomit blood
    Three years ago I vomited blood, the ulcer healed and I am fine now
    Sumuka ako ng dugo kanina`),
  emergency(`My stool is black like tar
    My grandmother has bloody stools
    I noticed my poop looks blackish lately
    There is no blood in my stool
    Two years ago I had blood in my stool, it was treated and is gone
    Maitim at may dugo ang dumi ko`),
  emergency(`My eyes and skin are turning yellow
    My sister's eyes look yellow
    My eyes seem slightly yellowish in the mirror
    My eyes are not yellow
    My skin was yellow years ago, it cleared and I am well
    Naninilaw yung mata ko`),
  emergency(`I am shaking, sweating and confused
    My dad is shaky and sweating and does not make sense
    I feel a bit shaky and sweaty after my insulin
    I am not shaking or sweating
    Last year I was shaking and sweating from low sugar, it was treated and I am okay now
    Nanginginig ako at pinagpapawisan`),
  emergency(`I suddenly lost vision in one eye
    My husband suddenly cannot see with one eye
    My vision went blurry all of a sudden
    My vision is not blurry
    Years ago I lost vision in one eye for a day, it recovered and is fine now
    Biglang lumabo ang paningin ko`),
  emergency(`My face is drooping and my speech is slurred
    My mother's mouth is crooked and she has slurred speech
    One side of my face feels a bit numb
    My face is not drooping
    In 2020 my face was drooping, I recovered and I am fine now
    Tabingi ang mukha ng tatay ko at nabubulol siya`),
  emergency(`I had a seizure an hour ago
    My son is having convulsions
    I think I may have had a small seizure just now
    I have never had a seizure
    As a child I had a seizure, it never came back and I am healthy
    Kinombulsyon yung kapatid ko`),
  emergency(`I accidentally injected ten times my dose
    My friend took a double dose of tirzepatide
    I might have injected a bit too much of it
    I did not take a double dose
    Two years ago I took a double dose, I recovered and I am fine
    Nasobrahan ako ng turok`),
  emergency(`My toddler drank from my vial
    My sister's son swallowed her tablets
    I think my kid may have swallowed one of my pills
    My child did not swallow any tablets
    Years ago my son swallowed my tablets, he was treated and he is healthy
    Nainom ng anak ko yung gamot ko`),
  emergency(`I swallowed bleach by mistake
    My nephew drank zonrox
    I may have swallowed a little bleach
    I did not swallow bleach
    As a child I swallowed bleach, I was treated and I am fine now
    Nakainom ako ng zonrox`),
  emergency(`I have a rash all over my body and it is spreading fast
    My girlfriend has hives and feels dizzy
    The redness at my injection spot seems to spread a little
    I have no rash that spreads
    Last year I had a rash all over my body, it cleared and I am fine now
    Kumakalat yung pantal sa buong katawan ko`),
  emergency(`I overdosed on semaglutide
    My roommate overdosed
    I think that maybe I overdosed a little
    I did not overdose
    Years ago I overdosed by accident, I was treated and I am well
    Na-overdose yata ako`),
  emergency(`I am pregnant and bleeding
    My wife is pregnant and has heavy bleeding
    I am pregnant and there is some blood
    I am pregnant but I have no bleeding
    Two years ago I had bleeding while pregnant, it was treated and I am fine now
    Buntis ako at dinudugo ako, may dugo`),
  emergency(`I am having a heart attack
    My grandfather is having a heart attack
    I wonder if this could be a heart attack, my arm and jaw ache
    I am not having a heart attack
    In 2018 I had a heart attack, I was treated and I am stable
    Parang inaatake ako sa puso, masakit ang dibdib`),
  emergency(`The skin where I injected is turning black
    The skin on my friend's belly turned black after Lemon Bottle
    My skin looks a bit black near the injection
    My skin is not turning black
    Two years ago my skin turned black after an injection, it healed and is normal
    Nangingitim ang balat ko sa pinagturukan`),
  emergency(`I have the worst headache of my life and my neck is stiff
    My husband has a sudden worst headache ever
    A really bad headache came suddenly, the worst so far
    I do not have the worst headache of my life
    Last year I had the worst headache of my life, it was treated and I am fine now
    Biglang sobrang sakit ng ulo ko, pinakamasakit sa buong buhay ko`),
  emergency(`I cannot swallow and my throat is closing
    Her throat is closing up
    My throat feels like it is closing a little
    My throat is not closing
    Years ago my throat was closing from an allergy, I was treated and I am fine now
    Sumasara ang lalamunan ko`),
  emergency(`My blood sugar is 38
    My mother's blood sugar dropped low and she is confused
    My sugar seems low and I feel shaky
    My blood sugar is not low
    Last year my blood sugar was very low, it was treated and is normal
    Bumaba ang sugar ko, nanginginig ako`),
  emergency(`He will not wake up
    My wife does not wake up after the shot
    It is hard to wake him, he hardly responds
    He is not unconscious
    Years ago my brother was unconscious after an accident, he recovered and is fine
    Hindi siya magising`),
  emergency(`My heart is racing and my chest hurts
    My dad's heart is pounding and he is dizzy
    My heart keeps skipping and I feel faint
    My heart is not racing and my chest is fine
    In 2021 my heart was racing and I fainted, it was treated and I am well
    Ang bilis ng tibok ng puso ko at masakit ang dibdib`),
  emergency(`I have not peed for a day and I am very dehydrated
    My son has not peed since yesterday and keeps vomiting
    I hardly pee, very dehydrated I guess
    I am not dehydrated
    Last year I was severely dehydrated, it was treated and I am okay now
    Hindi na ako umiihi mula kahapon, sobrang dehydrated`),
  emergency(`I injected the wrong medicine
    My husband took the wrong dose
    I may have taken the wrong vial
    I did not take the wrong dose
    Two years ago I took the wrong dose, nothing happened and I am fine
    Mali yung naiturok kong gamot`),
  emergency(`I have an infected injection site with pus and fever
    My cousin has a fever and redness where she injected
    The spot where I injected is red and I feel feverish
    My injection site has no pus and I have no fever
    Last year my injection site was infected with fever, it healed and is gone
    May nana yung pinagturukan ko at nilalagnat ako`),
  crisis(`I want to kill myself
    My brother wants to kill himself
    I do not see a reason to go on
    I do not want to kill myself
    Years ago I wanted to kill myself, I recovered and I am well now
    Gusto ko nang mamatay`),
  crisis(`I am thinking about suicide
    My friend talks about suicide
    Everyone would be better off without me
    I have no thoughts of suicide
    In 2017 I had thoughts of suicide, I was treated and I am okay now
    Iniisip ko nang magpakamatay`),
  crisis(`I do not want to live anymore
    My daughter does not want to live anymore
    I am just tired of living
    It is not true that I want to die
    Years ago I did not want to live, I got better and I am fine now
    Ayoko nang mabuhay`),
  crisis(`I want to end my life with my pills tonight
    My husband wants to end his life with a rope
    I bought a rope and wrote a goodbye note
    I am not going to end my life
    Ten years ago I wanted to end my life, I recovered and I am well now
    Balak kong magbigti gamit ang lubid`),
  crisis(`I have been cutting myself
    My sister is cutting herself
    Sometimes I feel like hurting myself
    I do not cut myself
    As a teen I was cutting myself, I was treated and I am well now
    Naglalaslas ako minsan`),
  crisis(`How many pills would kill me
    How many pills would it take to kill someone like my brother
    I would like to go to sleep and never wake up
    I do not want to die
    Years ago I wanted to die, I got treated and I am fine now
    Ilang gamot ang kailangan para mamatay`),
  crisis(`I wish I was dead
    My son says he wishes he was dead
    I feel like such a burden to all of them
    I do not wish I was dead
    Two years ago I wished I was dead, I got treated and I am well now
    Sana patay na lang ako`),
  crisis(`I cannot go on anymore
    She says she cannot go on anymore
    What is the point of living
    I am not hopeless
    In 2016 I felt hopeless, I recovered and I am okay now
    Hindi ko na kaya, pagod na akong mabuhay`),
  doctor(`I have a lump in my neck
    My aunt has a lump in her neck
    There seems to be a small bump on my neck
    I have no lump in my neck
    Years ago I had a lump in my neck, it was removed and I am fine
    May bukol ako sa leeg`),
  doctor(`My voice has been hoarse for three weeks
    My mother is hoarse for weeks now
    I sound a bit hoarse these days
    I am not hoarse
    Last year I was hoarse, it went away and I am fine now
    Namamaos ako ng ilang linggo na`),
  doctor(`I have been depressed since I started
    My wife is depressed since she started it
    I feel a bit depressed these days
    I am not depressed
    Years ago I was depressed, I recovered and I am well now
    Depressed ako mula nang nagsimula ako`),
];
