/**
 * The words of each topic in English, Filipino and Cebuano, separated by commas. A star stands for
 * any ending. A phrase of several words counts before the words in it.
 */
export const TOPIC_WORDS = {
  greeting:
    "hello, helo, hi, hey, hii, good morning, good afternoon, good evening, good day, magandang umaga, magandang hapon, magandang gabi, magandang araw, maayong buntag, maayong hapon, maayong gabii, kumusta, kamusta, musta, morning, evening",
  thanks:
    "thank*, thx, ty, tnx, salamat, daghang salamat, maraming salamat, noted, ok, okay, okey, okie, sige, cge, got it, great, nice, understood, copy, alright, sure",
  filler:
    "po, opo, poh, ma'am, maam, sir, mam, ate, kuya, bot, there, team, admin, guys, very much, so much, a lot, kaayo, you, all, na, for your help, for the help, again, yes, oo, you are welcome",
  price:
    "price*, pricing, cost, costs, how much, how mch, hw much, magkano, magkanu, pricelist, presyo, pila, tagpila, tag pila, hm, halaga, expensive, mahal, cheap, mura, barato, rate, rates, srp",
  duration:
    "how long, how many days, how fast, how soon, when, ilang araw, ilang linggo, gaano katagal, gano katagal, gaano kabilis, pila ka adlaw, pila ka semana, kailan, kelan, kanus a, kanusa, eta, days, araw, matagal, dugay, lead time",
  deliver:
    "deliver, delivers, delivered, deliveries, delivery, delivry, devlivery, ship, ships, shipping, shipment, shipped, padala, ipadala, magpadala, nagpapadala, dumating, dumarating, darating, dadating, dating, arrive, arrives, arrival, receive, hatid, maghatid, abot, moabot, maabot, dispatch, send",
  fee: "fee, fees, charge, charges, shipping fee, delivery fee, sf, singil, bayad sa shipping",
  free: "free, libre, libreng, minimum order, minimum purchase",
  courier:
    "courier*, lbc, jnt, j t, j and t, j&t, ninja van, grab, lalamove, flash express, jrs, rider",
  abroad:
    "canada, usa, america, uk, dubai, uae, singapore, japan, hong kong, hongkong, australia, europe, saudi, qatar, korea, taiwan, malaysia, international, internationally, overseas, abroad, worldwide, other countries, outside the philippines, outside philippines, ibang bansa, ofw",
  attempt:
    "delivery attempt, missed delivery, miss my delivery, miss the delivery, miss a delivery, not home, wala sa bahay, wala ako sa bahay, walang tao, wala ko sa balay, nobody home, no one home, failed delivery, return to sender, rts, redeliver*",
  cold: "cold chain, cold, ice, ice pack, ice packs, icepack, insulated, malamig, frozen pack, styro, cooler, gel pack",
  weekend: "weekend, weekends, saturday, sunday, sabado, linggo, holiday, holidays",
  pay: "pay, pays, paying, payment*, bayad, magbayad, nagbabayad, bayaran, bayaranan, mobayad, checkout, mode of payment, mop",
  cod: "cod, c o d, cash on delivery, cash on pickup, cash",
  wallet: "gcash, g cash, maya, paymaya, grabpay, shopeepay, ewallet, e wallet, qr, qrph, qr ph",
  bank: "bank*, bpi, bdo, metrobank, unionbank, landbank, instapay, pesonet, transfer, deposit",
  card: "credit card, debit card, card, cards, visa, mastercard, credit",
  installment:
    "installment*, instalment*, hulugan, hulog, utang, billease, atome, spaylater, pay later, 0 interest, monthly payment, paluwagan",
  limit: "limit, limits, maximum, max, hanggang magkano, up to how much",
  unpaid:
    "unpaid, pending, awaiting payment, not paid, not confirmed, still pending, processing pa, di pa confirmed, hindi pa confirmed, not reflected, not reflecting, hindi pumasok, wala pa confirm*, declined, payment failed, failed payment, failed, error, hindi matuloy, double charge*, charged twice, bounced",
  paid: "i paid, ive paid, i already paid, already paid, nagbayad na, bayad na, nakabayad na, nakabayad, nakapagbayad, nibayad na, paid, sent payment, deducted, nabawas, kinaltas, proof of payment",
  cancel: "cancel*, kanselahin, icancel, i cancel, ikansela, macancel, ma cancel, kansel*",
  change:
    "change, changing, edit, modify, update my, palitan, ibahin, baguhin, wrong address, mali ang address, maling address, add items, add item, add to my order, ilisan, mausab, correct",
  address: "address, number, phone number, street, adres",
  refund:
    "refund*, money back, ibalik ang pera, ibalik ang bayad, pabalik ng pera, balik bayad, uli ang kwarta, reimburse*",
  give_back:
    "return, returns, returned, returning, return policy, isauli, ibalik, iuli, i uli, exchange, replace*, replacement, swap",
  broken:
    "broken, broke, basag, nabasag, crack*, damaged, damage, sira, nasira, guba, leak*, tumagas, may tagas, shattered, dented, punit, open seal, opened, seal broken, buak",
  missing:
    "missing, kulang, incomplete, lacking, short of, wrong item, wrong product, maling item, maling produkto, mali yung, mali ang dumating, hindi kumpleto, sayop, lahi ang",
  never_came:
    "never arrived, did not arrive, didnt arrive, hasnt arrived, not arrived, hindi pa dumating, hindi dumating, di pa dumating, hindi pa dumarating, wala pa rin, wala pa dumating, wala pa yung order, wala pa order, wala pa moabot, wala pa niabot, lost parcel",
  delayed: "delayed, delay, late, lost, stuck in transit",
  warm: "warm, melted, natunaw, tunaw, init, mainit, hindi na malamig, no longer cold, not cold, thawed",
  invoice:
    "invoice*, receipt, receipts, resibo, official receipt, bir, tin, sales invoice, vat, reseebo",
  senior: "senior, seniors, senior citizen, pwd, osca, lola ko senior, disability, 20 percent, 20%",
  discount:
    "discount*, promo, promos, promo code, code, codes, voucher*, coupon*, sale, sales, tawad, less, freebie*, bundle*, 11 11, 12 12, black friday, bulk, wholesale, reseller price, bargain",
  halal: "halal, haram, kosher, vegan, vegetarian, gelatin, pork, baboy",
  loyalty:
    "loyalty, points, rewards, reward, member, membership, vip, refer a friend, refer, referral, referrals, invite a friend",
  order:
    "order, orders, ordering, inorder, umorder, mag order, order ko, akong order, parcel, package, parsel, buy, bumili, bilhin, makabili, palit, mopalit, purchase*",
  track:
    "track, tracking, tracker, tracing, tracking number, status, nasaan, nasaan na, asan, asan na, saan na, asa na, where is, wheres, where are, update on, follow up, ffup, location of",
  verify:
    "verify, verifies, verification, authentic, authenticity, original, orig, genuine, real ba, its real, it is real, is it real, are real, totoo ba, totoo ang, legit vial, fake, peke, counterfeit, qr code, scan, tunay, tinuod, replica",
  legit:
    "legit, scam, scammer, scammers, trusted, trustworthy, legitimate, mapagkakatiwalaan, budol, manloloko, sketchy, kalokohan, reliable, reviews, feedback, tinuod ba, lehitimo",
  vial: "vial, vials, bote, bottle, bottles, box, pack",
  lot: "lot, lots, batch, batches, lot number, batch number, lot no, batch no, batch code",
  report:
    "coa, coas, certificate of analysis, certificate, certificates, lab result, lab results, lab report, lab reports, lab test, lab tests, lab tested, third party test*, third party, test result, test results, janoshik, resulta ng lab",
  purity: "purity, pure, puro, hplc, percent pure, mass spec*, how pure",
  meaning:
    "what is, whats, what does, what are, mean, means, meaning, stand for, ano ang, ano yung, anong ibig sabihin, ibig sabihin, unsa ang, unsay, unsa na, define, explain, ano ba ang, tell me about, about, info, information, details, detalye",
  measure: "mg, iu, units, unit, mcg, milligram, milligrams, microgram, micrograms, ml",
  peptide: "peptide*, peptides, peptayd",
  glp: "glp, glp 1, glp1, glp 1s",
  doctor:
    "doctor*, doktor*, dr, doc, clinician, clinicians, physician, nurse, pharmacist, mananambal",
  book: "book, booking, bookings, appointment*, schedule, consult*, konsulta*, magpakonsulta, telemed*, teleconsult*, checkup, check up, free slot, slots, slot, pacheck*, pa check, reschedule",
  in_person: "online, face to face, f2f, in person, video, video call, clinic, clinics, zoom",
  open_hours:
    "open, opens, opening, opening hours, close, closes, closed, office hours, business hours, store hours, operating hours, hours, bukas kayo, bukas ba, sarado, abli, anong oras, unsang oras, oras",
  store:
    "physical store, walk in, walkin, pickup, pick up, pick-up, branch, branches, showroom, office, saan kayo, asa mo, saan located, located, location, where are you located, nasaan kayo, meet up, meetup",
  person:
    "human, person, tao, real person, agent, representative, csr, staff, live chat, customer service, customer support, somebody, someone, makausap, kausapin, makig istorya, makistorya, tawo, operator, talk to someone, speak to",
  contact:
    "contact*, viber, messenger, whatsapp, telegram, tawagan, tawag, call you, email you, hotline, landline, phone number, contact number, your number, email address, reach you, reach, message you, instagram, ig, fb, fb page, facebook page",
  elsewhere:
    "facebook, shopee, lazada, tiktok, netflix, gmail, airline, laptop, bitcoin, lotto, passport",
  account:
    "account, accounts, sign up, signup, sign in, signin, log in, login, log me in, register, registration, guest, mag login, maka login, makalogin, mag register, profile, locked out",
  cannot:
    "cant, cannot, can not, hindi maka*, hindi ako maka*, di maka*, di ako maka*, unable, doesnt work, not working, ayaw, dili maka*, dili ko maka*, doesnt let, wont let, locked",
  without: "without, no account, walang account, wala account",
  password: "password*, passcode, reset link, reset password, nakalimutan ko password",
  privacy:
    "privacy, my info, my details, data, personal data, my data, my information, personal information, confidential, pribado, discreet, discrete, plain box, plain packaging, data privacy, who can see, who sees, anonymous, sikreto, private, secret",
  box_label:
    "label, nakasulat, nakalagay, sulat, written, packaging, outside the box, on the box, shown on the box, nakabutang",
  delete_data:
    "delete, deleted, erase, burahin, tanggalin, remove my, forget me, papason, tangtangon, delete my account, close my account",
  newsletter:
    "unsubscribe, subscribe, newsletter, stop emails, stop emailing, emails from you, spam",
  affiliate:
    "affiliate*, commission*, become a seller, reseller, resellers, resell, distributor, partner*, ambassador",
  registered:
    "registered, fda, fda approved, approved, approve, legal, legally, aprubado, rehistrado, illegal, regulated, allowed in the philippines, bfad, cpr, investigational, legal ba, registration status, regulatory, status of registration",
  prescription: "prescription*, prescribed, reseta, rx, resita, over the counter, otc",
  clearance:
    "clearance, cleared, approval, awaiting clearance, on hold, hold, naka hold, nakahold, clinician approval, for approval, supervision, supervised",
  stock:
    "stock, in stock, do you have, do u have, have you got, you have, out of stock, available, availability, avail, sold out, soldout, meron, meron ba, meron pa, mayroon, naa, naa pa, naa ba, naubos, ubos, on hand, onhand, may available, aduna",
  restock:
    "restock*, back in stock, notify*, balik stock, when available, magkakaroon, next batch, waitlist, pre order, preorder",
  sell: "sell, sells, selling, carry, tinda, binebenta, nagbebenta, nagtitinda, benta, baligya, namaligya, offer, products, product list, list of products, catalog*, anong meron, ano meron, unsa naa",
  size: "size, sizes, strength, strengths, how many mg, ilang mg, pila ka mg, anong mg, variant*, comes in, dosage form, what mg, big vial",
  per_mg:
    "per mg, price per mg, per milligram, cost per mg, kada mg, sulit, value for money, cheaper per",
  compare:
    "vs, versus, compare*, comparison, difference, differ, different, pinagkaiba, pagkakaiba, kaibahan, kalahian, better, mas maganda, mas okay, mas ok, or, alin, which one, which is, o",
  purpose:
    "what does, used for, use for, good for, para saan, para sa ano, benefits, benefit, benefisyo, gamit, para unsa, how does, how it works, how it work, mechanism, mode of action, what is it for, what it is for, studied for, epekto, effective, does it work, works",
  content:
    "made of, made from, ingredients, contents, contain*, inside, laman, whats in, what is in, sangkap, components, sulod",
  effects:
    "side effect*, sideeffect*, side epekto, adverse, common effects, reaction, reactions, dangers, danger, risk*, masamang epekto, epekto nito, daotan nga epekto, safe, ligtas, safety, delikado, long term effects",
  mild: "nausea, nauseous, nasusuka, suka, naduduwal, duwal, constipat*, constipation, tibi, diarrhea, pagtatae, bloated, headache, sakit ng ulo, hilo, tired, pagod, heartburn, burp*, fatigue, kasukaon, gikalibanga, kalibang, labad, no appetite, walang gana",
  normal: "normal, normal lang, normal ba, okay lang ba, ok lang ba, is it ok, expected, usual",
  site: "injection site, pinagturukan, pinag turukan, tinurukan, turok site, bump, redness, red, pula, mapula, namumula, kati, makati, nangangati, pasa, bruise*, itchy, gitusokan",
  not_for:
    "who should not, who cant, who cannot, hindi pwede, contraindication*, contraindicated, bawal kanino, sino ang bawal, sinong bawal, bawal sa, conditions, kinsa ang dili, eligible, qualified, allowed to use, can i use, can i take, pwede ba ako, pwede ba sa may, who can use, sino pwede",
  warning:
    "warning sign*, red flag*, danger sign*, when to stop, when should i stop, when to get help, senyales, babala",
  see_first: "see a doctor first, see doctor first, ask a doctor first, doctor first, doktor muna",
  safely: "safely, use safely, safe use, ligtas na paggamit",
  fda_check:
    "check a product, check the product, check with the fda, check the fda, fda verification, verification portal, fda portal, look up, icheck sa fda, i check sa fda",
  men: "men, a man, for man, male, lalaki, guys, husband, asawang lalaki, laki, lalake, women, babae, female, gender",
  together:
    "combine, combining, together, sabay, pagsabayin, stack, stacking, mix with, interact*, interaction*, with other medicine*, kasabay, with metformin, with my meds, with medicine, dungan, supplements",
  keep: "store it, storage, storing, stored, keep, keeping, itago, iimbak, imbak, ilagay, ref, refrigerat*, fridge, freezer, temperature, room temp, room temperature, tago, taguan, ibutang, saan ilalagay, how to store, store my, store the, store a, how do i store, paano i store, i store, store",
  mixed:
    "mixing, mix, mixed, reconstitut*, dissolv*, after mixing, bac water, bacteriostatic, bacteriostatic water, halo, haluin, timpla, timplahin, natimpla, na mix, tunawin",
  unmixed:
    "before mixing, before i mix, before reconstituting, before reconstitution, unmixed, unopened, bago i mix, bago ihalo, bag o i mix",
  left_out:
    "left out, left it out, left outside, naiwan, nakalimutan sa labas, nalimtan sa gawas, out of the fridge, out of fridge, outside the fridge, labas ng ref, sa labas, brownout, no electricity, power outage, walang kuryente, unplugged, nawala kuryente, gawas sa ref, overnight",
  frozen:
    "froze, frozen, freeze*, freezing, nag yelo, nagyelo, naging yelo, na freeze, nayelo, ice formed",
  cloudy:
    "cloudy, cloud, particles, floating, color, colour, discolored, yellowish, malabo, maulap, nag iba kulay, lumabo, may bula, bubbles, foam*, bula, bubbly, namuo, clump*",
  powder:
    "powder, cake, stuck, lyophilized, pulbos, pulbo, freeze dried, sticking, dikit, dumikit, puck, loose powder, is empty, empty, empty vial, looks empty, parang walang laman",
  expiry:
    "expir*, expiration, shelf life, best before, how long does it last, how long is it good, hanggang kailan pwede, panis, use by, good for how long, discard, tapon, itapon, lifespan",
  travel:
    "travel*, flight, airplane, plane, byahe, biyahe, airport, luggage, hand carry, carry on, cruise, pagbiyahe, eroplano, bring on a trip, vacation",
  missed:
    "missed dose, missed a dose, miss a dose, missed my dose, missed week, miss a week, missed a week, miss a shot, miss my shot, missed my shot, forgot my dose, forgot to inject, forgot to take, nakalimutan, nakalimot, nakalimtan, skipped, missed, nalimtan ko",
  syringe:
    "syringe*, needle, needles, karayom, hiringilya, swab*, alcohol pad*, kit, included, come with, comes with, kasama na, kasama ba, dagom, complete set, accessories, sharps",
  hurts: "hurt, hurts, painful, masakit ba, sakit ba mag, sakit ba ang, sting*, hapdi, mahapdi",
  how_to:
    "how to inject, how do i inject, inject, injecting, injection, injections, paano mag turok, paano magturok, paano iturok, turok, magturok, where to inject, saan ituturok, how to use, how do i use, pano gamitin, paano gamitin, unsaon paggamit, administer, self inject",
  results:
    "result, results, see results, see effect, take effect, kicks in, work fast, how long to work, tumalab, talab, effect sa katawan, lose weight, how much weight, bumaba ang timbang, pumayat, before i see, makita",
  course:
    "how long should, how many weeks, how many months, ilang buwan, ilang weeks, pila ka bulan, plan take, course, program, how long do i",
  stopping:
    "stopping, stopped, quit, when i stop, if i stop, once i stop, when you stop, if you stop, want to stop, stop taking, stop using, weight come back, weight comes back, weight return*, rebound, regain, gain weight, gain it back, tataba ulit, tataba ba, bumalik ang timbang, babalik ang timbang, tumaba ulit, pag tumigil, kapag tumigil, when i stop, muundang, mobalik",
  addictive:
    "addictive, addict*, addicting, nakaka adik, nakakaadik, dependence, dependent, withdrawal, makaadik",
  food: "food, foods, eat, eating, kain, kumain, kainin, pagkain, diet, meal, meals, kaon, mokaon, fasting, breakfast, coffee, kape",
  alcohol:
    "alcohol, alak, inom, uminom, beer, wine, drink alcohol, inumin, drinking, red horse, toma, ilimnon",
  exercise:
    "exercise*, gym, workout*, work out, ehersisyo, mag exercise, running, lift weights, sports, training, swimming",
  weight:
    "weight loss, lose weight, losing weight, pampapayat, pumayat, papayat, slimming, slim, fat, obesity, obese, taba, timbang, payat, magpapayat, niwang, pangpaniwang, weight",
  skin: "skin, beauty, glow up, kutis, balat, pampaganda, wrinkle*, collagen, hair, pampaputi, whitening, acne, kinis, pamputi, panit",
  aging:
    "anti aging, antiaging, anti ageing, aging, ageing, longevity, energy, pampabata, lakas, pampalakas, bata tignan, younger, bata",
  best: "best, recommend*, suggest*, maganda, magandang, which product, anong maganda, alin ang, mairerekomenda, good, maayo, pinaka, effective, should i get, should i choose, choose, suitable, bagay, right for me, unsa maayo",
  assessment:
    "assessment, quiz, questionnaire, test quiz, wellness assessment, evaluation, evaluate",
  wellness:
    "wellness, chart, diary, check in, check ins, journal, tracker, graph, log my, weight log, wellness chart, entries",
  profile:
    "my email, my name, my profile, my details on, email ko, pangalan ko, email address ko, my phone number, saved address",
  portal:
    "portal, my orders, mga order ko, akong mga order, see my order, see orders, dashboard, my page, order history, past orders, previous orders, history",
  consultation_fee: "consultation fee, doctor fee, professional fee, consultation price, pf",
  subscription:
    "subscription, auto ship, autoship, auto renew*, recurring, monthly delivery, refill*, reorder, order again",
  review:
    "write a review, write review*, leave review*, post review*, leave a review, post a review, rate a product, testimonial*",
  bot: "are you a doctor, doctor ka ba, are you a bot, are you human, are you real, are you ai, robot, ai ka ba, bot ka ba, tao ka ba, who are you, sino ka, kinsa ka, what are you, what can you do, ano kaya mong, are you a real, are you really, real doctor, are you a nurse, are you a person, are you a pharmacist, chatbot, are you a robot, are you chatgpt",
  help: "help, tulong, patulong, tabang, assist, pahelp, pa help, i need help, may tanong, may itatanong, question, pwede magtanong, pwede mag tanong, pangutana, mangutana, inquire, inquiry",
} as const;

export type Topic = keyof typeof TOPIC_WORDS | "product" | "two_products" | "place";
