import { readCautions } from "./read-cautions.ts";

export const IMMUNE_CONDITIONS = readCautions(
  { kind: "condition" },
  `
transplant | An organ transplant | interactions
  transplanted, transplant recipient, donor kidney, kidney recipient, liver recipient, new kidney, new liver, heart recipient, kt patient, received a kidney, received a liver, donor organ, donor liver, kidney tx, organ recipient, nkti patient, rejection episode, anti rejection meds, anti rejection medicine, kidney transplant, liver transplant, organ transplant, transplant patient, had a transplant
  na transplant, natransplant, may transplant, nagpa transplant, napalitan ng kidney, pinalitan ang kidney, pinalitan ang bato, pinalitan ang atay, tumanggap ng kidney, tumanggap ng bato, kinabitan ng bagong kidney, bagong bato, bagong atay
  gi transplant, natransplant, gipulihan ang kidney, giilisan ang kidney, giilisan og bato, giilisan ang atay, bag ong kidney, gin islan ang kidney, gin bayluhan ang kidney, bag o nga kidney
  natransplant, nasukatan ti bekkel, nasuktan ti bekkel, baro a bekkel, nasukatan ti dalem

autoimmune | An autoimmune disease | own
  lupus, sle, rheumatoid, psoriasis, autoimmune, scleroderma, sjogren, vasculitis, ankylosing, auto immune, lupos, luppus, ra patient, rayuma na ra, psoriatic, psoriatic arthritis, soriasis, hashimotos, sjogrens, vitiligo, alopecia areata, raynauds, antiphospholipid, myositis, dermatomyositis, sarcoidosis, behcets, pemphigus, iga nephropathy, takayasu, spondyloarthritis, ana positive, positive ana, rheumatologist, rheuma doctor, plaquenil, mctd, still disease
  soryasis, sorayasis, kinakalaban ng katawan ko, inaatake ng immune system, sariling katawan ang kalaban, butterfly rash, rayuma ng kabataan
  giatake sa kaugalingong lawas, buni nga soryasis, naay soryasis
  -

tuberculosis | Tuberculosis | own | passes
  tuberculosis, active tb, tb patient, have tb, has tb, ptb, tb dots, tb positive, pulmonary tb, extrapulmonary tb, mdr tb, mdrtb, drug resistant tb, latent tb, tb infection, sputum positive, genexpert, gene xpert, afb positive, primary complex, kochs, koch infection, potts disease, tb of the bone, tb meningitis, spot on my lungs, spot in lungs, weak lungs, tb treatment partner, xray shows tb, ppd positive, tb lymph, scrofula
  may tb, tisis, sakit na tb, nagka tb, tb sa baga, natb, na tb, mahinang baga, mahina ang baga, weak lungs daw, may tama sa baga, tama sa baga, may spot sa baga, spot sa baga, may butas sa baga, sira ang baga, umuubo ng dugo dati, primary complex ang anak, 6 na buwan na gamutan, anim na buwang gamutan, gamutan sa health center
  naay tb, tisis, sakit nga tb, huyang ang baga, guba ang baga, naay spot sa baga, naay tama sa baga, unom ka bulan nga tambalan, balatian sa baga
  sarut, adda tb, sarot, sakit ti bara a tb, nakapsut ti bara, adda tama ti bara, adda spot ti bara

hiv | Infection with HIV | own
  hiv, hiv positive, plhiv, aids patient, poz, pozzie, undetectable viral load, undetectable ako, viral load, cd4, cd4 count, human immunodeficiency, treatment hub, loveyourself hub, aids related
  may hiv, may aids, mababa ang cd4
  naay hiv, naay aids
  adda hiv, adda aids

infection | An infection now | own | passes
  active infection, sepsis, pneumonia, on antibiotics, covid positive, taking antibiotics, have uti, may uti, bladder infection, flu now, fever and cough, tonsillitis, sinusitis, chest infection, dengue now, covid now, covid right now, tested positive for covid, on antibiotic, finishing antibiotics, taking amoxicillin, co amoxiclav, augmentin, cefuroxime, cefalexin, cephalexin, ciprofloxacin, azithromycin, doxycycline, metronidazole, clindamycin, abscess, wound infection, infected wound, syphilis, std now, measles, mumps, sore eyes, hand foot mouth, leptospirosis, doxy
  may impeksyon, may pulmonya, nag aantibiotic, may trangkaso, inuubo at nilalagnat, may infection, pulmonya, napulmonya, umiinom ng antibiotic, naka antibiotic, may pigsa, pigsa, may nana, may tonsil, namamaga ang tonsil, bulutong, may lepto
  naay impeksyon, naay pulmonya, gihilantan, gitrangkaso, naay infection, hubag nga naay nana, naay uti, tonsil naghubag, ginahilanat, naga antibiotic, hubag nga may nana
  adda impeksion, adda pulmonia, agtrangkaso, aggurigor, agan antibiotic, adda nana, adda uti
`,
);

export const IMMUNE_MEDICINES = readCautions(
  { kind: "medicine" },
  `
immune_medicine | Medicines that calm the immune system | interactions
  tacrolimus, prograf, cyclosporine, ciclosporin, neoral, mycophenolate, cellcept, azathioprine, immunosuppressant, immunosuppressants, methotrexate, adalimumab, humira, rituximab, biologics, sirolimus, everolimus, advagraf, tacro, sandimmun, sandimmune, myfortic, mycophenolic, imuran, azoran, certican, rapamune, leflunomide, arava, mtx, mabthera, etanercept, enbrel, infliximab, remicade, remsima, golimumab, simponi, tocilizumab, actemra, secukinumab, cosentyx, ustekinumab, stelara, tofacitinib, xeljanz, baricitinib, olumiant, upadacitinib, rinvoq, dupilumab, dupixent, omalizumab, xolair, belimumab, benlysta, cyclophosphamide, endoxan, sulfasalazine, jak inhibitor, immuno suppressant, immune suppressant, immunosuppressive, immunosuppressed, immunocompromised, immuno compromised, antirejection, anti rejection, ivig
  anti rejection na gamot, pampababa ng immune system, gamot pampababa ng immune, pampahina ng immune system, mahina ang resistensya dahil sa gamot, gamot sa lupus, gamot sa psoriasis, gamot sa rayuma na mtx, gamot pang transplant, gamot sa transplant, immunocompromised ako
  anti rejection nga tambal, tambal pangpaubos sa immune, tambal sa lupus, tambal sa psoriasis, tambal sa transplant, bulong sa lupus, bulong sa psoriasis, bulong sa transplant
  anti rejection nga agas, pangpakapuy ti immune system, agas ti lupus, agas ti psoriasis, agas ti transplant

tb_medicine | Medicines for tuberculosis | interactions
  rifampicin, rifampin, isoniazid, ethambutol, pyrazinamide, quadtab, hrze, tb medicine, tb meds, tb treatment, anti tb, fixcom, fixcom 4, fixcom 2, myrin p, myrin, rifater, rifinah, rifamp, rimactane, rimactazid, combipack, kombipack, econokit, odinah, comprilex, inh tablets, pza, bedaquiline, linezolid, pretomanid, rifapentine, 3hp, tpt, tb prophylaxis, tb preventive, anti koch, anti kochs, anti koch meds, tb drugs, tb tablets, tb maintenance, six month treatment for tb, streptomycin
  gamot sa tb, gamutan sa tb, nag gagamot sa tb, iniinom ko sa tb, iniinom para sa tb, gamot sa baga, gamot sa mahinang baga, gamot sa primary complex, gamot sa health center para sa tb, naggagamot ng tb, nagpapagamot sa tb
  tambal sa tb, nagtambal sa tb, tambal sa baga, nag inom sa tb, tambal sa primary complex, bulong sa tb, bulong sa baga, bulong sa primary complex, gina inom ko sa tb
  agas ti tb, agas ti sarut, agas ti bara, agpaagas iti tb, agas ti primary complex

hiv_medicine | Medicines for HIV | interactions
  arv, arvs, antiretroviral, antiretrovirals, dolutegravir, efavirenz, tenofovir, lamivudine, tld, prep pills, art for hiv, biktarvy, descovy, truvada, atripla, viraday, tenvir, lamivir, zidovudine, azt, nevirapine, abacavir, kivexa, kaletra, aluvia, lopinavir, ritonavir, darunavir, raltegravir, isentress, rilpivirine, cabotegravir, bictegravir, emtricitabine, lte regimen, tenolam, anti retroviral, anti retrovirals, antiretro, hiv meds, hiv medication, hiv medicine, hiv drugs, pre exposure prophylaxis, prep for hiv, hiv prep, prep user, event based prep, pep for hiv, post exposure
  gamot sa hiv, nag aarv, gamot galing sa hub, gamot galing treatment hub
  tambal sa hiv, tambal gikan sa hub, bulong sa hiv, bulong halin sa hub
  agas ti hiv, agas manipud hub

cancer_medicine | Cancer treatment | own
  chemotherapy, chemo, radiotherapy, radiation, immunotherapy, targeted therapy, imatinib, herceptin, paclitaxel, docetaxel, carboplatin, cisplatin, oxaliplatin, doxorubicin, cyclophosphamide, capecitabine, xeloda, fluorouracil, folfox, gemcitabine, temozolomide, trastuzumab, pertuzumab, bevacizumab, avastin, pembrolizumab, keytruda, nivolumab, opdivo, erlotinib, gefitinib, iressa, osimertinib, tagrisso, palbociclib, ibrance, ribociclib, sorafenib, nexavar, glivec, gleevec, nilotinib, hydroxyurea, tamoxifene, nolvadex, anastrozole, exemestane, aromasin, zoladex, radio therapy, brachytherapy, cobalt therapy
  nagki chemo, chemo session, kinikimo, nag kikimo, nagkikimo, nagkikemo, kinikemo, nagpapachemo, naradiation, gamot sa cancer, gamot sa kanser, naka tamoxifen
  nag chemo, gi kimo, nag kimo, tambal sa kanser, tambal sa cancer, bulong sa kanser, bulong sa cancer
  agchemo, agpakimo, agas ti kanser, agas ti cancer
`,
);
