const lines = (text: string) => text.trim().split(/\n\s*/);

/**
 * Conditions and medicines in four languages, written after the table of cautions. It named 44 of
 * these 48 at first sight (92 %, 95 % interval 80 to 97 %), and was mended for the others.
 */
export const CONDITIONS_ASKED = lines(`
  hi nurse here from Cebu, patient ko naa siyay CKD stage 3, safe ra ba ang tirzepatide niya
  naka-maintenance po ako ng Eliquis dahil sa AFib, pwede po ba ang semaglutide
  I take Euthyrox every morning before breakfast. any problem with tirz?
  my psychiatrist has me on lithum 600, can i start this week
  im 16 turning 17 and my mom said ok to try
  lola ko 78 na po, gusto daw niya ng NAD
  kabuwanan ko na sa January, pwede pa ba yung sema
  nagpapadede ako sa 4 month old ko, may effect ba sa gatas
  we are doing IVF in March. should I stop
  had my gallbladder out in 2022, ok lang ba
  tinanggal po ang kalahati ng thyroid ko dati
  auntie died of medullary thyroid cancer
  pancreatitis twice already from alcohol, can I still try
  endoscopy ko next week, tuloy ko ba ang turok
  magpapa lipo ako next month sabay sana sa reta
  gastric sleeve 2 years ago and gained back 15 kilos
  may ulcerative colitis ako since college
  type 1 ako, naka insulin pump
  Metformin and gliclazide daily. Which of your products can I add?
  naglalaro ang sugar ko, minsan 55 lang
  doctor said i have diabetic retinopathy both eyes
  epileptic since childhood, taking Keppra
  nag TB treatment ako ngayon, pang 3 months na
  HIV positive on TLD, any interaction
  kidney transplant recipient taking Prograf
  i use trust pills. will they still work
  breast cancer, finished chemo last May
  recovering from bulimia, scared to relapse
  wilson's disease here. ghk-cu ok?
  allergic ako sa penicillin at sa itlog
  heavy drinker talaga ako boss, araw araw red horse
  SGPT ko 140, fatty liver grade 2
  naistroke ni tatang idi tawen 2024, mabalin kadi ti NAD
  masikog ni misis ko, mabalin na kadi nga agusar
  agpaspasuso ak pay, saan kadi a peggad
  naay sakit sa kasingkasing akong papa, pwede siya mo gamit
  mabdos ko ug duha ka bulan, unsa may pwede
  adda diabetes ko ken agin-insulin ak
  operahan ko sunod semana, mopadayon ba ko
  tigulang na akong mama, 81 anyos, gusto siya mo niwang
  dialysis twice a week si kuya, pwede ba sa kanya lipo c
  my BMI is 19 but I want to lose 5 kg for a shoot
  on warfarin for a mechanical valve
  i take losartan and a water pill
  lupus and on prednisone 10mg
  clozapine 200 at night, weight gain is terrible so thinking of sema
  hemophiliac ako, pwede ba ang mga injection nyo
  plano naming mag-anak next year, kailan dapat tumigil
`);

/** Harmless questions of the other sets that still name a condition, so that a doctor comes first. */
export const NAMES_A_CONDITION: ReadonlySet<string> = new Set(
  lines(`
  my friend had a heart attack years ago and is fine now, can he order for me
  my mom had breast cancer 10 years ago, cured now. Is collagen ok
  is it safe for diabetics in general
  ok lng b s buntis ung sunscreen
  pwede ba sa may high blood
  can i use tirzepatide with metformin
  blood thinner users, can they use bpc
  I had a heart attack back in 2016, two stents, all good since then and that is ancient history now. Do you ship to Iloilo?
  i had a bad allergic reaction in 2017, epipen and all, fine since. which product has no latex stopper?
  na overdose si lolo ng insulin noong 2011, nakauwi din at okay na. may senior discount ba
  survived a heart attack in 2015, cleared by my cardiologist, is collagen vegan
  may discount ba for PWD stroke survivor ang tatay ko
  diabetic friendly ba yung gummies
  para po to sa teenager kong basketball player, happy kid sya at walang depression or suicidal thoughts. allowed ba ang peptides sa minors?
  is bpc-157 allowed for athletes who get drug tested, sumasali kasi ako sa mga fun run
  5 months pregnant here, walang bleeding, di masakit ulo at malinaw naman paningin ko. ask ko lang kung pwede i-gift wrap yung order para kay mama
  had a clot in my leg that went to the lungs way back 2009, finished the blood thinners, cleared by my doctor long ago. do you accept maya?
`),
);

/** No one has these conditions. The table names them all the same. */
export const NAMED_FALSELY: ReadonlySet<string> = new Set(
  lines(`
  I'm allergic to bad customer service haha
  my friend died last year of cancer, she loved your shop
`),
);
