import { GLP1_COMPOUNDS } from "../compounds.ts";
import { readCautions } from "./read-cautions.ts";

export const GLAND_CONDITIONS = readCautions(
  { kind: "condition", compounds: GLP1_COMPOUNDS },
  `
mtc | Medullary thyroid cancer, in you or your family | contraindications
  medullary thyroid, medullary carcinoma, mtc, thyroid cancer, thyroid carcinoma, cancer of the thyroid, papillary thyroid, calcitonin, thyroid ca, ca thyroid, thyroid tumor, thyroid tumour, thyroid mass, thyroid malignancy, medullary ca, medullary cancer, throid cancer, tyroid cancer, thyriod cancer, follicular carcinoma, family history of thyroid
  kanser sa thyroid, kanser sa teroydeo, cancer sa thyroid, cancer sa lalamunan, cancer ang thyroid, kanser ang thyroid, cancer sa goiter, kanser sa goiter, cancer sa leeg, kanser sa leeg, bosyo na naging cancer
  kanser sa thyroid, cancer sa thyroid, kanser sa liog, cancer sa liog, kanser sa tutunlan, kanser sa bosyo, kanser sa tutonlan
  kanser ti thyroid, kanser iti thyroid, kanser ti tengnged, kanser ti karabukob, kanser ti biel

men2 | Multiple endocrine neoplasia (MEN 2), in you or your family | contraindications
  men2, men 2a, men 2b, multiple endocrine neoplasia, pheochromocytoma, ret mutation, ret gene, men syndrome, endocrine neoplasia, pheo, adrenal tumor, adrenal tumour, adrenal mass, ret positive, ret proto oncogene, hyperparathyroidism, parathyroid tumor, sipple syndrome, men type 2, men 2 syndrome
  bukol sa adrenal, tumor sa adrenal, namamanang tumor
  -
  bukol ti adrenal

thyroid | Thyroid disease or a nodule | warnings
  thyroid, hyperthyroid, hypothyroid, hyperthyroidism, hypothyroidism, hashimoto, graves disease, goiter, thyroidectomy, tyroid, thyriod, throid, thyroyd, tiroid, tyroyd, goitre, goyter, ft4, ft3, high tsh, low tsh, hashi, graves, radioactive iodine, rai therapy, multinodular, goyter sa loob, bulging eyes
  bosyo, buklaw, teroydeo, luslos ang leeg, inoperahan sa leeg, naoperahan sa leeg, bukol sa lalamunan, luwa ang mata dahil
  gioperahan sa liog, bukol sa liog, ginoperahan sa liog
  biel, bukol ti tengnged, naoperaan ti tengnged, lettag ti tengnged

pancreatitis | Pancreatitis, now or before | warnings
  pancreatitis, pancreas, pancreatic, high amylase, high lipase, high triglycerides, lipase ko, amylase ko, triglycerides 500, triglycerides of 1000, whipple
  namaga ang lapay, pamamaga ng lapay, lapay ko, ang lapay, sakit sa lapay, pangkreas, mataas ang triglycerides, mataas triglycerides, mataas ang lipase
  naghubag ang pancreas, hubag sa pancreas, taas triglycerides, taas ang triglycerides, taas og triglycerides
  limteg ti pancreas, nangato ti triglycerides

gallbladder | Gallbladder disease or gallstones | warnings
  gallstone, gallstones, gallbladder, gall bladder, cholecystitis, cholecystectomy, bile duct, gall stones, gall stone, gall blader, gb stones, gb stone, cholelithiasis, cholecystolithiasis, lap chole, lapchole, choledocholithiasis, biliary, biliary colic, gb polyp, no gallbladder, sludge in gb, ercp
  bato sa apdo, apdo ko, may apdo, walang apdo, bato ang apdo, tinanggalan ng apdo, tinanggal ang apdo, bato sa abdo, bato sa gall, inoperahan sa apdo, naoperahan sa apdo, tinanggal na apdo, wala nang apdo, wala na akong apdo, namamaga ang apdo, apdo problem, sakit sa apdo, sumpong ng apdo
  bato sa apdo, naay bato ang apdo, gikuha ang apdo, gitangtang akong apdo, gitangtang ang apdo, gioperahan sa apdo, wala nay apdo, ginkuha ang apdo, wala na apdo
  bato ti apro, bato ti apdo, naikkat ti apro, naikkat ti apdo, sakit ti apro, naoperaan ti apro

adrenal | Adrenal disease, or steroids every day | own
  addisons disease, adrenal insufficiency, cushings, prednisone, prednisolone, dexamethasone, hydrocortisone, steroids daily, long term steroids, addison, addisons, adrenal fatigue, adrenal problem, adrenal crisis, steroid tablets, on steroids, oral steroids, taking steroids, steroid maintenance, methylprednisolone, medrol, pred tablets, predni, dexa tablets, decadron, hydrocort, cortisone, betamethasone tablets, celestamine, deflazacort, budesonide capsule, moon face, steroid injection monthly
  steroid araw araw, nag sisteroid, nagsisteroid, naka steroid, umiinom ng steroid, steroid na gamot, gamot na steroid, matagal nang steroid, namamaga ang mukha sa steroid
  steroid adlaw adlaw, nag steroid, gatomar og steroid, gainom og steroid, nagainom steroid, naga steroid
  steroid inaldaw, agin inom ti steroid, ag steroid
`,
);
