import { GLP1_COMPOUNDS } from "../compounds.ts";
import { readCautions } from "./read-cautions.ts";

export const ORAL_MEDICINES = readCautions(
  { kind: "medicine", compounds: GLP1_COMPOUNDS },
  `
contraceptive | Birth control pills | interactions
  birth control, contraceptive, contraceptives, oral contraceptive, on the pill, my pills fail, trust pills, althea pills, yaz, diane 35, daphne pills, lady pills, yasmin pills, marvelon, mercilon, nordette, microgynon, logynon, gracial, minulet, gynera, cerazette, exluton, exluton pills, qlaira, femodene, diane35, diane pills, rigevidon, famila 28, seif pill, micropil, minipill, mini pill, progestin only, levonorgestrel, ethinyl, drospirenone, desogestrel, cyproterone, lynestrenol, ocp, ocps, combined pill, bc pills, birthcontrol, birht control, pilss for family planning, morning after pill, emergency pill, plan b pill, postinor, fp pills
  pills ko, nagpipills, nag pipills, naka pills, kontraseptibo, pampigil sa pagbubuntis, umiinom ng trust, umiinom ng althea, umiinom ng diane, iniinom kong pills, nagtetake ng pills, nagtatake ng pills, nag te take ng pills, naka diane, naka althea, pills po ako, pills user, kontra buntis, pang kontra buntis, panlaban sa buntis, gamot para di mabuntis
  nagpills, nag pills, pildoras, family planning pills, gainom og pills, pangontra sa buntis, tambal aron dili mabuntis, naga pills, naga inom pills, bulong para indi magbusong, pills user ako
  agpipills, agpi pills, agin inom ti pills, ag pills ak, pills ti family planning, agas tapno saan nga agsikog

levothyroxine | Thyroid medicine, such as levothyroxine | interactions
  levothyroxine, eltroxin, euthyrox, thyrax, synthroid, methimazole, tapazole, carbimazole, propylthiouracil, ptu, thyroid medicine, thyroid meds, thyroid medication, levoxyl, levothyrox, l thyroxine, thyroxine, lthyroxine, eutirox, tapdin, thiamazole, strumazol, neo mercazole, neomercazole, liothyronine, cytomel, armour thyroid, thyroid pills, thyroid tablet, thyroid tablets, thyroid maintenance, goiter medicine, goiter meds, thyroid hormone pill
  gamot sa thyroid, gamot sa goiter, maintenance sa thyroid, maintenance sa goiter, gamot sa bosyo, gamot sa goyter, gamot sa tyroid, iniinom sa umaga bago kumain na thyroid
  tambal sa thyroid, tambal sa goiter, tambal sa goyter, tambal sa bosyo, bulong sa thyroid, bulong sa goiter, bulong sa goyter
  agas ti thyroid, agas ti goiter, agas ti goyter, agas ti biel, maintenance ti thyroid

hormone | Hormone treatment | interactions
  hormone replacement, hrt, estrogen, estradiol, testosterone, tamoxifen, letrozole, clomiphene, clomid, premarin, progynova, estrofem, climen, femoston, livial, tibolone, provera, duphaston, dydrogesterone, utrogestan, heragest, progesterone, primolut, norethisterone, androgel, nebido, sustanon, testo shots, trt, on trt, gender affirming, feminizing hormones, masculinizing hormones, trans hormones, transwoman on hormones, transman on t, transition hormones, androcur, anastrozole, arimidex, femara, nolvadex, raloxifene, evista, goserelin, zoladex, lucrin, leuprolide, gonal f, puregon, hcg injection, pregnyl, clomifene, ovamit, cabergoline, dostinex, bromocriptine, menopause pills, anabolic steroids, anavar, dianabol
  nag ho hormones, naghohormones, naghohormone, umiinom ng hormones, nagtuturok ng hormones, pampababae na hormone, hormone pills, hormones ko, gamot sa menopause, pampakapit, pampareglang gamot, trans po ako naka hormones, naka trt
  nag hormones, ga hormones, tambal sa menopause, naka hormones ko, naga hormones, bulong sa menopause
  ag hormones, agas ti menopause

narrow | Medicines with a narrow range, such as theophylline | interactions
  theophylline, doxofylline, aminophylline, colchicine, narrow therapeutic, teofilin, nuelin, asmasolon, theo dur, ansimar, puroxan, goutnil, tacro level, drug level monitoring, drug levels monitored, quinidine, phenytoin level
  umiinom ng ansimar, gamot sa hika na ansimar, minomonitor ang level ng gamot, chine check ang level ng gamot
  gi monitor ang level sa tambal
  -

many_medicines | Many medicines every day | interactions
  many medicines, many medications, several medicines, several medications, lots of medicines, lots of meds, many meds, polypharmacy, ten medicines, 5 medicines, 6 medicines, 7 medicines, 8 medicines, 10 medicines, a lot of meds, a lot of medicines, a lot of maintenance, lots of maintenance, tons of meds, bunch of medications, handful of pills, pillbox full, list of my meds, list of my medications, five maintenance, six maintenance, 9 medicines, ten tablets a day, 10 tablets a day, multiple medications, multiple meds, multiple maintenance, polymeds
  maraming gamot, daming gamot, ang dami kong iniinom na gamot, maraming maintenance, dami maintenance, sangkaterbang gamot, sandamakmak na gamot, isang dakot na gamot, ang daming maintenance, dami kong iniinom na gamot, dami kong gamot, sari saring gamot, limang klase ng gamot, anim na klase ng gamot, pitong klase ng gamot, walong klase ng gamot, limang maintenance, anim na maintenance, patong patong na gamot
  daghan og tambal, daghang tambal, daghan ug tambal, daghan kog tambal, daghan kaayo kog maintenance, daghan og maintenance, daghang maintenance, lain laing tambal, usa ka kumo nga tambal, lima ka klase nga tambal, unom ka klase nga tambal, damo gid nga bulong, madamo nga bulong, damo nga maintenance, damo akon maintenance, lima ka klase nga bulong
  adu nga agas, adu ti agas, adu a maintenance, nadumaduma nga agas, lima a klase ti agas, adu ti maintenance ko
`,
);
