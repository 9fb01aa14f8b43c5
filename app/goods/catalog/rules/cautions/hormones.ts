import { GLP1_COMPOUNDS } from "../compounds.ts";
import { readCautions } from "./read-cautions.ts";

export const ORAL_MEDICINES = readCautions(
  { kind: "medicine", compounds: GLP1_COMPOUNDS },
  `
contraceptive | Birth control pills | interactions
  birth control, contraceptive, contraceptives, oral contraceptive, on the pill, my pills fail, trust pills, althea pills, yaz, diane 35, daphne pills, lady pills
  pills ko, nagpipills, nag pipills, naka pills, kontraseptibo, pampigil sa pagbubuntis
  nagpills, nag pills, pildoras, family planning pills
  agpipills, agpi pills

levothyroxine | Thyroid medicine, such as levothyroxine | interactions
  levothyroxine, eltroxin, euthyrox, thyrax, synthroid, methimazole, tapazole, carbimazole, propylthiouracil, ptu, thyroid medicine, thyroid meds, thyroid medication
  gamot sa thyroid, gamot sa goiter
  tambal sa thyroid, tambal sa goiter
  agas ti thyroid, agas ti goiter

hormone | Hormone treatment | interactions
  hormone replacement, hrt, estrogen, estradiol, testosterone, tamoxifen, letrozole, clomiphene, clomid
  -
  -
  -

narrow | Medicines with a narrow range, such as theophylline | interactions
  theophylline, doxofylline, aminophylline, colchicine, narrow therapeutic
  -
  -
  -

many_medicines | Many medicines every day | interactions
  many medicines, many medications, several medicines, several medications, lots of medicines, lots of meds, many meds, polypharmacy, ten medicines, 5 medicines, 6 medicines, 7 medicines, 8 medicines, 10 medicines
  maraming gamot, daming gamot, ang dami kong iniinom na gamot, maraming maintenance, dami maintenance
  daghan og tambal, daghang tambal, daghan ug tambal, daghan kog tambal
  adu nga agas, adu ti agas
`,
);
