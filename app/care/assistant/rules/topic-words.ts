/**
 * The words of each topic in English, Filipino and Cebuano, separated by commas. A star stands for
 * any ending. A phrase of several words counts before the words in it.
 */
export const TOPIC_WORDS = {
  greeting:
    "hello, helo, hi, hey, hii, good morning, good afternoon, good evening, good day, magandang umaga, magandang hapon, magandang gabi, magandang araw, maayong buntag, maayong hapon, maayong gabii, kumusta, kamusta, musta, morning, evening, hola, yo, gud am, gud pm, gud day, naimbag nga aldaw, naimbag a bigat, naimbag a malem, maayong aga, maayong adlaw",
  thanks:
    "thank*, thx, ty, tnx, salamat, daghang salamat, maraming salamat, noted, ok, okay, okey, okie, sige, cge, got it, great, nice, understood, copy, alright, sure, tysm, agyamanak, agyaman, thankies, appreciate*, bye, goodbye, paalam, babay",
  filler:
    "po, opo, poh, ma'am, maam, sir, mam, ate, kuya, bot, there, team, admin, guys, very much, so much, a lot, kaayo, you, all, na, for your help, for the help, again, yes, oo, you are welcome, gid, gyud, gud, jud, lang, naman, ba, bala, kadi, kaya, din, rin, lods, idol, sis, bes, boss, manong, manang, apo",
  price:
    "price*, pricing, cost, costs, how much, how mch, hw much, magkano, magkanu, pricelist, presyo, pila, tagpila, tag pila, hm, halaga, expensive, mahal, cheap, mura, barato, rate, rates, srp, kano, mgkano, magkno, hm po, hw mch, tig pila, tgpila, tagpira, pira, sagmamano, mano ti, price list, cheaper, cheapest, cost ng, bili ko",
  duration:
    "how long, how many days, how fast, how soon, when, ilang araw, ilang linggo, gaano katagal, gano katagal, gaano kabilis, pila ka adlaw, pila ka semana, kailan, kelan, kanus a, kanusa, eta, days, araw, matagal, dugay, lead time, kano katagal, gaano kahaba, ilang oras, ilang weeks ang delivery, mano nga aldaw, mano nga oras, pila ka oras, kano pa, dugay pa, when will it, arrival date, turnaround",
  deliver:
    "deliver, delivers, delivered, deliveries, delivery, delivry, devlivery, ship, ships, shipping, shipment, shipped, padala, ipadala, magpadala, nagpapadala, dumating, dumarating, darating, dadating, dating, arrive, arrives, arrival, receive, hatid, maghatid, abot, moabot, maabot, dispatch, send, hatod, ihatod, ihatid, mahatid, idiliver, ideliver, itulod, mapadala, sakop ng delivery, sakop nyo, padulong, do you cover, cover ba, reach my",
  fee: "fee, fees, charge, charges, shipping fee, delivery fee, sf, singil, bayad sa shipping, bayad sa padala, bayad sa delivery, pamasahe",
  free: "free, libre, libreng, minimum order, minimum purchase",
  courier:
    "courier*, lbc, jnt, j t, j and t, j&t, ninja van, grab, lalamove, flash express, jrs, rider, spx, shopee express, 2go, fedex, dhl, gogo xpress, xde, entrego, toktok, logistics company, freight",
  abroad:
    "canada, usa, america, uk, dubai, uae, singapore, japan, hong kong, hongkong, australia, europe, saudi, qatar, korea, taiwan, malaysia, international, internationally, overseas, abroad, worldwide, other countries, outside the philippines, outside philippines, ibang bansa, ofw, jeddah, riyadh, doha, kuwait, london, milan, italy, guam, hawaii, macau, ship out of the country, foreign address, ibang country, gawas sa nasod",
  attempt:
    "delivery attempt, missed delivery, miss my delivery, miss the delivery, miss a delivery, not home, wala sa bahay, wala ako sa bahay, walang tao, wala ko sa balay, nobody home, no one home, failed delivery, return to sender, rts, redeliver*, guard, neighbor, neighbour, kapitbahay, silingan, receive it for me, someone else receive, iba ang tatanggap, walang tumanggap, walang tatanggap, not at home, nobody was home, wala mi sa balay, wala kami sa bahay, leave it at, leave at the, iwan sa, iwan na lang, ibilin sa, ibilin, another day, ibang araw, ugma na lang, bukas na lang ihatid, specific time, set a time, hapon na lang, night shift, graveyard, reschedule the delivery, reschedule my delivery, reschedule delivery, couldnt pick up, missed the call, missed his call, authorized person, claim it for me, claim for me",
  cold: "cold chain, cold, ice, ice pack, ice packs, icepack, insulated, malamig, frozen pack, styro, cooler, gel pack, malamig pa, bugnaw, bugnaw pa, gel packs, styrofoam, stay cold, stays cold, keep it cold, kept cold, dry ice",
  weekend: "weekend, weekends, saturday, sunday, sabado, linggo, holiday, holidays",
  pay: "pay, pays, paying, payment*, bayad, magbayad, nagbabayad, bayaran, bayaranan, mobayad, checkout, mode of payment, mop, payment options, mode of payments, pambayad, ibabayad, pagbayad, how can i pay, accept po kayo, bayadan, agbayad, bayad options",
  cod: "cod, c o d, cash on delivery, cash on pickup, cash, bayad pagdating, pay when it arrives, pay upon delivery, pay on delivery, bayad pag abot, pay the rider, bayad sa rider",
  wallet:
    "gcash, g cash, maya, paymaya, grabpay, shopeepay, ewallet, e wallet, qr, qrph, qr ph, g-cash, gkash, coins ph, shopee pay",
  bank: "bank*, bpi, bdo, metrobank, unionbank, landbank, instapay, pesonet, transfer, deposit, bangko, security bank, rcbc, pnb, chinabank, eastwest, gotyme, seabank, account details, bank details, over the counter deposit, send the proof, proof of payment, screenshot of payment, upload the proof",
  card: "credit card, debit card, card, cards, visa, mastercard, credit, amex, jcb, debit, credit or debit",
  installment:
    "installment*, instalment*, hulugan, hulog, utang, billease, atome, spaylater, pay later, 0 interest, monthly payment, paluwagan, tingi tingi na bayad, gives, dalawang bayad, pay in parts, half now, half muna, partial payment, down payment, downpayment, homecredit, home credit, installments",
  limit: "limit, limits, maximum, max, hanggang magkano, up to how much",
  unpaid:
    "unpaid, pending, awaiting payment, not paid, not confirmed, still pending, processing pa, di pa confirmed, hindi pa confirmed, not reflected, not reflecting, hindi pumasok, wala pa confirm*, double charge*, charged twice, bounced, not credited, hindi na credit, naka pending, beses nakaltasan, doble ang kaltas, double payment, double deduct*, nakaltasan, na deduct",
  failed:
    "declined, payment failed, failed payment, failed, error, hindi matuloy, did not go through, didnt go through, does not go through, doesnt go through, wont go through, hindi nag push through, hindi nagpush through, otp, transaction failed, payment error, unsuccessful, could not be processed, rejected, nag hang, hindi tinatanggap ang card, dili mosulod ang bayad, ayaw tanggapin, ayaw pumasok ng bayad, refuse my card, refuses my card, keeps failing, laging fail*, fail",
  paid: "i paid, ive paid, i already paid, already paid, nagbayad na, bayad na, nakabayad na, nakabayad, nakapagbayad, nibayad na, paid, sent payment, deducted, nabawas, kinaltas, proof of payment",
  cancel:
    "cancel*, kanselahin, icancel, i cancel, ikansela, macancel, ma cancel, kansel*, i dont want it anymore, ayoko na ituloy, wag na ituloy, di ko na itutuloy, huwag na lang po ang order, undo my order, mag cancel",
  change:
    "change, changing, edit, modify, update my, palitan, ibahin, baguhin, wrong address, mali ang address, maling address, add items, add item, add to my order, ilisan, mausab, correct, switch my, typo, mali ang nailagay, mali nailagay, maling number, mali yung number, ilipat, usbon, bag ohon, dagdagan ang order, add one more, wrong number, wrong barangay, wrong size ordered, isalisi, sukatan",
  address: "address, number, phone number, street, adres",
  refund:
    "refund*, money back, ibalik ang pera, ibalik ang bayad, pabalik ng pera, balik bayad, uli ang kwarta, reimburse*, refnd, get my money, isoli ang bayad, ibalik nyo pera, ibalik ang kwarta, i uli ang bayad, maibalik ang bayad, subli ti kuarta",
  give_back:
    "return, returns, returned, returning, return policy, isauli, ibalik, iuli, i uli, exchange, replace*, replacement, swap, send it back, send back, take it back, changed my mind, nagbago isip, nagbago ang isip, ayaw ko na, palitan ng iba, maisoli, isoli, masauli, i return",
  broken:
    "broken, broke, basag, nabasag, crack*, damaged, damage, sira, nasira, guba, leak*, tumagas, may tagas, shattered, dented, punit, open seal, opened, seal broken, buak, chipped, natapon, spilled, spill, nabuak, nabuong, nabungi, tumapon, lid is loose, cap came off, cap is loose, wet box, basa ang box, durog",
  missing:
    "missing, kulang, incomplete, lacking, short of, wrong item, wrong product, maling item, maling produkto, mali yung, mali ang dumating, hindi kumpleto, sayop, lahi ang, instead of, another product, different product, not what i ordered, hindi yung order ko, hindi ito ang order, iba ang dumating, iba yung dumating, iba ang naipadala, kulang ng isa, wala sa box, not in the box, wasnt in the box, sent me the wrong, u sent, you sent me, wrong order, kurang, sala ti imbaga",
  never_came:
    "never arrived, did not arrive, didnt arrive, hasnt arrived, not arrived, hindi pa dumating, hindi dumating, di pa dumating, hindi pa dumarating, wala pa rin, wala pa dumating, wala pa yung order, wala pa order, wala pa moabot, wala pa niabot, lost parcel, got nothing, never received, not received, didnt receive, did not receive, hindi ko natanggap, wala akong natanggap, wala naman akong natanggap, wala pa gihapon, wala pa din, wala pa po dumating, awan pay, awan pay laeng, nawala na, nawala yung parcel, nowhere to be found, hindi pa nakakarating",
  delayed:
    "delayed, delay, late, lost, stuck in transit, taking so long, so long, ang tagal, tagal naman, supposed to arrive, should have arrived, dapat dumating, lampas na, overdue, stuck, weeks already, days already, dugaya, nabayag, buhay gid",
  warm: "warm, melted, natunaw, tunaw, init, mainit, hindi na malamig, no longer cold, not cold, thawed, nalusaw, natunaw na, hindi na lamig, no longer frozen, ice was gone, ice is gone, naging tubig ang yelo, arrived hot, mainit na",
  invoice:
    "invoice*, receipt, receipts, resibo, official receipt, bir, tin, sales invoice, vat, reseebo, o r, resibong, official na resibo, for reimbursement, reimbursement of, company name on, tax",
  senior:
    "senior, seniors, senior citizen, pwd, osca, lola ko senior, disability, 20 percent, 20%, matanda na, 60 years old, 65 years old, senior id, pwd id, osca id, person with disability",
  discount:
    "discount*, promo, promos, promo code, code, codes, voucher*, coupon*, sale, sales, tawad, less, freebie*, bundle*, 11 11, 12 12, black friday, bulk, wholesale, reseller price, bargain, disc, dscnt, diskwento, diskuento, bawas, kaltas sa presyo, promo ba, discounted, cheaper if, mas mura ba pag, pakyawan, buy 2, buy two, take 1, volume, multi buy, moq, set price, rebate",
  halal:
    "halal, haram, kosher, vegan, vegetarian, gelatin, pork, baboy, muslim, islam, islamic, animal, animal based, baka, beef, porcine, bovine",
  loyalty:
    "loyalty, points, rewards, reward, member, membership, vip, refer a friend, refer, referral, referrals, invite a friend, suki, puntos, pts, cashback, stamp card, perks, birthday treat",
  order:
    "order, orders, ordering, inorder, umorder, mag order, order ko, akong order, parcel, package, parsel, buy, bumili, bilhin, makabili, palit, mopalit, purchase*, ordr, ordrs, oder, inorder ko, binili, binili ko, pag order, paliton, baklon, gatangen, gumatang, nabili",
  track:
    "track, tracking, tracker, tracing, tracking number, status, nasaan, nasaan na, asan, asan na, saan na, asa na, where is, wheres, where are, update on, follow up, ffup, location of, trace, tracking no, trck, whr is, wer n, wer is, saan n, san na, hain na, hain na ang, diin na, diin na ang, ayan na, ayanna, update sa order, update po sa order, update on my order, na ship na ba, naship na ba, na ship out na, out for delivery, has it shipped, has it left, on the way na ba, sent it out",
  verify:
    "verify, verifies, verification, authentic, authenticity, original, orig, genuine, real ba, its real, it is real, is it real, are real, totoo ba, totoo ang, legit vial, fake, peke, counterfeit, qr code, scan, tunay, tinuod, replica, fake ba, peke ba, is this fake, is it fake, is mine fake, not fake, authentic ba, scan the qr, qr on the vial, qr sa, qr code sa, already verified, already scanned, scanned already, na scan na, invalid code, code is invalid, hologram, sticker code, tunay ba",
  legit:
    "legit, scam, scammer, scammers, trusted, trustworthy, legitimate, mapagkakatiwalaan, budol, manloloko, sketchy, kalokohan, reliable, reviews, feedback, tinuod ba, lehitimo, legit po ba, legit b, totoo ba kayo, totoong shop, real shop, real store, real business, can i trust, trust you, pagkakatiwalaan, na scam na ako, nascam, dti, sec registered, business permit, registered business",
  vial: "vial, vials, bote, bottle, bottles, box, pack",
  lot: "lot, lots, batch, batches, lot number, batch number, lot no, batch no, batch code, numero sa batch, lote",
  report:
    "coa, coas, certificate of analysis, certificate, certificates, lab result, lab results, lab report, lab reports, lab test, lab tests, lab tested, third party test*, third party, test result, test results, janoshik, resulta ng lab, coa ng, test report, analysis report, lab rep*, papel ng lab, tested by, who tests, sino nag test, sino ang nag test, independent lab",
  purity:
    "purity, pure, puro, hplc, percent pure, mass spec*, how pure, porsyento ang puro, 99 percent, 98 percent, gaano kapuro, chromatogra*",
  meaning:
    "what is, whats, what does, what are, mean, means, meaning, stand for, ano ang, ano yung, anong ibig sabihin, ibig sabihin, unsa ang, unsay, unsa na, define, explain, ano ba ang, tell me about, about, info, information, details, detalye",
  measure: "mg, iu, units, unit, mcg, milligram, milligrams, microgram, micrograms, ml",
  peptide: "peptide*, peptides, peptayd",
  glp: "glp, glp 1, glp1, glp 1s",
  doctor:
    "doctor*, doktor*, dr, doc, clinician, clinicians, physician, nurse, pharmacist, mananambal, dok, doktora, doctora, mga doktor, specialist*, endocrinologist, ob gyn, md",
  book: "book, booking, bookings, appointment*, schedule, consult*, konsulta*, magpakonsulta, telemed*, teleconsult*, checkup, check up, free slot, slots, slot, pacheck*, pa check, reschedule, bok, pa book, pa sched, pasched, sched, magpa sched, magpabook, magpa book, mag book, set an appointment, make an appointment, see a doctor, talk to a doctor, makausap ng doktor, available slot, free time, free next, next available, move my appointment, appointment ko",
  in_person:
    "online, face to face, f2f, in person, video, video call, clinic, clinics, zoom, in-person, personal na konsulta, zoom call, google meet, over the internet, pupunta ba ako, kailangan bang pumunta, home visit*, phone lang, through phone, on screen, video consult*, tawag lang, bumiyahe, examine me",
  open_hours:
    "open, opens, opening, opening hours, close, closes, closed, office hours, business hours, store hours, operating hours, hours, bukas kayo, bukas ba, sarado, abli, anong oras, unsang oras, oras, what time u, what time do you, hanggang anong oras, until what time, til what time, mag oopen, magbubukas, anong oras kayo, sumasagot, reply time, working hours, cutoff, cut off",
  store:
    "physical store, walk in, walkin, pickup, pick up, pick-up, branch, branches, showroom, office, saan kayo, asa mo, saan located, located, location, where are you located, nasaan kayo, meet up, meetup, physical branch, outlet, tiendayo, pwesto, pwesto nyo, address nyo, address ninyo, address of your shop, asa inyong shop, asa dapit, saan ang shop, san ang shop, saan shop nyo, come to your, puntahan, buy directly, pick it up myself, kunin ko na lang, kuhaon nako, umayko alaen",
  person:
    "human, person, tao, real person, agent, representative, csr, staff, live chat, customer service, customer support, somebody, someone, makausap, kausapin, makig istorya, makistorya, tawo, operator, talk to someone, speak to, actual person, live agent, live person, human being, totoong tao, makausap na tao, taga support, manager, supervisor, hindi robot",
  contact:
    "contact*, viber, messenger, whatsapp, telegram, tawagan, tawag, call you, email you, hotline, landline, phone number, contact number, your number, email address, reach you, reach, message you, instagram, ig, fb, fb page, facebook page, contact no, cp number, cellphone number, cell number, phone no, hotline number, tel no, email nyo, email add, gmail nyo, viber nyo, how do i contact, how to contact, fb page nyo, page nyo",
  elsewhere:
    "facebook, shopee, lazada, tiktok, netflix, gmail, airline, laptop, bitcoin, lotto, passport",
  account:
    "account, accounts, sign up, signup, sign in, signin, log in, login, log me in, register, registration, guest, mag login, maka login, makalogin, mag register, profile, locked out, acct, accnt, acc, mag sign up, makagawa ng account, gumawa ng account, create an account, create account, make an account, make acct, open an account, log ins, logged out, logs me out, loging, naka login",
  cannot:
    "cant, cannot, can not, hindi maka*, hindi ako maka*, di maka*, di ako maka*, unable, doesnt work, not working, ayaw, dili maka*, dili ko maka*, doesnt let, wont let, locked, cannt, wont let me, hindi ako makapasok, di ako makapasok, di makapasok, hindi makapasok, dili ko ka, dili ka, blank page, keeps reloading, reloads, nag eerror, laging error, always error, refuses me, let me in, locked me out, madik maka, diak maka",
  without: "without, no account, walang account, wala account",
  password:
    "password*, passcode, reset link, reset password, nakalimutan ko password, pw, pwd ko, passwrd, pasword, pass word, forgot my pass, nakalimutan ang password, nalimtan nako ang password, nalipatak ti password, reset my pass",
  privacy:
    "privacy, my info, my details, data, personal data, my data, my information, personal information, confidential, pribado, discreet, discrete, plain box, plain packaging, data privacy, who can see, who sees, anonymous, sikreto, private, secret, who can read, who reads, sino makakabasa, sino nakakabasa, sino nakakakita, sino ang nakakakita, makakita sa, makabasa, nakikita ba ng, can anyone see, can others see, do you share, share my, sell my data, kumpidensyal, kompidensyal, secure, safe ba ang info",
  box_label:
    "label, nakasulat, nakalagay, sulat, written, packaging, outside the box, on the box, shown on the box, nakabutang, sender, sender name, from outside, obvious, kahon, nakatatak, tatak, plain lang, plain ba, plain box, is the box plain, box plain, will my parents know, officemates to see, ayoko makita, ayaw ko makita, discreet, discreet pack*, dili mailhan, walang pangalan, no logo",
  delete_data:
    "delete, deleted, erase, burahin, tanggalin, remove my, forget me, papason, tangtangon, delete my account, close my account, removed from your system, remove all my, removed my, wipe my, burahin nyo, paki delete, paki-delete, i delete, idelete, information removed, right to be forgotten, terminate my account",
  newsletter:
    "unsubscribe, subscribe, newsletter, stop emails, stop emailing, emails from you, spam, mailing list, stop sending me, i off, turn off the emails, too many emails, marketing emails, email blast, articles by email, get your emails, news by email",
  affiliate:
    "affiliate*, commission*, become a seller, reseller, resellers, resell, distributor, partner*, ambassador, referral program, earn by, kumita, mag benta para sa inyo, komisyon, payout, payouts, dealers, dealer",
  registered:
    "registered, fda, fda approved, approved, approve, legal, legally, aprubado, rehistrado, illegal, regulated, allowed in the philippines, bfad, cpr, investigational, legal ba, registration status, regulatory, status of registration, fda approve, approved ba, government, bawal ba sa pilipinas, legal bang, smuggled, research only, research use, license to operate, rehistrado ba",
  prescription:
    "prescription*, prescribed, reseta, rx, resita, over the counter, otc, prescribe, reseta ng doktor, need reseta, kailangan ng reseta, without rx, resetahan",
  clearance:
    "clearance, cleared, approval, awaiting clearance, on hold, hold, naka hold, nakahold, clinician approval, for approval, supervision, supervised, approve me, approved by a doctor, approved by a clinician, doctor to approve, inaprubahan",
  stock:
    "stock, in stock, do you have, do u have, have you got, you have, out of stock, available, availability, avail, sold out, soldout, meron, meron ba, meron pa, mayroon, naa, naa pa, naa ba, naubos, ubos, on hand, onhand, may available, aduna, avail pa, avl, available pa, available b, naa moy, naa ba moy, meron kayo, may stock, stocks, adda kadi, adda pay, may ara, may ara pa, may ara kamo",
  restock:
    "restock*, back in stock, notify*, balik stock, when available, magkakaroon, next batch, waitlist, pre order, preorder, kailan ulit, kelan ulit, kailan magkakaroon, back again, will you have it again, balik na ba, mag restock, magrestock, incoming stock, san o manen, be back, back soon, bring it back, may parating, replenish*, unavailable, balik ang, expected date",
  sell: "sell, sells, selling, carry, tinda, binebenta, nagbebenta, nagtitinda, benta, baligya, namaligya, offer, products, product list, list of products, catalog*, anong meron, ano meron, unsa naa, paninda, mga paninda, items, ano ano ang, what else do you, anong mga produkto, anong products, ania ti lako, lako yo, ano ang tinitinda",
  size: "size, sizes, strength, strengths, how many mg, ilang mg, pila ka mg, anong mg, variant*, comes in, dosage form, what mg, big vial, ilang milligram, how big, biggest vial, pinakamalaki, pinakamaliit, smallest, mga mg, anong laki, ano anong laki, 500 or, 50 or, how many ml, mga sukat, kadak on",
  per_mg:
    "per mg, price per mg, per milligram, cost per mg, kada mg, sulit, value for money, cheaper per, most economical, economical, mas tipid, mas sulit, per milligrams, each mg, bawat mg, tipid",
  compare:
    "vs, versus, compare*, comparison, difference, differ, different, pinagkaiba, pagkakaiba, kaibahan, kalahian, better, mas maganda, mas okay, mas ok, or, alin, which one, which is, o, diff, diff bet, dif, difference between, between, mas epektib, pareho ba, pareho lang, same ba, same lang ba, alin mas, alin ang mas, unsay kalainan, ania ti nagdumaan",
  purpose:
    "what does, used for, use for, good for, para saan, para sa ano, benefits, benefit, benefisyo, gamit, para unsa, how does, how it works, how it work, mechanism, mode of action, what is it for, what it is for, studied for, epekto, effective, does it work, works, pang ano, pang saan, pampa, para sa ano po, whats it for, para saan po, gumagana, nagagawa, does what, para asa, para ania, ania ti usar",
  content:
    "made of, made from, ingredients, contents, contain*, inside, laman, whats in, what is in, sangkap, components, sulod, ingredient, nilalaman, ano laman, anong laman, ano ang laman, unod, naglalaman, what comes in, komposisyon",
  effects:
    "side effect*, sideeffect*, side epekto, adverse, common effects, reaction, reactions, dangers, danger, risk*, masamang epekto, epekto nito, daotan nga epekto, safe, ligtas, safety, delikado, long term effects, side epek, side effct, bad effects, common side, pangit na epekto, masama ba sa",
  mild: "nausea, nauseous, nasusuka, suka, naduduwal, duwal, constipat*, constipation, tibi, diarrhea, pagtatae, bloated, headache, sakit ng ulo, hilo, tired, pagod, heartburn, burp*, fatigue, kasukaon, gikalibanga, kalibang, labad, no appetite, walang gana, belching, dighay, hilong hilo, sour stomach, acid, kabag, masakit ang ulo, cant poop, di makadumi, hindi makadumi, dry mouth, gassy, egg burps",
  normal: "normal, normal lang, normal ba, okay lang ba, ok lang ba, is it ok, expected, usual",
  site: "injection site, pinagturukan, pinag turukan, tinurukan, turok site, bump, redness, red, pula, mapula, namumula, kati, makati, nangangati, pasa, bruise*, itchy, gitusokan, lump where, lump after, welt, welts, small bump, where i injected, area where, swollen spot, maga, namamaga ang tinurukan, pantal, pasa sa tiyan, itch",
  not_for:
    "who should not, who cant, who cannot, hindi pwede, contraindication*, contraindicated, bawal kanino, sino ang bawal, sinong bawal, bawal sa, conditions, kinsa ang dili, eligible, qualified, allowed to use, can i use, can i take, pwede ba ako, pwede ba sa may, who can use, sino pwede, bawal sa may, bawal ba sa, bawal ba ang may, sino ang hindi pwede, who is not allowed, cannot use it, not allowed to use, di pwede gumamit, sin o ang bawal",
  warning:
    "warning sign*, red flag*, danger sign*, when to stop, when should i stop, when to get help, senyales, babala, when do i worry, should i worry, kailan dapat mag alala, kailan ako pupunta, kailan dapat pumunta, when to go to er, danger signs, serious sign*, emergency signs",
  see_first:
    "see a doctor first, see doctor first, ask a doctor first, doctor first, doktor muna, doctor muna, magpa doctor muna, magpadoktor muna, magpa check up muna, ask my doctor first, consult first, kailangan ba ng doktor muna, need a doctor first",
  safely: "safely, use safely, safe use, ligtas na paggamit",
  fda_check:
    "check a product, check the product, check with the fda, check the fda, fda verification, verification portal, fda portal, look up, icheck sa fda, i check sa fda, fda website, fda list, listahan ng fda, search it on fda, search the fda, look it up, fda search, check it on the fda, ma check sa, database, lookup tool, verify registration, ma verify sa fda, magtanong sa fda, confirm with the regulator, fda page, check if a drug, independently",
  men: "men, a man, for man, male, lalaki, guys, husband, asawang lalaki, laki, lalake, women, babae, female, gender",
  together:
    "combine, combining, together, sabay, pagsabayin, stack, stacking, mix with, interact*, interaction*, with other medicine*, kasabay, with metformin, with my meds, with medicine, dungan, supplements, with vitamins, with coffee, with my maintenance, sabay sa, sabayan, isabay, pwede isabay, at the same time, along with, stack with",
  keep: "store it, storage, storing, stored, keep, keeping, itago, iimbak, imbak, ilagay, ref, refrigerat*, fridge, freezer, temperature, room temp, room temperature, tago, taguan, ibutang, saan ilalagay, how to store, store my, store the, store a, how do i store, paano i store, i store, store, degrees, celsius, ilagay sa, itatago, nakatago, butang, taguan sa, ipan, saan dapat ilagay, where do i put, where should i put, refrig, chiller, cabinet, drawer",
  mixed:
    "mixing, mix, mixed, reconstitut*, dissolv*, after mixing, bac water, bacteriostatic, bacteriostatic water, halo, haluin, timpla, timplahin, natimpla, na mix, tunawin, natimpla na, tinimpla, na reconstitute, nahalo na, once mixed, once i mixed, after i mix, nabuksan, nabuksan na, after opening, opened vial, bacwater",
  unmixed:
    "before mixing, before i mix, before reconstituting, before reconstitution, unmixed, unopened, bago i mix, bago ihalo, bag o i mix, still sealed, sealed, di pa nabubuksan, hindi pa nabubuksan, wala pa na mix, wala pa na-mix, hindi pa natimpla, not yet mixed, dry powder",
  left_out:
    "left out, left it out, left outside, naiwan, nakalimutan sa labas, nalimtan sa gawas, out of the fridge, out of fridge, outside the fridge, labas ng ref, sa labas, brownout, no electricity, power outage, walang kuryente, unplugged, nawala kuryente, gawas sa ref, overnight, left my vial out, left the vial, left it on, out overnite, overnite, on the table, sa mesa, nakalimutan ibalik sa ref, nabilin, nabilin sa gawas, nakabilin, power went out, kuryente, uminit",
  frozen:
    "froze, frozen, freeze*, freezing, nag yelo, nagyelo, naging yelo, na freeze, nayelo, ice formed, yelo, sa freezer, freezer, nagyeyelo, mayelo, i freeze, ice crystals",
  cloudy:
    "cloudy, cloud, particles, floating, color, colour, discolored, yellowish, malabo, maulap, nag iba kulay, lumabo, may bula, bubbles, foam*, bula, bubbly, namuo, clump*, milky, white stuff, may puti, hindi malinaw, malubog, lubog, specks, fibers, threads, naninilaw ang laman",
  powder:
    "powder, cake, stuck, lyophilized, pulbos, pulbo, freeze dried, sticking, dikit, dumikit, puck, loose powder, is empty, empty, empty vial, looks empty, parang walang laman, vacuum, crumbl*, melted cake, collapsed, powder on the cap",
  expiry:
    "expir*, expiration, shelf life, best before, how long does it last, how long is it good, hanggang kailan pwede, panis, use by, good for how long, discard, tapon, itapon, lifespan, exp, exp date, expire date, petsa, lapas na, go bad, goes bad, good until, how old, masira, expire na, maexpire, ma expire, before it expires, sell by",
  travel:
    "travel*, flight, airplane, plane, byahe, biyahe, airport, luggage, hand carry, carry on, cruise, pagbiyahe, eroplano, bring on a trip, vacation, going to, bring it to, madala, dalhin, dalhin sa, customs, checked in baggage, baggage, maleta, roadtrip, road trip, boat, barko, outing",
  missed:
    "missed dose, missed a dose, miss a dose, missed my dose, missed week, miss a week, missed a week, miss a shot, miss my shot, missed my shot, forgot my dose, forgot to inject, forgot to take, nakalimutan, nakalimot, nakalimtan, skipped, missed, nalimtan ko, late dose, forgot my shot, forgot last, forgot it, skip a week, skipped a week, na miss, namiss, namintis, nakaligtaan, hindi nakapag turok, di nakapag inject, wala nakainject, nalipatak, supposed to inject, did not inject, havent injected, haven t injected, did not have my injection, di ako naka inject, skip one injection, lumaktaw, malangan, dose is late, late by, missd, didnt inject",
  syringe:
    "syringe*, needle, needles, karayom, hiringilya, swab*, alcohol pad*, kit, included, come with, comes with, kasama na, kasama ba, dagom, complete set, accessories, sharps, syringes, injection kit, supplies, needle size, dagum, 30g, 31g, insulin syringes, pang turok, jeringa, kasama po ba",
  hurts:
    "hurt, hurts, painful, masakit ba, sakit ba mag, sakit ba ang, sting*, hapdi, mahapdi, masakit, is it painful, ouch, afraid of needles, scared of needles, takot sa karayom",
  how_to:
    "how to inject, how do i inject, inject, injecting, injection, injections, paano mag turok, paano magturok, paano iturok, turok, magturok, where to inject, saan ituturok, how to use, how do i use, pano gamitin, paano gamitin, unsaon paggamit, administer, self inject, inject it, iturok, tusok, itusok, pag turok, paggamit, saan tinuturok, show me how, teach me, turuan, step by step, video tutorial, tutorial, kasano nga usaren, paano gid gamiton",
  results:
    "result, results, see results, see effect, take effect, kicks in, work fast, how long to work, tumalab, talab, effect sa katawan, lose weight, how much weight, bumaba ang timbang, pumayat, before i see, makita, see change, see changes, notice, ilang buwan bago, ilang linggo bago, bago pumayat, effect kelan, when will i see, kailan eepekto, kelan eepekto, makita ang resulta, talab na",
  course:
    "how long should, how many weeks, how many months, ilang buwan, ilang weeks, pila ka bulan, plan take, course, program, how long do i",
  stopping:
    "stopping, stopped, quit, when i stop, if i stop, once i stop, when you stop, if you stop, want to stop, stop taking, stop using, weight come back, weight comes back, weight return*, rebound, regain, gain weight, gain it back, tataba ulit, tataba ba, bumalik ang timbang, babalik ang timbang, tumaba ulit, pag tumigil, kapag tumigil, when i stop, muundang, mobalik, if i quit, after stopping, off it, tumigil, itigil, pag tinigil, kapag tinigil, tumaba, balik taba, come back after, agsardeng",
  addictive:
    "addictive, addict*, addicting, nakaka adik, nakakaadik, dependence, dependent, withdrawal, makaadik",
  food: "food, foods, eat, eating, kain, kumain, kainin, pagkain, diet, meal, meals, kaon, mokaon, fasting, breakfast, coffee, kape, lechon, kanin, protein, foods to avoid, anong kakainin, ano ang pwedeng kainin, snacks, what to eat, ulam",
  alcohol:
    "alcohol, alak, inom, uminom, beer, wine, drink alcohol, inumin, drinking, red horse, toma, ilimnon",
  exercise:
    "exercise*, gym, workout*, work out, ehersisyo, mag exercise, running, lift weights, sports, training, swimming, zumba, jog, jogging",
  weight:
    "weight loss, lose weight, losing weight, pampapayat, pumayat, papayat, slimming, slim, fat, obesity, obese, taba, timbang, payat, magpapayat, niwang, pangpaniwang, weight",
  skin: "skin, beauty, glow up, kutis, balat, pampaganda, wrinkle*, collagen, hair, pampaputi, whitening, acne, kinis, pamputi, panit",
  aging:
    "anti aging, antiaging, anti ageing, aging, ageing, longevity, energy, pampabata, lakas, pampalakas, bata tignan, younger, bata",
  best: "best, recommend*, suggest*, maganda, magandang, which product, anong maganda, alin ang, mairerekomenda, good, maayo, pinaka, effective, should i get, should i choose, choose, suitable, bagay, right for me, unsa maayo",
  assessment:
    "assessment, quiz, questionnaire, test quiz, wellness assessment, evaluation, evaluate, survey, screening form, health form, fill up, fill out, sagutan",
  wellness:
    "wellness, chart, diary, check in, check ins, journal, tracker, graph, log my, weight log, wellness chart, entries, diary ko, my diary, notes ko, log ko, mood log, weekly log, entry, journal ko",
  profile:
    "my email, my name, my profile, my details on, email ko, pangalan ko, email address ko, my phone number, saved address, change my name, change my email, palitan ang email, palitan ang number ko, update my number, mali ang pangalan, mali pangalan, bagong number, new number, changed my number, surname, apelyido",
  portal:
    "portal, my orders, mga order ko, akong mga order, see my order, see orders, dashboard, my page, order history, past orders, previous orders, history, old orders, old order, my past, previous purchases, what did i buy, bought last, order ko dati, dating order, mga dati kong order, mga inorder ko, nauna ko nga order, kasaysayan, lumang order, purchase history, order records, past purchases",
  consultation_fee:
    "consultation fee, doctor fee, professional fee, consultation price, pf, magkano ang konsulta, magkano po ang konsulta, konsulta fee, how much is the doctor, doctor charge, consult fee, bayad sa doktor, bayad sa doctor, pila ang konsulta, tagpila ang konsulta",
  subscription:
    "subscription, auto ship, autoship, auto renew*, recurring, monthly delivery, refill*, reorder, order again, automatic, automatically, auto order, every month, kada buwan, monthly, repeat order, repeat my order, same order, ulitin ang order, order ulit",
  review:
    "write a review, write review*, leave review*, post review*, leave a review, post a review, rate a product, testimonial*, rate you, give a rating, give stars, stars, review section, mag review, magreview, mag iwan ng review, comment section, feedback ko",
  bot: "are you a doctor, doctor ka ba, are you a bot, are you human, are you real, are you ai, robot, ai ka ba, bot ka ba, tao ka ba, who are you, sino ka, kinsa ka, what are you, what can you do, ano kaya mong, are you a real, are you really, real doctor, are you a nurse, are you a person, are you a pharmacist, chatbot, are you a robot, are you chatgpt, ur a bot, is this a bot, automated, auto reply, ai ba, ai po ba, computer ba, machine, totoong tao ba, program ka ba, chat gpt",
  help: "help, tulong, patulong, tabang, assist, pahelp, pa help, i need help, may tanong, may itatanong, question, pwede magtanong, pwede mag tanong, pangutana, mangutana, inquire, inquiry, can you help, pwede magpatulong, paki tulong, patulong po, need assistance, tabangi, may i ask, ask lang, ask ko lang",
  form: "liquid, likido, solution, pen form, pen, cream, serum, patch, pill, pills, capsule, tablet, oral, nasal spray, spray, in what form, what form, anong form, pamahid, powder or liquid, liquid or powder, polbo, danum",
} as const;

export type Topic = keyof typeof TOPIC_WORDS | "product" | "two_products" | "place";
