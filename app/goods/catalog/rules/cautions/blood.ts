import { readCautions } from "./read-cautions.ts";

export const BLOOD_MEDICINES = readCautions(
  { kind: "medicine" },
  `
blood_thinner | Blood thinners, such as warfarin | interactions
  blood thinner, blood thinners, anticoagulant, anticoagulants, warfarin, coumadin, rivaroxaban, xarelto, apixaban, eliquis, dabigatran, pradaxa, edoxaban, heparin, enoxaparin, clexane, inr, zyfarin, warpharin, lixiana, savaysa, xarelt, elequis, eliqis, eliquiz, pradaksa, fondaparinux, arixtra, nadroparin, fraxiparine, tinzaparin, innohep, clexan, lovenox, noac, doac, noacs, doacs, blood tinner, bloodthinner, bloodthinners, blood thiner, anti coagulant, anti coagulants, anticoagulation, prothrombin, acenocoumarol, phenindione, sulodexide, vessel due f
  pampalabnaw ng dugo, pampalabnaw sa dugo, palabnaw ng dugo, pampalabnaw dugo, pang palabnaw ng dugo, gamot sa blood clot, gamot kontra clot, gamot para di mamuo ang dugo, gamot para hindi mamuo ang dugo, kontra pamumuo ng dugo
  pangpalabnaw sa dugo, palabnaw sa dugo, tambal sa dugo, tambal pang palabnaw, pang lasaw sa dugo, panglasaw sa dugo, tambal aron dili mubagtok ang dugo, tambal sa clot, pampalabnaw sang dugo, palasaw sang dugo, bulong sa dugo, pang palabnaw sang dugo, bulong para indi mag bagtok ang dugo
  pangpalabnaw ti dara, agas ti dara, pampalabnaw ti dara, agas ti clot, agas tapno saan a bumalay ti dara

antiplatelet | Aspirin, clopidogrel or similar | interactions
  clopidogrel, plavix, ticagrelor, brilinta, prasugrel, cilostazol, antiplatelet, daily aspirin, aspirin every day, baby aspirin, low dose aspirin, on aspirin, aspilets, bayprin, cardioaspirin, cortal, aspirin 80, aspirin 81, aspirin 80mg, aspirin 100mg, aspirin daily, aspirin maintenance, aspirine, asprin daily, asperin, acetylsalicylic, coplavix, plavex, klopidogrel, clopid, platexan, deplatt, norplat, antiplar, effient, pletaal, pletal, dipyridamole, persantin, triflusal, dapt, anti platelet, stent meds, stent maintenance
  nag aaspirin, aspirin araw araw, naka aspirin, umiinom ng aspirin, umiinom ng aspilets, naka aspilets, maintenance na aspirin, gamot sa stent, gamot para sa stent, pang stent na gamot
  nag aspirin, gainom og aspirin, tambal sa stent, tambal aron dili mubara, naga aspirin, bulong sa stent, aspirin kada adlaw
  agin inom ti aspirin, aspirin nga inaldaw, agas ti stent

digoxin | Digoxin or amiodarone | interactions
  digoxin, lanoxin, amiodarone, cordarone, antiarrhythmic, flecainide, lanoxine, digoxine, dijoxin, anti arrhythmic, anti arrhythmia, propafenone, rytmonorm, tambocor, sotalol, dronedarone, multaq, verapamil, isoptin, quinidine, disopyramide, mexiletine, heart rhythm medicine, rhythm meds, arrhythmia meds, afib meds, meds for afib
  gamot sa tibok ng puso, gamot sa iregular na tibok, gamot para sa tibok, gamot sa palpitation, gamot sa palpitations
  tambal sa pitik sa kasingkasing, tambal sa palpitation, tambal sa pitik, bulong sa pitik sang tagipusuon, bulong sa palpitation
  agas ti pitik ti puso, agas ti palpitation

pressure_medicine | Medicines for blood pressure, or water pills | warnings
  losartan, amlodipine, telmisartan, valsartan, irbesartan, enalapril, captopril, lisinopril, carvedilol, metoprolol, bisoprolol, atenolol, propranolol, furosemide, lasix, hydrochlorothiazide, spironolactone, diuretic, diuretics, water pill, water pills, blood pressure medicine, bp meds, bp medicine, lifezar, combizar, cozaar, hyzaar, lozarten, norvasc, amvasc, amlo, micardis, twynsta, telmi, pritor, diovan, codiovan, exforge, aprovel, coaprovel, candesartan, blopress, olmesartan, olmetec, benicar, azilsartan, perindopril, coversyl, ramipril, capoten, imidapril, catapres, clonidine, methyldopa, aldomet, hydralazine, nifedipine, adalat, calcibloc, felodipine, plendil, lercanidipine, diltiazem, nebivolol, nebilet, concor, betaloc, neobloc, carvid, inderal, tenormin, bumetanide, indapamide, natrilix, aldactone, eplerenone, hctz, maintenance for bp, maintenance for hypertension, bp maintenance, hypertension meds, bp tablet, antihypertensive, anti hypertensive
  gamot sa high blood, gamot sa highblood, maintenance sa high blood, gamot sa bp, gamot sa hayblad, gamot sa altapresyon, gamot sa alta presyon, gamot sa presyon, maintenance sa bp, maintenance sa hayblad, maintenance sa highblood, maintenance ko sa bp, gamot pampababa ng bp, pampababa ng presyon, pampaihi na gamot, gamot na pampaihi, nag lolosartan
  tambal sa high blood, tambal sa highblood, tambal sa bp, tambal sa hayblad, tambal sa alta presyon, pangpaihi nga tambal, bulong sa high blood, bulong sa bp, bulong sa alta presyon, pampaihi nga bulong
  agas ti high blood, agas ti alta presion, agas ti bp, agas ti presion, agas ti hayblad, maintenance ti bp, pangpaisbo
`,
);

export const BLOOD_CONDITIONS = readCautions(
  { kind: "condition" },
  `
bleeding | A bleeding disorder or low platelets | own
  bleeding disorder, hemophilia, haemophilia, low platelets, low platelet, thrombocytopenia, itp, von willebrand, bruise easily, hemofilia, blood disorder, low plt, low plts, platelet count low, platelet ko, platelets are low, vwd, factor viii, bleeds easily, bleed easily, bruises easily, easy bruising, bruise a lot, bleeding tendency, nosebleeds always, clotting problem, blood does not clot, dengue last week, just had dengue, purpura
  madaling magpasa, mababa ang platelet, madaling magkapasa, madali akong magkapasa, madaling pasain, laging may pasa, mababa platelet, bumaba ang platelet, hindi natigil ang dugo, hindi tumitigil ang dugo, matagal tumigil ang dugo, hirap mamuo ang dugo, laging dumudugo ang ilong, balingunguyngoy, balinguyngoy, na dengue, nadengue, may dengue
  dali ra masamad, ubos ang platelet, dali ra bunugan, dali bun og, sayon ra bun og, dili moundang ang dugo, pirmi magsunggo, sunggo, ubos platelet, madali mabun og, indi mag untat ang dugo, nagasunggo, manubo platelet
  nababa ti platelet, nalaka a malitem, litem litem, saan nga agsardeng ti dara, agdaringongo, nababa platelet

anemia | Severe anemia or thalassemia | own
  thalassemia, aplastic anemia, severe anemia, sickle cell, leukemia, leukaemia, talasemia, alpha thal, beta thal, anemic, severely anemic, very low hemoglobin, hgb ko, hemoglobin 7, hemoglobin 8, hemoglobin of 7, hemoglobin of 8, transfusion, blood transfusion, transfused, iron infusion, venofer, pernicious anemia, megaloblastic, g6pd, hemolytic anemia, myelodysplastic, bone marrow, polycythemia
  malala ang anemia, malalang anemia, anemik, anemic ako, sinasalinan ng dugo, nasalinan ng dugo, salin ng dugo, kulang sa dugo, kulang ang dugo, mababa ang hemoglobin, mababa ang dugo, mababa dugo ko, lukemya
  grabe nga anemia, gi abonohan og dugo, abonohan og dugo, kulang og dugo, ubos ang dugo, ubos ang hemoglobin, gin abunohan sang dugo, manubo ang dugo
  nakaro nga anemia, kurang ti dara, nasalinan ti dara, nababa ti dara, nababa ti hemoglobin

cancer | Cancer, now or before | own
  cancer, cancer survivor, carcinoma, tumor, tumour, lymphoma, melanoma, chemotherapy, chemo, radiation therapy, in remission, oncologist, ca survivor, breast ca, cervical ca, colon ca, lung ca, stage 2 ca, stage 3 ca, stage 4, stage iv, malignant, malignancy, metastasis, metastatic, sarcoma, myeloma, multiple myeloma, blastoma, teratoma, neoplasm, cancr, canser, mastectomy before, oncology, onco, onco doctor, pet scan, biopsy result, brca, brca positive, basal cell, squamous, hodgkins, gtd mole, choriocarcinoma, precancerous, cin 3
  kanser, may kanser, nagki chemo, nagchechemo, may bukol sa suso, may bukol sa dibdib, bukol sa matris, bukol sa obaryo, malignant na bukol, big c, may big c, pina cobalt, bukol na malignant, naoperahan sa suso
  kanser, naay kanser, nag chemo, bukol sa totoy, bukol sa dughan, naay bukol nga dili maayo, bukol sa suso
  kanser, adda kanser, agchemo, bukol ti suso
`,
);
