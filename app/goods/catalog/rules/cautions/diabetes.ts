import { GLP1_COMPOUNDS } from "../compounds.ts";
import { readCautions } from "./read-cautions.ts";

export const DIABETES_MEDICINES = readCautions(
  { kind: "medicine", compounds: GLP1_COMPOUNDS },
  `
insulin | Insulin | interactions
  insulin, lantus, humalog, novorapid, novolin, humulin, mixtard, toujeo, tresiba, levemir, apidra, glargine
  nag iinsulin, nagiinsulin, naka insulin, turok na insulin
  nag insulin, gainsulin
  agin insulin, agiinsulin

sulfonylurea | Sulfonylureas, such as gliclazide | interactions
  sulfonylurea, sulfonylureas, gliclazide, diamicron, glimepiride, solosa, glipizide, glibenclamide, glyburide, repaglinide
  gamot pampababa ng sugar, gamot sa sugar
  tambal sa sugar
  agas ti sugar, agas para iti asukal

diabetes_pills | Other medicines for diabetes | interactions
  metformin, glucophage, sitagliptin, januvia, empagliflozin, jardiance, dapagliflozin, forxiga, linagliptin, trajenta, vildagliptin, galvus, pioglitazone, diabetes medicine, diabetes meds, maintenance for diabetes
  gamot sa diabetes, gamot sa diabetis, maintenance sa diabetes
  tambal sa diabetes, tambal sa diabetis
  agas ti diabetes, agas ti diabetis

other_glp1 | Another GLP-1 medicine | limits
  together with ozempic, along with ozempic, with my ozempic, with rybelsus, still on ozempic, still on saxenda, with trulicity, with victoza
  sabay sa ozempic, isabay sa ozempic, sabay ang ozempic
  dungan sa ozempic, dungan ang ozempic
  agkadua a ozempic

slimming_pills | Other medicines or pills for weight loss | limits
  phentermine, duromine, orlistat, xenical, contrave, sibutramine, slimming pills, diet pills, bangkok pills
  pampapayat na gamot, pampapayat na tableta, pildoras pampapayat
  tambal pangpaniwang, pangpaniwang nga tambal
  agas a pangpakuttong
`,
);

export const DIABETES_CONDITIONS = readCautions(
  { kind: "condition", compounds: GLP1_COMPOUNDS },
  `
type_1 | Type 1 diabetes | warnings
  type 1 diabetes, type 1 diabetic, type one diabetes, t1d, t1dm, juvenile diabetes
  -
  -
  -

diabetes | Diabetes | warnings
  diabetic, diabetes, diabetis, type 2, t2d, t2dm, prediabetic, gestational diabetes, high hba1c, diabetic ketoacidosis
  may diabetes, mataas ang sugar, mataas sugar, matamis ang dugo
  taas ang sugar, taas og sugar, naay diabetes
  nangato ti asukal, adda diabetes, nangato sugar

low_sugar | Episodes of low blood sugar | warnings
  hypoglycemia, hypoglycemic, hypo episodes, low blood sugar, sugar drops
  bumababa ang sugar, mababa ang sugar
  mobaba ang sugar, ubos ang sugar
  bumaba ti sugar

retina | Eye disease caused by diabetes | warnings
  retinopathy, retina, laser for my eyes, bleeding in my eye, macular edema, glaucoma
  sira ang retina, ipina laser ang mata, malabo na ang mata dahil sa diabetes
  daot ang retina, gilaser ang mata
  dadael ti retina
`,
);
