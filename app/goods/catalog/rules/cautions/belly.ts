import { GLP1_COMPOUNDS } from "../compounds.ts";
import { readCautions } from "./read-cautions.ts";

export const BELLY_CONDITIONS = readCautions(
  { kind: "condition", compounds: GLP1_COMPOUNDS },
  `
stomach | Severe stomach disease, such as gastroparesis | warnings
  gastroparesis, stomach paralysis, slow stomach, delayed gastric emptying, stomach ulcer, peptic ulcer, bleeding ulcer, gastric ulcer, severe gerd, hiatal hernia, achalasia, severe reflux, gastric ulser, ulser, gastritis, chronic gastritis, acid reflux, hyperacidity, hyperacidic, gerd patient, gerd ko, severe gurd, h pylori, hpylori, helicobacter, barretts esophagus, esophagitis, duodenal ulcer, gastro paresis, stomach does not empty, stomach bleeding, gi bleed, omeprazole everyday, omeprazole daily, pantoprazole, esomeprazole, nexium, rabeprazole, lansoprazole, gaviscon everyday, pyloric, dyspepsia
  may ulcer, ulcer sa tiyan, may gerd, malala ang gerd, maasim ang sikmura, malakas ang acid, mataas ang acid, sakit sa sikmura, may ulser, butas ang sikmura, namamaga ang sikmura, umaakyat ang acid, inaacid, acidic ako, sinisikmura, laging sinisikmura, hindi natutunawan, mabagal ang panunaw
  naay ulcer, ulcer sa tiyan, naay gerd, aslom ang tiyan, aslom akong tiyan, naay ulser, acidic ko, hinay ang panghilis, sakit sa kuto kuto, maaslom ang tiyan, masakit kutokuto
  adda ulcer, ulcer ti tian, agalsem ti tian, naalsem ti tian, sakit ti rusok, acidic nak

bowel | Bowel disease or an obstruction | warnings
  crohn, crohns, ulcerative colitis, inflammatory bowel, ibd, ibs, bowel obstruction, intestinal obstruction, ileus, diverticulitis, colostomy, ileostomy, short bowel, chronic constipation, bowel resection, colitis, ulcerative, uc patient, chrons, irritable bowel, celiac, coeliac, sibo, bowel problem, intestine problem, blocked intestine, twisted bowel, volvulus, intussusception, ostomy, stoma, stoma bag, adhesions, colon surgery, colectomy, appendix surgery, appendicitis before, impaction, chronic constipated, always constipated, severe constipation, hirschsprung, hernia, inguinal hernia, anal fissure, rectal prolapse, colon polyps
  sakit sa bituka, barado ang bituka, may colitis, buhol ang bituka, nabuhol ang bituka, barado bituka, inoperahan sa bituka, naputulan ng bituka, pinutol ang bituka, laging constipated, laging tibi, luslos, may luslos, matagal nang tibi, hindi dumudumi ng isang linggo, tumigil ang bituka, naoperahan sa appendix
  sakit sa tinai, bara ang tinai, naputlan og tinai, gioperahan sa tinai, nabara ang tinai, lubag ang tinai, dili kalibang og usa ka semana, kanunay gitibi, ginoperahan sa tinai, nabara tinai, pirme ginatibi, indi kapamus on
  sakit ti bagis, barado ti bagis, naputed ti bagis, naoperaan ti bagis, lusnos, kanayon nga agtibi

bariatric | Bariatric surgery | own
  bariatric, gastric sleeve, gastric bypass, gastric band, lap band, gastric balloon, sleeve gastrectomy, vsg, roux en y, stomach stapling, vertical sleeve, sleeved, sleeve surgery, sleeve op, bypass patient, rny, gastrectomy, weight loss surgery, wls, stomach reduction, orbera, allurion, swallowable balloon, stomach balloon, intragastric balloon, esg, endosleeve, gastric plication, lapband, duodenal switch, metabolic surgery, part of stomach removed
  pinaliit ang tiyan, pinutol ang sikmura, nagpa sleeve, pinaliitan ang tiyan, pinaliitan ang sikmura, binawasan ang sikmura, binawasan ang bituka, nagpa bypass ng tiyan, may lobo sa tiyan, naka balloon sa tiyan, tinahi ang sikmura, na sleeve, naoperahan para pumayat, operasyon pampapayat
  gipagamyan ang tiyan, nagpa sleeve, giputlan ang tiyan, naay balloon sa tiyan, gioperahan para moniwang, gin gamayan ang tiyan, ginoperahan para magniwang
  pinabassit ti tian, napabassit ti rusok, naoperaan tapno kumuttong

dehydration | Illness that dehydrates you | warnings | passes
  dehydrate easily, dehydrated easily, always dehydrated, dehydrated before, dehydration before, hospitalized for dehydration, loose bowel all week, diarrhea now, lbm now, lbm for days, gastroenteritis, amoebiasis, amebiasis, cholera, typhoid, food poisoned, stomach flu, vomiting for days, heat stroke before, hydrite, ileostomy output
  madaling ma dehydrate, nadehydrate, na dehydrate, laging dehydrated, nagtatae pa, nagtatae ngayon, nag lbm, nagla lbm, nag aalboroto ang tiyan, inaamoeba, suka at tae, suka tae, pagsusuka at pagtatae
  dali ma dehydrate, suka kalibang, suka kag kalibang, nagasuka kag nagakurso
  nalaka a madehydrate, agtaktakki, agburburis, burris, sarwa ken takki

surgery | Planned surgery, sedation or endoscopy | warnings
  upcoming surgery, planned surgery, scheduled surgery, scheduled for surgery, surgery next, surgery tomorrow, surgery this, surgery on, surgery soon, before my surgery, before surgery, having surgery, need surgery, have surgery, will have surgery, for surgery, operation next, operation on, scheduled operation, anesthesia, anaesthesia, sedation, sedated, endoscopy, colonoscopy, liposuction, tummy tuck, wisdom tooth removal, procedure next week, cataract surgery, surgery schedule, surgery date, op next week, for operation, elective surgery, pre op, preop, epidural, propofol, dental surgery, impacted tooth, impacted wisdom, odontectomy, gastroscopy, colonos, egd, breast augmentation, boob job, nose job, lipo360, hysterectomy, myomectomy, d and c, raspa, appendectomy, mastectomy, hemorrhoidectomy, knee replacement, acl surgery, biopsy, c section schedule, scheduled cs, bypass schedule, circumcision, egg pickup
  operasyon, ooperahan, maoperahan, magpapaopera, magpaopera, papaopera, opera ko, i endoscopy, ma endoscopy, magpaparetoke, papa retoke, magpapabunot ng ngipin, bubunutan ng ngipin, rarapsahin, raraspahin, naka sked sa opera, papatulugin, patutulugin, tuturukan ng pampatulog, magpapatuli, schedule ng cs
  operahan, operasyon, magpa opera, ma operahan, operahonon, sched sa opera, patulgon, magpaibot og ngipon, ibton ang ngipon, raspahon, magpa retoke, ma opera, patulugon, magpagabot ngipon, may schedule ako sang opera
  maoperaan, maopera, operasion, agpaopera, agpa opera, paturogen, agpaikkat ti ngipen

alcohol | Heavy drinking | own
  alcoholic, drink alcohol daily, heavy drinker, alcohol dependence, alcohol withdrawal, binge drinking, alcoholism, alkoholik, drinks a lot, drink a lot, drinking a lot, drunk every weekend, heavy drinking, alcohol addict, alcohol problem, alcohol rehab, sober for, aa meetings, alcohol detox, gin everyday, beer everyday, beer every night, wine every night, bottle a day, drinking problem, liquor everyday, emperador everyday, red horse everyday, alcohol use disorder
  lasenggo, lasengga, araw araw umiinom, araw araw akong umiinom, umiinom araw araw, manginginom, tomador, tomadora, lasinggero, lasinggera, lasengero, sunog baga, sunog atay, gabi gabi umiinom, gabi gabing inom, laging lasing, araw araw lasing, inom gabi gabi, inuman gabi gabi, hindi mapigil sa alak, adik sa alak, isang kahang beer
  palahubog, adlaw adlaw mag inom, adlaw adlaw moinom, hubog pirmi, pirmi hubog, kada gabii inom, kada gabii moinom, hubghubog, palainom, gabii gabii inom, tagay kada adlaw, tagay kada gabii, adik sa ilimnon, kada gab i inom, pirme hubog, hubog adlaw adlaw
  bartikero, inaldaw agin inom, inaldaw uminom, mammartek, nabartek nga inaldaw, binigat nga agbartek, rinabii nga agin inom, kanayon a nabartek
`,
);
