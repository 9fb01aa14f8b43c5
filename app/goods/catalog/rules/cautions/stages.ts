import { readCautions } from "./read-cautions.ts";

/** Times of life. Ages are numbers, so `name-cautions.ts` reads them. */
export const STAGE_CAUTIONS = readCautions(
  { kind: "stage" },
  `
pregnant | Pregnancy | populations
  pregnant, preggy, preggo, preggers, expecting a baby, first trimester, second trimester, third trimester, weeks preg, months preg, positive pregnancy test
  buntis, nabuntis, nagbubuntis, pagbubuntis, nagdadalang tao, naglilihi, kabuwanan ko, kabuwanan niya
  mabdos, nagmabdos, buros, nagburos, nagbuntis
  masikog, nasikog, agsikog

late_period | A late period, until a test says otherwise | populations
  missed my period, missed period, late period, period is late, period is delayed, delayed period, delayed menstruation, delayed mens, missed my mens
  delayed ang regla, delayed ako ng, delayed na ako, delayed regla, hindi dinadatnan, hindi pa dinadatnan, wala pang regla, wala pang mens
  delayed ang regla, delayed ko, wala pa koy regla, wala pa gidugo
  saan a dimteng ti regla

trying | Planning a pregnancy | populations
  trying to conceive, trying for a baby, trying to get pregnant, planning to get pregnant, planning a pregnancy, planning a baby, ttc, ivf, fertility treatment, want to get pregnant, want a baby
  gusto magbuntis, gustong mabuntis, planong magbuntis, magbuntis, gusto magka baby, gusto mag baby, nagpapabuntis, mag anak, magkaanak
  gusto mabuntis, gusto magmabdos, plano magbuntis, gusto manganak
  kayat ti agsikog, kayatko agsikog

breastfeeding | Breastfeeding | populations
  breastfeeding, breastfeed, breast feeding, nursing my, nursing mom, nursing mother, lactating, pumping milk, ebf
  nagpapasuso, nagpapadede, nagpapabreastfeed, padede mom, pasuso, nagpapasususo, dumedede pa
  nagpasuso, nagpadede, nagpatutoy, gapasuso
  agpasuso, agpaspasuso, mangipaspasuso

after_birth | A birth in the last months | populations
  gave birth, just delivered a baby, postpartum, cs delivery, caesarean, cesarean
  kapapanganak, kakapanganak, bagong panganak, bagong silang si baby
  bag o lang nanganak, nanganak
  nagpasngay, kapaspasngay

under_18 | Under 18 | own
  under 18, underage, below 18, teenager, my teen, high school student, grade 10, grade 11, grade 12
  menor de edad, bata pa ako, dalagita, binatilyo
  menor de edad, batan on pa
  ubing pay, agtutubo

over_70 | Over 70 | populations
  elderly, in my seventies, in my eighties, octogenarian
  matanda na si, sobrang tanda, ulyanin
  tigulang na, tiguwang na
  lakay unay, baket unay

athlete | Sport with drug tests | own
  athlete, doping, drug test, drug tested, wada
  atleta
  atleta
  atleta

underweight | Normal or low weight | limits
  underweight, bmi 17, bmi 18, bmi 19, bmi of 17, bmi of 18, bmi of 19, normal bmi, already thin, already skinny
  payat na ako, payatot, kulang sa timbang
  niwang na ko, daut na ko
  nakuttong
`,
);
