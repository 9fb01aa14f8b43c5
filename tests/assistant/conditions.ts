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
