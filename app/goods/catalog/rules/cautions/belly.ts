import { GLP1_COMPOUNDS } from "../compounds.ts";
import { readCautions } from "./read-cautions.ts";

export const BELLY_CONDITIONS = readCautions(
  { kind: "condition", compounds: GLP1_COMPOUNDS },
  `
stomach | Severe stomach disease, such as gastroparesis | warnings
  gastroparesis, stomach paralysis, slow stomach, delayed gastric emptying, stomach ulcer, peptic ulcer, bleeding ulcer, gastric ulcer, severe gerd, hiatal hernia, achalasia, severe reflux
  may ulcer, ulcer sa tiyan, may gerd, malala ang gerd
  naay ulcer, ulcer sa tiyan, naay gerd
  adda ulcer, ulcer ti tian

bowel | Bowel disease or an obstruction | warnings
  crohn, crohns, ulcerative colitis, inflammatory bowel, ibd, ibs, bowel obstruction, intestinal obstruction, ileus, diverticulitis, colostomy, ileostomy, short bowel, chronic constipation, bowel resection
  sakit sa bituka, barado ang bituka, may colitis
  sakit sa tinai, bara ang tinai
  sakit ti bagis, barado ti bagis

bariatric | Bariatric surgery | own
  bariatric, gastric sleeve, gastric bypass, gastric band, lap band, gastric balloon, sleeve gastrectomy, vsg, roux en y, stomach stapling
  pinaliit ang tiyan, pinutol ang sikmura, nagpa sleeve
  gipagamyan ang tiyan, nagpa sleeve
  pinabassit ti tian

dehydration | Illness that dehydrates you | warnings | passes
  dehydrate easily, dehydrated easily, always dehydrated
  madaling ma dehydrate
  dali ma dehydrate
  nalaka a madehydrate

surgery | Planned surgery, sedation or endoscopy | warnings
  upcoming surgery, planned surgery, scheduled surgery, scheduled for surgery, surgery next, surgery tomorrow, surgery this, surgery on, surgery soon, before my surgery, before surgery, having surgery, need surgery, have surgery, will have surgery, for surgery, operation next, operation on, scheduled operation, anesthesia, anaesthesia, sedation, sedated, endoscopy, colonoscopy, liposuction, lipo next, tummy tuck, wisdom tooth removal, procedure next week, cataract surgery
  operasyon, ooperahan, maoperahan, magpapaopera, magpaopera, papaopera, opera ko, i endoscopy, ma endoscopy
  operahan, operasyon, magpa opera, ma operahan
  maoperaan, maopera, operasion

alcohol | Heavy drinking | own
  alcoholic, drink every day, drink daily, heavy drinker, alcohol dependence, alcohol withdrawal, binge drinking
  lasenggo, lasengga, araw araw umiinom, araw araw akong umiinom, umiinom araw araw
  palahubog, adlaw adlaw mag inom, adlaw adlaw moinom
  bartikero, inaldaw agin inom, inaldaw uminom
`,
);
