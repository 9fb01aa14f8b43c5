import { readCautions } from "./read-cautions.ts";

export const ORGAN_CONDITIONS = readCautions(
  { kind: "condition" },
  `
kidney | Kidney disease | warnings
  kidney, kidneys, ckd, dialysis, hemodialysis, high creatinine, low egfr, nephrotic
  sakit sa bato, sira ang bato, isa lang ang bato, nagdadialysis, nagda dialysis, mataas ang creatinine, mataas creatinine
  sakit sa bato, nagdialysis, taas og creatinine
  sakit ti bekkel, sakit iti bekkel, agdialysis, agdaydialysis, maysa ti bekkel

liver | Liver disease | warnings
  liver disease, liver problem, liver failure, liver cirrhosis, cirrhosis, hepatitis, hep b, hep c, hbsag, fatty liver, high sgpt, elevated sgpt, liver enzymes, high alt
  sakit sa atay, sira ang atay, mataas ang sgpt, mataas sgpt
  sakit sa atay, guba ang atay, taas og sgpt
  sakit ti dalem, sakit iti dalem

heart | Heart disease | warnings
  heart disease, heart failure, heart attack, heart condition, heart problem, heart surgery, heart bypass, stent, angioplasty, coronary, cardiomyopathy, enlarged heart, rheumatic heart, congestive, valve replacement, pacemaker, enlargement of the heart
  sakit sa puso, inatake sa puso, na atake sa puso, may stent, lumalaki ang puso, naoperahan sa puso
  sakit sa kasingkasing, giatake sa kasingkasing, naay stent
  sakit ti puso, sakit iti puso, naatake ti puso

rhythm | An irregular or fast heartbeat | warnings
  atrial fibrillation, afib, arrhythmia, irregular heartbeat, svt, tachycardia, long qt, wpw
  iregular ang tibok, mabilis ang tibok ng puso
  kusog ang pitik sa kasingkasing
  napartak ti pitik ti puso

stroke | A stroke or a blood clot | own | passes
  stroke survivor, had a stroke, mild stroke, dvt, blood clot, blood clots, pulmonary embolism, deep vein thrombosis, after my stroke
  na stroke, nastroke, na mild stroke, inistroke, may namuong dugo
  gi stroke, na stroke, naistroke
  naistroke, na stroke

pressure | High blood pressure | warnings
  hypertension, hypertensive, high blood pressure, highblood
  may high blood, may highblood, alta presyon, altapresyon
  alta presyon, naay high blood, naa koy high blood
  alta presion, adda high blood

lungs | Severe lung disease or sleep apnea | own
  copd, emphysema, pulmonary hypertension, pulmonary fibrosis, sleep apnea, oxygen at home, cpap
  sakit sa baga
  sakit sa baga
  sakit ti bara
`,
);
