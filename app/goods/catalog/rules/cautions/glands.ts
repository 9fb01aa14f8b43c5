import { GLP1_COMPOUNDS } from "../compounds.ts";
import { readCautions } from "./read-cautions.ts";

export const GLAND_CONDITIONS = readCautions(
  { kind: "condition", compounds: GLP1_COMPOUNDS },
  `
mtc | Medullary thyroid cancer, in you or your family | contraindications
  medullary thyroid, medullary carcinoma, mtc, thyroid cancer, thyroid carcinoma, cancer of the thyroid, papillary thyroid, calcitonin
  kanser sa thyroid, kanser sa teroydeo, cancer sa thyroid, cancer sa lalamunan
  kanser sa thyroid, cancer sa thyroid
  kanser ti thyroid, kanser iti thyroid

men2 | Multiple endocrine neoplasia (MEN 2), in you or your family | contraindications
  men 2, men2, men 2a, men 2b, multiple endocrine neoplasia, pheochromocytoma, ret mutation, ret gene
  -
  -
  -

thyroid | Thyroid disease or a nodule | warnings
  thyroid, hyperthyroid, hypothyroid, hyperthyroidism, hypothyroidism, hashimoto, graves disease, goiter, thyroidectomy
  bosyo, buklaw, teroydeo
  -
  biel

pancreatitis | Pancreatitis, now or before | warnings
  pancreatitis, pancreas, pancreatic, high amylase, high lipase, high triglycerides
  namaga ang lapay, pamamaga ng lapay, lapay ko, ang lapay, sakit sa lapay
  naghubag ang pancreas, hubag sa pancreas
  limteg ti pancreas

gallbladder | Gallbladder disease or gallstones | warnings
  gallstone, gallstones, gallbladder, gall bladder, cholecystitis, cholecystectomy, bile duct, gall stones
  bato sa apdo, apdo ko, may apdo, walang apdo, bato ang apdo, tinanggalan ng apdo, tinanggal ang apdo
  bato sa apdo, naay bato ang apdo, gikuha ang apdo
  bato ti apro

adrenal | Adrenal disease, or steroids every day | own
  addisons disease, adrenal insufficiency, cushings, prednisone, prednisolone, dexamethasone, hydrocortisone, steroids daily, long term steroids
  steroid araw araw
  steroid adlaw adlaw
  steroid inaldaw
`,
);
