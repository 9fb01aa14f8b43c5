import { readCautions } from "./read-cautions.ts";

export const MIND_CONDITIONS = readCautions(
  { kind: "condition" },
  `
eating | An eating disorder, now or before | own
  eating disorder, anorexia, anorexic, bulimia, bulimic, purging, binge eating, binge and purge, orthorexia, arfid
  sinusuka ko ang kinain, nagpapasuka ng kinain
  isuka nako ang gikaon
  isarwak ti kinnan

depression | Depression, bipolar disorder or psychosis | own
  depression, depressed, clinically depressed, bipolar, schizophrenia, schizophrenic, psychosis, psychiatric, panic disorder, anxiety disorder, psychiatrist
  may depresyon, depresyon, nagpapatingin sa psychiatrist
  naay depression, depresyon
  adda depression, depresion

epilepsy | Epilepsy or seizures | own
  epilepsy, epileptic, seizure disorder, seizures, convulsions
  epilepsi, nangingisay, kinukumbulsyon
  epilepsi, patulon, kombulsyon
  epilepsia, kissiw

brain | A nerve disease, such as myasthenia or multiple sclerosis | own
  multiple sclerosis, myasthenia, parkinson, parkinsons, guillain, neuropathy, brain tumor, brain aneurysm
  sakit sa ugat ng utak
  sakit sa utok
  sakit ti utek
`,
);

export const MIND_MEDICINES = readCautions(
  { kind: "medicine" },
  `
lithium | Lithium | interactions
  lithium, quilonium, lithium carbonate
  -
  -
  -

seizure_medicine | Medicines for epilepsy | interactions
  valproate, valproic, depakote, depakene, carbamazepine, tegretol, phenytoin, dilantin, lamotrigine, lamictal, levetiracetam, keppra, phenobarbital, topiramate, anticonvulsant, anti seizure
  gamot sa epilepsy, gamot sa kombulsyon
  tambal sa epilepsy, tambal sa patol
  agas ti epilepsy

mood_medicine | Medicines for mood or psychosis | interactions
  antidepressant, antidepressants, ssri, sertraline, zoloft, escitalopram, lexapro, fluoxetine, prozac, paroxetine, venlafaxine, duloxetine, antipsychotic, quetiapine, seroquel, clozapine, risperidone, olanzapine, aripiprazole, abilify, clonazepam, alprazolam
  gamot sa depression, gamot sa depresyon
  tambal sa depression
  agas ti depression

opioid | Opioids or methadone | interactions
  methadone, morphine, oxycodone, tramadol, fentanyl, opioid, opioids, buprenorphine
  -
  -
  -
`,
);
