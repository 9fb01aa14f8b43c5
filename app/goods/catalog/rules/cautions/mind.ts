import { readCautions } from "./read-cautions.ts";

export const MIND_CONDITIONS = readCautions(
  { kind: "condition" },
  `
eating | An eating disorder, now or before | own
  eating disorder, anorexia, anorexic, bulimia, bulimic, binge eating, binge and purge, orthorexia, arfid, ed recovery, recovering from ed, history of ed, throwing up after meals, throw up after i eat, vomit after eating on purpose, make myself vomit, making myself throw up, starve myself, starving myself, binge and starve, bingeing, binging, binge eater, laxatives to lose weight, laxative abuse, afraid to eat, scared of food, body dysmorphia, obsessed with calories, fear of gaining weight, bigorexia, bulemia, bulimya, purging after meals, purging after eating, i purge
  sinusuka ko ang kinain, nagpapasuka ng kinain, ginugutom ko ang sarili, ginugutom ko sarili ko, hindi na ako kumakain para pumayat, sinusuka ko kinakain ko, sinusuka ko lahat ng kinakain, sinasadya kong sumuka, sinusundot ang lalamunan, takot akong tumaba, sobra sobra kumain tapos suka
  isuka nako ang gikaon, gigutom nako akong kaugalingon, ipasuka nako, suka human kaon, hadlok mokaon, hadlok ko motambok, isuka nako tanan, ginagutom ko akon kaugalingon, ginapasuka ko, ginasuka ko tanan nga kaon, hadlok magkaon
  isarwak ti kinnan, bisbisinek ti bagik, mabuteng a mangan, isarwak amin

depression | Depression, bipolar disorder or psychosis | own
  depression, depressed, clinically depressed, bipolar, schizophrenia, schizophrenic, psychosis, psychiatric, panic disorder, anxiety disorder, psychiatrist, mdd, major depressive, borderline personality, ptsd, severe anxiety, anxiety attacks, panic attacks, manic, mania, manic depressive, schizo, schizoaffective, psychotic, hearing voices before, mental health condition, mental illness, nervous breakdown, suicide attempt before, attempted suicide before, history of self harm, self harm before, psych ward, psych meds, ncmh, adhd, autism
  may depresyon, depresyon, nagpapatingin sa psychiatrist, may anxiety, may mental health issue, nagpapa psych, nagpapagamot sa isip, sakit sa pag iisip, nawala sa sarili dati, may schizo, nag attempt dati, nagtangka dati
  naay depression, depresyon, naay anxiety, sakit sa pangutok, sakit sa hunahuna, naguol kaayo kanunay, nag attempt sauna, sakit sa paino ino
  adda depression, depresion, adda anxiety, sakit ti panunot, sakit ti nakem

epilepsy | Epilepsy or seizures | own
  epilepsy, epileptic, seizure disorder, seizures, convulsions, epelipsy, siezure, seizur, seizure free, febrile seizure, grand mal, tonic clonic, jme, abnormal eeg, eeg, convulse, convulsed
  epilepsi, nangingisay, kinukumbulsyon, epileptiko, nagkokombulsyon, nagkumbulsyon, nangisay, tumitirik ang mata, bumubula ang bibig dati
  epilepsi, patulon, kombulsyon, gipatol, gipatolan, patolon, nagkombulsyon, bula ang baba sauna, ginapatol, kuyap kag patol
  epilepsia, kissiw, agkissiw, kissiwen, agkombulsion

brain | A nerve disease, such as myasthenia or multiple sclerosis | own
  multiple sclerosis, myasthenia, parkinson, parkinsons, guillain, neuropathy, brain tumor, brain aneurysm, ms patient, motor neuron, cidp, huntington, hydrocephalus, vp shunt, aneurysm, brain surgery, craniotomy, pituitary tumor, pituitary adenoma, prolactinoma, meningioma, trigeminal neuralgia, bells palsy, dystonia, essential tremor, brain cyst, migraine with aura, chronic migraine, intracranial hypertension
  sakit sa ugat ng utak, may tumor sa utak, bukol sa utak, bukol sa ulo sa loob, naoperahan sa utak, inoperahan sa ulo, sakit sa utak, sakit sa nerve, sakit sa ugat at nerve, manhid ang paa dahil sa diabetes
  sakit sa utok, bukol sa utok, tumor sa utok, gioperahan sa ulo, ginoperahan sa ulo
  sakit ti utek, bukol ti utek, tumor ti utek, naoperaan ti ulo
`,
);

export const MIND_MEDICINES = readCautions(
  { kind: "medicine" },
  `
lithium | Lithium | interactions
  lithium, quilonium, lithium carbonate, litium, lythium, lithum, lithicarb, priadel, camcolit, lithobid, mood stabilizer, mood stabilizers, mood stabiliser, li2co3
  gamot sa bipolar, gamot ko sa bipolar, pang bipolar na gamot, pampakalma ng mood na gamot
  tambal sa bipolar, tambal nako sa bipolar, bulong sa bipolar
  agas ti bipolar

seizure_medicine | Medicines for epilepsy | interactions
  valproate, valproic, depakote, depakene, carbamazepine, tegretol, phenytoin, dilantin, lamotrigine, lamictal, levetiracetam, keppra, phenobarbital, topiramate, anticonvulsant, anti seizure, epival, depakin, divalproex, valpros, convulex, oxcarbazepine, trileptal, fenitoin, lamictin, kepra, phenobarb, fenobarbital, luminal, topamax, gabapentin, neurontin, pregabalin, lyrica, zonisamide, lacosamide, vimpat, clobazam, frisium, vigabatrin, anti epileptic, antiepileptic, antiepileptics, anti convulsant, anti epilepsy, epilepsy meds, epilepsy medicine, seizure meds, seizure medicine, perampanel, ethosuximide
  gamot sa epilepsy, gamot sa kombulsyon, gamot sa seizure, gamot sa seizures, maintenance sa epilepsy, maintenance sa seizure, pang epilepsy, gamot kontra kombulsyon
  tambal sa epilepsy, tambal sa patol, tambal sa seizure, tambal sa kombulsyon, tambal kontra patol, bulong sa epilepsy, bulong sa patol, bulong sa seizure
  agas ti epilepsy, agas ti seizure, agas ti kissiw, agas ti kombulsion

mood_medicine | Medicines for mood or psychosis | interactions
  antidepressant, antidepressants, ssri, sertraline, zoloft, escitalopram, lexapro, fluoxetine, prozac, paroxetine, venlafaxine, duloxetine, antipsychotic, quetiapine, seroquel, clozapine, risperidone, olanzapine, aripiprazole, abilify, clonazepam, alprazolam, zolof, cipralex, citalopram, celexa, seroxat, paxil, efexor, effexor, desvenlafaxine, pristiq, cymbalta, vortioxetine, brintellix, trintellix, mirtazapine, remeron, bupropion, wellbutrin, trazodone, agomelatine, valdoxan, amitriptyline, imipramine, clomipramine, fluvoxamine, snri, maoi, maois, risperdal, invega, paliperidone, zyprexa, ketiapine, haloperidol, haldol, chlorpromazine, thorazine, leponex, amisulpride, lurasidone, brexpiprazole, rivotril, xanor, xanax, valium, diazepam, ativan, lorazepam, bromazepam, lexotan, benzo, benzos, zolpidem, stilnox, anti depressant, anti depressants, anti anxiety, antianxiety, anti psychotic, anxiety meds, psych meds, psychiatric meds, ritalin, methylphenidate, atomoxetine, strattera
  gamot sa depression, gamot sa depresyon, gamot sa anxiety, gamot sa nerbyos, gamot sa isip, gamot ng psychiatrist, reseta ng psychiatrist, gamot galing sa psychiatrist, pampakalma na reseta, pampatulog na reseta, gamot sa panic attack, maintenance sa anxiety
  tambal sa depression, tambal sa anxiety, tambal sa nerbyos, tambal sa pangutok, tambal gikan sa psychiatrist, tambal sa panic, bulong sa anxiety, bulong sa nerbyos, bulong sa depression, bulong sa isip
  agas ti depression, agas ti anxiety, agas ti nerbios, agas ti panunot, agas ti panic

opioid | Opioids or methadone | interactions
  methadone, morphine, oxycodone, tramadol, fentanyl, opioid, opioids, buprenorphine, dolcet, tramal, algesia, ultracet, tapentadol, nucynta, palexia, codeine, cocodamol, hydrocodone, oxycontin, oxynorm, mst continus, durogesic, pain patch, nalbuphine, nubain, suboxone, subutex, naltrexone, opiate, opiates, strong painkillers, strong pain meds, pethidine, demerol
  malakas na pain killer, malakas na painkiller, matapang na pain reliever, umiinom ng dolcet, patch sa sakit, pang cancer na pain killer, yellow prescription, dilaw na reseta, reseta na s2
  kusog nga pain reliever, kusog nga painkiller, tambal sa grabe nga sakit, mabaskog nga pain reliever, bulong sa grabe nga sakit
  napigsa a pain reliever, agas ti nakaro a sakit
`,
);
