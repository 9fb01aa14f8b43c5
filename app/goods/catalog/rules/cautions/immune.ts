import { readCautions } from "./read-cautions.ts";

export const IMMUNE_CONDITIONS = readCautions(
  { kind: "condition" },
  `
transplant | An organ transplant | interactions
  transplant, transplanted, transplant recipient, donor kidney
  na transplant, natransplant, may transplant, nagpa transplant
  gi transplant, natransplant
  natransplant

autoimmune | An autoimmune disease | own
  lupus, sle, rheumatoid, psoriasis, autoimmune, scleroderma, sjogren, vasculitis, ankylosing
  -
  -
  -

tuberculosis | Tuberculosis | own | passes
  tuberculosis, active tb, tb patient, have tb, has tb, ptb, tb dots
  may tb, tisis, sakit na tb, nagka tb
  naay tb, tisis, sakit nga tb
  sarut, adda tb

hiv | Infection with HIV | own
  hiv, hiv positive, plhiv, aids patient
  may hiv
  naay hiv
  adda hiv

infection | An infection now | own | passes
  active infection, sepsis, pneumonia, on antibiotics, covid positive, taking antibiotics
  may impeksyon, may pulmonya, nag aantibiotic
  naay impeksyon, naay pulmonya
  adda impeksion, adda pulmonia
`,
);

export const IMMUNE_MEDICINES = readCautions(
  { kind: "medicine" },
  `
immune_medicine | Medicines that calm the immune system | interactions
  tacrolimus, prograf, cyclosporine, ciclosporin, neoral, mycophenolate, cellcept, azathioprine, immunosuppressant, immunosuppressants, methotrexate, adalimumab, humira, rituximab, biologics, sirolimus, everolimus
  anti rejection na gamot
  anti rejection nga tambal
  anti rejection nga agas

tb_medicine | Medicines for tuberculosis | interactions
  rifampicin, rifampin, isoniazid, ethambutol, pyrazinamide, quadtab, hrze, tb medicine, tb meds, tb treatment, anti tb
  gamot sa tb, gamutan sa tb, nag gagamot sa tb
  tambal sa tb, nagtambal sa tb
  agas ti tb, agas ti sarut

hiv_medicine | Medicines for HIV | interactions
  arv, arvs, antiretroviral, antiretrovirals, dolutegravir, efavirenz, tenofovir, lamivudine, tld, prep pills, art for hiv
  gamot sa hiv
  tambal sa hiv
  agas ti hiv

cancer_medicine | Cancer treatment | own
  chemotherapy, chemo, radiotherapy, radiation, immunotherapy, targeted therapy, imatinib, herceptin
  nagki chemo, chemo session
  nag chemo
  agchemo
`,
);
