import { readCautions } from "./read-cautions.ts";

/** Times of life. Ages are numbers, so `name-cautions.ts` reads them. */
export const STAGE_CAUTIONS = readCautions(
  { kind: "stage" },
  `
pregnant | Pregnancy | populations
  pregnant, preggy, preggo, preggers, expecting a baby, first trimester, second trimester, third trimester, weeks preg, months preg, positive pregnancy test, expecting our first, expecting my first, baby bump, carrying a baby, knocked up, two lines on the pt, two red lines, pt positive, positive sa pt, positive pt, positive ang pt, prenatal checkup, prenatal check up, prenatal vitamins, edd ko, pregy, jontis
  buntis, nabuntis, nagbubuntis, pagbubuntis, nagdadalang tao, naglilihi, kabuwanan ko, kabuwanan niya, juntis, bontis, buntes, dalawang guhit sa pt, dalawang linya sa pt, nagdadalangtao, ipinagbubuntis, pinaglilihi, manganganak, manganganak na, nagpapa prenatal, may laman ang tiyan, buwan na ang tiyan, dinadala ko sa sinapupunan, sinapupunan
  mabdos, nagmabdos, buros, nagburos, nagbuntis, mabuntis, nabuntisan, nagsabak, gisabak, naa koy gisabak, duha ka linya sa pt, nagpa prenatal, manganakay, hapit na manganak, nagabusong, busong ko, nagapangidam, ginabusong, mabata na ko, malapit na magbata
  masikog, nasikog, agsikog, masikug, nasikug, agsiksikog, agininaw, sikog ko, dua a linia ti pt

late_period | A late period, until a test says otherwise | populations
  missed my period, missed period, late period, period is late, period is delayed, delayed period, delayed menstruation, delayed mens, missed my mens, period hasnt come, period did not come, period didnt come, no period for, no mens for, no period yet, no mens yet, skipped my period, skipped period, mens is late, mens is delayed, delayed menses, havent had my period, missed my menstruation, late mens
  delayed ang regla, delayed ako ng, delayed na ako, delayed regla, hindi dinadatnan, hindi pa dinadatnan, wala pang regla, wala pang mens, buwanang dalaw, di pa dinadatnan, di ako dinadatnan, hindi nireregla, hindi pa nireregla, di pa nireregla, di pa ko nireregla, walang dalaw, wala pang dalaw, delay ang regla, delay ang mens, delay regla, delay mens, delay na regla, di pa ko dinudugo, hindi pa dinudugo, nadelay ang mens, nadelay regla, na delay ang regla, lampas na ang regla, baka buntis
  delayed ang regla, wala pa koy regla, wala pa gidugo, wala pa ko reglaha, wala pa reglaha, wala ko giregla, wala pa giregla, wala pa miabot akong mens, wala pa niabot akong regla, wala pa muabot ang regla, na delay akong regla, na delay akong mens, wala pa ko dug a, bulanon nga delayed, wala pa ako ginregla, wala pa ako ginaregla, wala pa naga abot ang regla, wala pa nag abot regla
  saan a dimteng ti regla, nataktak ti regla, naladaw ti regla, awan pay ti regla, saan pay nga immay ti regla, awan ti regla

trying | Planning a pregnancy | populations
  trying to conceive, trying for a baby, trying to get pregnant, planning to get pregnant, planning a pregnancy, planning a baby, ttc, ivf, fertility treatment, want to get pregnant, want a baby, trying to have a baby, trying for another baby, working on baby, working on baby number two, conceive, conceiving, hoping to get pregnant, hoping to conceive, ovulation test, ovulation kit, follicle monitoring, fertility doctor, fertility specialist, fertility clinic, iui, egg retrieval, embryo transfer, repro doctor, clomid to get pregnant, off the pill to get pregnant, newlyweds trying, tww
  gusto magbuntis, gustong mabuntis, planong magbuntis, magbuntis, gusto magka baby, gusto mag baby, nagpapabuntis, mag anak, magkaanak, balak mabuntis, gumagawa ng baby, bumubuo ng baby, nagpapaalaga sa ob, nagpapa alaga sa ob, gusto masundan si, susundan na si bunso, sundan si bunso
  gusto mabuntis, gusto magmabdos, plano magbuntis, gusto manganak, gusto na mi makabata, plano namo mag baby, naghimo og baby, lisod mabuntis, gusto ko magbusong, luyag namon magka bata, luyag ko magbusong, gusto namon makabata
  kayat ti agsikog, kayatko agsikog, kayatmi ti maaddaan anak, kayatmi ti agsikog, kayat mi agpaanak, marigatan agsikog

breastfeeding | Breastfeeding | populations
  breastfeeding, breastfeed, breast feeding, nursing my, nursing mom, nursing mother, lactating, pumping milk, ebf, still nursing, breastmilk, breast milk, bf mom, bfing, exclusive bf, mixed feeding, unli latch, unlilatch, milk supply, breast pump, pumping mom, human milk, i lactate, wet nurse, weaning my baby, tandem nursing
  nagpapasuso, nagpapadede, nagpapabreastfeed, padede mom, pasuso, nagpapasususo, dumedede pa, nagbebreastfeed, padede, padede pa, nagdodododo, dumedede, dumededede, sumususo, sumususo pa, gatas ng ina, gatas ko para kay baby, inaawat ko si baby, nagpapa dede
  nagpasuso, nagpadede, nagpatutoy, gapasuso, gapatotoy, nag padede, totoy pa, mutoy pa, nagtutoy pa, gapadede, nagpadodo, ga dodo pa
  agpasuso, agpaspasuso, mangipaspasuso, agsussuso, agsusuo pay, agpapadede, pasusuen, agpadodo

after_birth | A birth in the last months | populations
  gave birth, just delivered a baby, postpartum, cs delivery, caesarean, cesarean, had a baby, just had a baby, had my baby, newborn at home, new mom, after giving birth, c section, csection, ceasarian, cs mom, cs scar, tahi ng cs, normal delivery last, months pp, weeks pp, mos pp, post partum, nsd last, delivered via cs, post natal, lochia, binat
  kapapanganak, kakapanganak, bagong panganak, bagong silang si baby, na cs ako, na cs, nacs ako, naka cs, galing sa panganganak, bagong anak, bagong panganganak, kakaanak, kaaanak ko lang, months pa lang si baby, months old baby ko, tahi ko sa cs
  bag o lang nanganak, nanganak, gi cs ko, na cs ko, gi cs, pagkahuman og panganak, bulan pa akong baby, gi binat, nabughat, bughat, bag o lang nakabata, nakabata lang, nagbata ako, gin cs ako
  nagpasngay, kapaspasngay, nagpaanak, kapasngay, na cs ak, na cs nak, bulan pay laeng ti baby

under_18 | Under 18 | own
  under 18, underage, below 18, teenager, my teen, high school student, grade 10, grade 11, grade 12, im a minor, minor pa ako, turning 16, turning 17, turning 15, fifteen years old, fourteen years old, not yet 18, not yet eighteen, almost 18, teen daughter, teen son, senior high student, junior high student, highschool student, high school pa, in high school, student pa lang ako, my kid is overweight, obese child, chubby kid, child dose, pediatric
  menor de edad, bata pa ako, dalagita, binatilyo, menor po ako, wala pang 18, wala pang disi otso, disisiete, disi siete, disisais, disi sais, kinse anyos, katorse anyos, trese anyos, hindi pa 18, di pa 18, batang mataba, mataba kong anak, matabang anak, pwede sa bata, para sa bata, teen pa lang, tinedyer
  menor de edad, batan on pa, wala pay 18, dili pa 18, disisyete, disisays, kinse pa ko, high school pa ko, tin edyer, wala pa 18, bata pa ko, para sa kabataan
  ubing pay, agtutubo, awan pay 18, ubing a nalukmeg, para ti ubing, mabalin ti ubing

over_70 | Over 70 | populations
  elderly, in my seventies, in my eighties, octogenarian, very old, 70s na, seventy years, bedridden, frail, dementia, alzheimers, alzheimer, geriatric, great grandmother
  matanda na si, sobrang tanda, ulyanin, pitumpung taon, nobenta anyos, sitenta anyos, otsenta anyos, lola kong matanda, matandang matanda, sobrang matanda na, uugod ugod, makakalimutin na, nag uulyanin, nakaratay
  tigulang na, tiguwang na, sitenta na, tigulang kaayo, edaran na, limtanon na, gulang na kaayo
  lakay unay, baket unay, nataengan unay, nakalkaluyen, pitopulo, walopulo, managlilipat

athlete | Sport with drug tests | own
  athlete, doping, drug test, drug tested, wada, competitive swimmer, competitive runner, varsity player, uaap, ncaa player, national team, natl team, sea games, palarong pambansa, olympic athlete, bodybuilding competition, bodybuilding show, physique competition, mma fighter, pro boxer, professional boxer, marathoner, ironman, triathlete, tested for drugs, antidoping, usada, powerlifting meet
  atleta, kasali sa palaro, manlalaro, boksingero, lalaban ako sa, idadrug test, ipapadrug test, papadrug test
  atleta, magdudula, boksidor, hampang sa palaro, manughampang
  atleta, agay ayam iti palaro

underweight | Normal or low weight | limits
  underweight, bmi 17, bmi 18, bmi 19, bmi of 17, bmi of 18, bmi of 19, normal bmi, already thin, already skinny, not overweight, not fat, bmi 20, bmi 21, bmi of 20, bmi of 21, bmi is normal, normal weight, ideal weight already, healthy weight already, already slim, im slim, skinny na ako, petite na, just want to lose 3 kg, just 2 kilos, last 5 pounds, only 45 kilos, 40kg lang ako, 42kg lang ako, 43kg lang ako, 45kg lang ako, 48kg lang ako, weigh 45, weigh 42, weigh 40, weigh 43
  payat na ako, payatot, kulang sa timbang, hindi naman ako mataba, di naman ako mataba, di ako mataba, payat naman ako, payat ako, normal naman timbang ko, sakto lang timbang, sakto lang katawan, kulang ang timbang, mababa ang timbang, buto t balat, buto at balat, 45 kilo lang ako
  niwang na ko, daut na ko, niwang ko, dili ko tambok, di ko tambok, dili man ko tambok, dili ra ko tambok, sakto ra akong timbang, ubos akong timbang, niwang ako, indi man ako tambok, manubo ang timbang
  nakuttong, saanak nga nalukmeg, haanak a nalukmeg, kurang ti timbang
`,
);
