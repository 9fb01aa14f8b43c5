import { GLP1_COMPOUNDS } from "../compounds.ts";
import { readCautions } from "./read-cautions.ts";

export const DIABETES_MEDICINES = readCautions(
  { kind: "medicine", compounds: GLP1_COMPOUNDS },
  `
insulin | Insulin | interactions
  insulin, lantus, humalog, novorapid, novolin, humulin, mixtard, toujeo, tresiba, levemir, apidra, glargine, basaglar, novomix, ryzodeg, actrapid, insulatard, soliqua, xultophy, fiasp, insuget, scilin, insuman, wosulin, biosulin, basalog, glaritus, insugen, aspart, lispro, degludec, detemir, isophane, nph, sliding scale, insolin, insuline, insullin, insolen
  nag iinsulin, nagiinsulin, naka insulin, turok na insulin
  nag insulin, gainsulin, nag insolin, gi insulinan
  agin insulin, agiinsulin, indeksion para ti sugar

sulfonylurea | Sulfonylureas, such as gliclazide | interactions
  sulfonylurea, sulfonylureas, gliclazide, diamicron, glimepiride, solosa, glipizide, glibenclamide, glyburide, repaglinide, amaryl, getryl, norizec, solosamet, daonil, euglucon, glucovance, minidiab, glucotrol, gliquidone, novonorm, nateglinide, starlix, sulfonyl, amaryl m, norizec plus
  gamot pampababa ng sugar, gamot sa sugar, pampababa ng sugar na gamot, gamot pampababa ng asukal, tableta sa sugar, maintenance sa sugar, maintenance ko sa sugar, maintenance sa asukal, gamot sa asukal
  tambal sa sugar, tabletas sa sugar, bulong sa sugar, bulong ko sa sugar, pangpanubo sang sugar
  agas ti sugar, agas para iti asukal, maintenance ti sugar, tableta para ti sugar

diabetes_pills | Other medicines for diabetes | interactions
  metformin, glucophage, sitagliptin, januvia, empagliflozin, jardiance, dapagliflozin, forxiga, linagliptin, trajenta, vildagliptin, galvus, pioglitazone, diabetes medicine, diabetes meds, maintenance for diabetes, humamet, glumet, glucoform, glumetza, metphormin, metmorfin, met xr, fornidd, neomet, panfor, euformin, diafat, janumet, galvusmet, jentadueto, glyxambi, xigduo, synjardy, canagliflozin, invokana, ertugliflozin, onglyza, kombiglyze, alogliptin, evogliptin, suganon, teneligliptin, gemigliptin, sita met, dapagli, empagli, acarbose, glucobay, actos, prialta, dpp4, dpp 4, sglt2, sglt2 inhibitor, gliptin
  gamot sa diabetes, gamot sa diabetis, maintenance sa diabetes, maintenance sa diabetis, nagmemetformin, nagmetformin
  tambal sa diabetes, tambal sa diabetis, bulong sa diabetes, bulong sa diabetis
  agas ti diabetes, agas ti diabetis, maintenance ti diabetes

other_glp1 | Another GLP-1 medicine | limits
  together with ozempic, along with ozempic, with my ozempic, with rybelsus, still on ozempic, still on saxenda, with trulicity, with victoza, currently on ozempic, im on ozempic, im on wegovy, im on mounjaro, already on mounjaro, already using ozempic, still using ozempic, still taking ozempic, still using mounjaro, still on mounjaro, still on wegovy, still on trulicity, still on victoza, still on rybelsus, add to my mounjaro, stack reta with tirze, stack tirze with reta, stack tirz and reta, tirz and reta together, sema and tirze together, combine tirze and sema, combine tirz and reta, mix tirze and reta, cagrisema, liraglutide pen now, dulaglutide, exenatide, byetta, bydureon, lixisenatide, overlap with ozempic, last ozempic shot yesterday
  sabay sa ozempic, isabay sa ozempic, sabay ang ozempic, naka mounjaro, naka wegovy, naka saxenda, naka trulicity, nag o ozempic, nag oozempic, nagmo mounjaro, nagsa saxenda, sabay sa mounjaro, sabay sa wegovy, sabay sa saxenda, sabay sa rybelsus, isabay sa mounjaro, pagsabayin ang tirze at reta, pagsabayin ang sema at tirze, pagsasabayin ang tirze, sabay ang tirze at reta, sabay ang sema at reta, lilipat galing ozempic
  dungan sa ozempic, dungan ang ozempic, nag ozempic pa, nag mounjaro pa, dungan sa mounjaro, dungan sa saxenda, dungan ang tirze ug reta, dunganon ang tirze, sagol ang tirze ug reta, naga ozempic pa, dungan ang tirze kag reta
  agkadua a ozempic, agus usar ti ozempic, agus usar ti mounjaro, aggidan ti tirze ken reta

slimming_pills | Other medicines or pills for weight loss | limits
  phentermine, duromine, orlistat, xenical, contrave, sibutramine, slimming pills, diet pills, bangkok pills, fentermine, phenter, panbesy, ionamin, lesofat, orlifit, naltrexone bupropion, mysimba, qsymia, slimming tea, slimming capsule, slimming capsules, diet pill, hydroxycut, clenbuterol, ephedrine, bangkok pill, bkk pills, thai pills, slimming pill, slimming patch, biofit tea, senna tea, garcinia, l carnitine capsule
  pampapayat na gamot, pampapayat na tableta, pildoras pampapayat, pampapayat na kape, kapeng pampapayat, tsaang pampapayat, pampapayat na tsaa, pampapayat na capsule, capsule na pampapayat, iniinom kong pampapayat
  tambal pangpaniwang, pangpaniwang nga tambal, pangpaniwang nga kape, pangpaniwang nga tableta, pildoras pangpaniwang, tsa pangpaniwang, gainom og pangpaniwang, pampaniwang nga bulong, pampaniwang nga kape, pildoras pampaniwang
  agas a pangpakuttong, kape a pangpakuttong, tsa a pangpakuttong, tableta a pangpakuttong
`,
);

export const DIABETES_CONDITIONS = readCautions(
  { kind: "condition", compounds: GLP1_COMPOUNDS },
  `
type_1 | Type 1 diabetes | warnings
  type 1 diabetes, type 1 diabetic, type one diabetes, t1d, t1dm, juvenile diabetes, type1, type1 diabetes, type 1 dm, dm type 1, dm1, t1 diabetic, iddm, insulin dependent, diabetic since childhood, diabetic since birth, diabetic since i was a kid, insulin pump, insulin since childhood, autoimmune diabetes, dka, ketoacidosis, brittle diabetic
  type 1 po ako, type 1 ako, diabetic mula bata, diabetes mula pagkabata, bata pa lang may diabetes, bata pa lang nag iinsulin, diabetic simula bata
  type 1 ko, diabetes sukad pagkabata, bata pa nag insulin, diabetic sukad bata, diabetic halin sang bata, diabetes halin bata pa
  diabetes manipud kinaubing, ubing pay adda diabetes

diabetes | Diabetes | warnings
  diabetic, diabetes, diabetis, type 2, t2d, t2dm, prediabetic, gestational diabetes, high hba1c, diabetic ketoacidosis, type2, type2 dm, dm2, niddm, borderline sugar, elevated sugar, elevated fbs, high fbs, fbs ko, fbs of, hba1c ko, hba1c of, hgba1c, hemoglobin a1c, insulin resistance, insulin resistant, glucometer, cbg, gdm, sugar is high, endo said sugar
  may diabetes, mataas ang sugar, mataas sugar, matamis ang dugo, matamis na dugo, may asukal sa dugo, mataas ang asukal, taas ng sugar ko, tumataas ang sugar, borderline na sugar, may sugar ako, maintenance sa asukal, hindi kontrolado ang sugar, nasugatan hindi gumagaling, putol ang paa dahil sa sugar
  taas ang sugar, taas og sugar, naay diabetes, taas sugar, taas akong sugar, taas kaayo akong sugar, taas ako sugar, tam is akong dugo, tam is ang dugo, borderline akong sugar, naa koy sugar, matam is ang dugo, mataas kalamay sang dugo
  nangato ti asukal, adda diabetes, nangato sugar, nangato ti asukar, nasam it ti dara, adda sugar ko

low_sugar | Episodes of low blood sugar | warnings
  hypoglycemia, hypoglycemic, hypo episodes, low blood sugar, sugar drops, hypo ako, sugar crash, sugar crashes, sugar goes low, sugar went down to, sugar of 50, sugar of 60, sugar dropped, lowsugar, low blood glucose, shaky when hungry, shaky when i dont eat
  bumababa ang sugar, mababa ang sugar, bumagsak ang sugar, bumabagsak ang sugar, bagsak ang sugar, nag hypo, nagha hypo, naghahypo, nanginginig pag gutom, nanginginig kapag hindi kumain, nanginginig pag di kumain, baba ng sugar ko, laging mababa sugar
  mobaba ang sugar, ubos ang sugar, mubo ang sugar, mubo akong sugar, mibagsak ang sugar, mangurog kung gutom, mangurog kon gutom, ubos akong sugar, manubo sugar ko, nagmanubo sugar, nagkurog kon gutom
  bumaba ti sugar, nababa ti sugar, bimmaba ti sugar, agkintayeg no mabisin, agtigerger no mabisin

retina | Eye disease caused by diabetes | warnings
  retinopathy, retina, laser for my eyes, bleeding in my eye, macular edema, glaucoma, diabetic eye disease, npdr, pdr laser, eye injections, avastin eye, lucentis, eylea, anti vegf, vitreous hemorrhage, retinal detachment, eye laser, laser sa mata, eye pressure high, blurred from diabetes, blurry eyes from diabetes, vitrectomy
  sira ang retina, ipina laser ang mata, malabo na ang mata dahil sa diabetes, pumutok ang ugat sa mata, dumugo ang mata, pagdurugo sa mata, ini injection ang mata, nilaser ang mata, nilaser mata ko, lumabo ang mata dahil sa diabetes, lumalabo mata ko dahil sa sugar, mataas ang pressure sa mata, nabulag dahil sa diabetes
  daot ang retina, gilaser ang mata, nidugo ang mata, giinjection ang mata, halap ang mata tungod sa diabetes, nabuta tungod sa diabetes, gi laser akong mata, taas pressure sa mata, nagdugo ang mata, malubog ang mata tungod sa diabetes, gin laser mata ko
  dadael ti retina, nagdara ti mata, nakudrep ti mata gapu ti diabetes, na laser ti matak, nabulsek gapu ti diabetes
`,
);
