import { readCautions } from "./read-cautions.ts";

export const ORGAN_CONDITIONS = readCautions(
  { kind: "condition" },
  `
kidney | Kidney disease | warnings
  kidney, kidneys, ckd, dialysis, hemodialysis, high creatinine, low egfr, nephrotic, kidny, kydney, renal, renal failure, nephro, nephrologist, creatinine ko, crea ko, dayalisis, hemo patient, av fistula, fistula sa braso, esrd, gfr, egfr, proteinuria, protein in urine, glomerulonephritis, igan, pkd, pyelonephritis, capd, foamy urine
  sakit sa bato, sira ang bato, isa lang ang bato, nagdadialysis, nagda dialysis, mataas ang creatinine, mataas creatinine, dinadialysis, nagdadayalisis, mataas ang crea, mataas crea, mahina ang bato, humina ang bato, bumubula ang ihi, may protina sa ihi, pumalya ang bato, stage 3 na bato
  sakit sa bato, nagdialysis, taas og creatinine, guba ang bato, taas akong creatinine, taas crea, rinyon, bula ang ihi, gabula ang ihi, may balatian sa bato
  sakit ti bekkel, sakit iti bekkel, agdialysis, agdaydialysis, maysa ti bekkel, dadael ti bekkel, nakapuy ti bekkel, bato ti bekkel, nangato ti creatinine, agbula ti isbo

liver | Liver disease | warnings
  liver disease, liver problem, liver failure, liver cirrhosis, cirrhosis, hepatitis, hep b, hep c, hbsag, fatty liver, high sgpt, elevated sgpt, liver enzymes, high alt, livr, fattyliver, fatty livr, nafld, masld, hepa b, hepa a, hepa c, hepab, reactive sa hepa, sgpt ko, sgot ko, sgpt is, alt and ast, ast alt, jaundice before, liver cyst, liver mass, liver fibrosis, fibroscan, liver scarring, hepatic, hepatomegaly, liver cancer, bilirubin, esophageal varices, ascites
  sakit sa atay, sira ang atay, mataas ang sgpt, mataas sgpt, hepa b carrier, may hepa, nagka hepa, nanilaw ang mata, nanilaw, mataba ang atay, namamaga ang atay, may tama ang atay, may bukol sa atay, sirosis, nagtutubig ang tiyan
  sakit sa atay, guba ang atay, taas og sgpt, naay hepa, nayelo ang mata, nagdalag ang mata, tambok ang atay, naghubag ang atay, taas ang sgpt, taas sgpt, may balatian sa atay, nagdulaw ang mata
  sakit ti dalem, sakit iti dalem, nataba ti dalem, adda hepa, limteg ti dalem, nangato ti sgpt, nagduyaw ti mata

heart | Heart disease | warnings
  heart disease, heart failure, heart attack, heart condition, heart problem, heart surgery, heart bypass, stent, angioplasty, coronary, cardiomyopathy, enlarged heart, rheumatic heart, congestive, valve replacement, pacemaker, enlargement of the heart, chf, heart atak, heart attak, hart attack, angina, ischemic, ischemia, mi last, had mi, cabg, bypass surgery, open heart, rhd, rheumatic fever, valve problem, mitral valve, mvp, mitral regurgitation, aortic, aortic stenosis, ejection fraction, low ef, lvh, cardiomegaly, cardiologist said, under a cardiologist, cardio clearance, icd implant, hole in the heart, asd closure, vsd heart, congenital heart, cardiac patient, entresto, isosorbide, isordil, imdur, nitroglycerin, trimetazidine, vastarel, ivabradine, nitro patch
  sakit sa puso, inatake sa puso, na atake sa puso, may stent, lumalaki ang puso, naoperahan sa puso, mahina ang puso, mahina puso, butas ang puso, barado ang ugat sa puso, bara sa puso, malaki ang puso, lumaki ang puso, atake sa puso, inatake na dati, naatake sa puso, na bypass, nabypass, na open heart, kumikirot ang dibdib dati, may tubig sa puso
  sakit sa kasingkasing, giatake sa kasingkasing, naay stent, atake sa kasingkasing, dako ang kasingkasing, buslot ang kasingkasing, huyang ang kasingkasing, bara sa kasingkasing, gi open heart, balatian sa tagipusuon, sakit sa tagipusuon, mahuyang tagipusuon
  sakit ti puso, sakit iti puso, naatake ti puso, nakapuy ti puso, dakkel ti puso, abut ti puso

rhythm | An irregular or fast heartbeat | warnings
  atrial fibrillation, afib, arrhythmia, irregular heartbeat, svt, tachycardia, long qt, wpw, a fib, atrial flutter, flutter sa puso, pvcs, premature beats, extra beats, skipped beats, irregular rhythm, abnormal ecg, heart block, bradycardia, slow heartbeat, sick sinus, prolonged qt, qtc, ablation, holter, holter monitor, cardioversion, tachy, resting heart rate 110, arythmia, arithmia, brugada
  iregular ang tibok, mabilis ang tibok ng puso, hindi regular ang tibok, di regular ang tibok, iregular ang puso, pumapalya ang tibok, nagpapalpitate, palpitations, laging kabog ang dibdib, mabilis ang puso, mabagal ang tibok, mabilis ang heartbeat, mabilis ang heart rate
  kusog ang pitik sa kasingkasing, dili regular ang pitik, paspas ang pitik, paspas ang tibok, kusog kaayo ang pitik, kusog ang kuba kuba, hinay ang pitik, indi regular ang pitik, madasig ang pitik, kuba kuba
  napartak ti pitik ti puso, saan a regular ti pitik, napartak ti tibbayo, nabuntog ti pitik, kebba kebba

stroke | A stroke or a blood clot | own | passes
  stroke survivor, had a stroke, mild stroke, dvt, blood clot, blood clots, pulmonary embolism, deep vein thrombosis, after my stroke, strok, istrok, stroked, ministroke, mini stroke, brain bleed, brain hemorrhage, half body paralyzed, bells palsy, cva, pulmonary embolus, embolism, blood clotting, clotting disorder, thrombosis, thrombophilia, antiphospholipid, apas positive, protein s deficiency, protein c deficiency, factor v leiden, clot in my leg, varicose clot, post stroke, d dimer
  na stroke, nastroke, na mild stroke, inistroke, may namuong dugo, na istrok, na mild istrok, nag stroke, nagka stroke, stroke patient, pumutok ang ugat sa ulo, pumutok na ugat, baradong ugat sa utak, paralisado, paralisado ang kalahati, namuo ang dugo, namuong dugo sa binti, may clot
  gi stroke, na stroke, naistroke, gi istrok, nabuak ang ugat, mibuto ang ugat sa ulo, naay clot, nagpundo ang dugo, gin istrok
  naistroke, na stroke, nagbettak ti urat, nagbalay ti dara, adda clot

pressure | High blood pressure | warnings
  hypertension, hypertensive, high blood pressure, highblood, htn, bp is 140, bp is 150, bp is 160, bp ko 140, bp ko 150, bp ko 160, my bp is high, high bp, elevated bp, uncontrolled bp, bp shoots up, preeclampsia, eclampsia, white coat
  may high blood, may highblood, alta presyon, altapresyon, haybloyd, haiblad, hayblad, hay blad, hayblood, haiblood, hi blood, hiblood, mataas ang bp, mataas bp, taas ng bp, tumataas ang bp, mataas ang presyon, mataas ang presyon ng dugo, na high blood, nahighblood, high blood po ako, high blood ako, hayblad ako
  alta presyon, naay high blood, naa koy high blood, hayblad ko, high blood ko, taas akong bp, taas ang bp, taas og bp, taas akong presyon, taas ang presyon, mataas akon bp, mataas presyon
  alta presion, adda high blood, nangato ti bp, nangato ti presion, high blood ak

lungs | Severe lung disease or sleep apnea | own
  copd, emphysema, pulmonary hypertension, pulmonary fibrosis, sleep apnea, oxygen at home, cpap, asthmatic, severe asthma, bronchiectasis, chronic bronchitis, interstitial lung, ild, lung fibrosis, osa, bipap, apnea, nebulizer, nebulize, nebulizing, inhaler daily, seretide, symbicort, ventolin, duavent, pulmonologist, pulmo, home oxygen, oxygen tank, oxygen concentrator, lung scarring, pleural effusion, collapsed lung, lobectomy
  sakit sa baga, may hika, hika, hinihika, hikain, nag iinhaler, nagnenebulize, nag nebulizer, mahina ang baga, may tubig sa baga, tubig sa baga, pulmon, naka oxygen, peklat sa baga, butas ang baga, humihinto ang hininga pag tulog, humihilik at hindi makahinga
  sakit sa baga, hubak, gihubak, hubakon, naay hubak, huyang ang baga, mag nebulizer, ginahapo, may hapo, mahuyang ang baga
  sakit ti bara, angkit, agang angkit, adda angkit, nakapuy ti bara, danum ti bara
`,
);
