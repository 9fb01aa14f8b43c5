import { readCautions } from "./read-cautions.ts";

export const BLOOD_MEDICINES = readCautions(
  { kind: "medicine" },
  `
blood_thinner | Blood thinners, such as warfarin | interactions
  blood thinner, blood thinners, anticoagulant, anticoagulants, warfarin, coumadin, rivaroxaban, xarelto, apixaban, eliquis, dabigatran, pradaxa, edoxaban, heparin, enoxaparin, clexane, inr
  pampalabnaw ng dugo, pampalabnaw sa dugo, pangpalabnaw
  pangpalabnaw sa dugo, palabnaw sa dugo, tambal sa dugo
  pangpalabnaw ti dara, agas ti dara

antiplatelet | Aspirin, clopidogrel or similar | interactions
  clopidogrel, plavix, ticagrelor, brilinta, prasugrel, cilostazol, antiplatelet, daily aspirin, aspirin every day, baby aspirin, low dose aspirin, on aspirin
  nag aaspirin, aspirin araw araw
  nag aspirin
  agas piri, agaspirin

digoxin | Digoxin or amiodarone | interactions
  digoxin, lanoxin, amiodarone, cordarone, antiarrhythmic, flecainide
  -
  -
  -

pressure_medicine | Medicines for blood pressure, or water pills | warnings
  losartan, amlodipine, telmisartan, valsartan, irbesartan, enalapril, captopril, lisinopril, carvedilol, metoprolol, bisoprolol, atenolol, propranolol, furosemide, lasix, hydrochlorothiazide, spironolactone, diuretic, diuretics, water pill, water pills, blood pressure medicine, bp meds, bp medicine
  gamot sa high blood, gamot sa highblood, maintenance sa high blood, gamot sa bp
  tambal sa high blood, tambal sa highblood
  agas ti high blood, agas ti alta presion
`,
);

export const BLOOD_CONDITIONS = readCautions(
  { kind: "condition" },
  `
bleeding | A bleeding disorder or low platelets | own
  bleeding disorder, hemophilia, haemophilia, low platelets, low platelet, thrombocytopenia, itp, von willebrand, bruise easily
  madaling magpasa, mababa ang platelet
  dali ra masamad, ubos ang platelet
  nababa ti platelet

anemia | Severe anemia or thalassemia | own
  thalassemia, aplastic anemia, severe anemia, sickle cell, leukemia, leukaemia
  malala ang anemia, malalang anemia
  grabe nga anemia
  nakaro nga anemia

cancer | Cancer, now or before | own
  cancer, cancer survivor, carcinoma, tumor, tumour, lymphoma, melanoma, chemotherapy, chemo, radiation therapy, in remission, oncologist
  kanser, may kanser, nagki chemo, nagchechemo
  kanser, naay kanser, nag chemo
  kanser, adda kanser, agchemo
`,
);
