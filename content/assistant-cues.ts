/**
 * What people say when they mean a page or a part of one, in plain words: single words are searched for, phrases must
 * stand in the question as they are. `mum` stands for anybody's person, so write no relation here.
 */
export const assistantCues: Readonly<Record<string, string>> = {
  '/care-for-adults':
    'elderly, older, old, ageing, adult, adults, dementia, alzheimers, parkinsons, frail, forgetful, forgetting, respite, break, struggling, confused, arthritis, multiple sclerosis, care for adults, older people, look after, looking after, need a break, what care, end of life, palliative',
  '/disabilities-support':
    'disability, disabilities, disabled, wheelchair, learning disability, learning difficulties, cerebral palsy, downs, syndrome, autism, autistic, spinal, impairment, blind, deaf, epilepsy, independence, pa, personal assistant, special needs, brain injury',
  '/live-in-care':
    'live-in, livein, live in, lives in, living in, move in, moves in, full time carer, full-time, round the clock, all the time, stay with us, 24 hour, 24 hours, 24/7, 24 7, instead of a care home, cant be left alone, own bedroom, spare room, care home alternative, left alone',
  '/after-hospital-care':
    'hospital, discharge, discharged, ward, operation, surgery, recovery, recovering, recuperate, rehab, reablement, stroke, hip replacement, knee replacement, broken, fracture, pneumonia, leaving hospital, coming out of, comes home, coming home, sending home, after hospital, back home, sent home, sending mum home, send mum home, coming home from, home from hospital, home from the general, general hospital',
  '/home-care':
    'washing, dressing, wash, dressed, dress, shower, showering, bath, bathing, shave, toilet, incontinence, hygiene, visits, morning, mornings, evening, evenings, breakfast, lunch, pop in, home care, homecare, domiciliary, personal care, come to the house, times a day, half an hour, visiting care, getting up, home help, pad, bed',
  '/social-engagement':
    'social, lonely, loneliness, isolated, isolation, clubs, club, activities, groups, friends, outings, hobbies, coffee mornings, lunch club, day centre, get out more, meeting people, make friends, never leaves, never goes out, stuck indoors, community',
  '/supported-living':
    'supported living, supported, tenancy, own flat, own home with support, flat with support, own place, own home, his own place, her own place, move out, independent living, living independently, live independently, housemates, shared house, supported housing',
  '/night-care':
    'night, nights, overnight, sleep, sleep-in, sleepin, sleepins, waking, bedtime, stay the night, sit with mum overnight, all night, during the night, waking night, sleeping night, sleep in, night time, nighttime, night sitter, wanders at night, awake',
  '/lifestyle': 'lifestyle, lifestyle support, everyday help, everyday life, help a few hours, bit of help',
  '/lifestyle#household-support':
    'clean, cleaner, cleaning, housework, hoover, hoovering, vacuum, dusting, laundry, ironing, iron, bins, bin, chores, tidy, tidying, washing up, change the bed, change the beds, bed linen, bedding, household, round the house, around the house, bathroom, kitchen, mop, domestic, defrost',
  '/lifestyle#shopping-and-errands':
    'shop, shopping, shops, groceries, grocery, supermarket, errand, errands, parcel, post office, library, dry cleaner, returns, big shop, weekly shop, food shop, receipts, supermarkets, tescos, asda, sainsburys, aldi, fetch',
  '/lifestyle#pharmacy-support':
    'prescription, prescriptions, pharmacy, chemist, pharmacist, boots, collect medicine, pick up medication, pick up her tablets, repeat prescription, collect',
  '/lifestyle#personal-assistance':
    'paperwork, letters, letter, forms, form, bills, bill, admin, diary, post, phone calls, telephone queues, fill in, filing, personal assistance, organise, muddled, pip form, read my letters',
  '/lifestyle#companionship':
    'companion, companions, companionship, company, chat, natter, cuppa, cup of tea, talk to, someone to talk to, play cards, cards, games, walk, walks, gardening, garden, befriend, befriender, befriending, visitor, keep company, sit with',
  '/lifestyle#everyday-assistance':
    'tv, television, telly, remote, bulb, lightbulb, light bulb, cat, pet, pets, plants, jar, cook, cooking, meals, meal, plumber, waiting in, odd jobs, little jobs, everyday assistance, dog, feed',
  '/lifestyle#event-support':
    'wedding, funeral, birthday, party, reunion, christening, family occasion, celebration, anniversary, event support, escort mum to, big day',
  '/lifestyle#travel-assistance':
    'travel, travelling, train, bus, taxi, station, lift, drive, driver, transport, appointment, appointments, day out, days out, holiday with, go with me, come with me, accompany, journey, take mum to, visit family, see my sister, appointment and back, outing',
  '/lifestyle#learning-and-development-support':
    'learn, learning new, lessons, lesson, course, class, classes, computer, computers, ipad, tablet computer, laptop, smartphone, internet, zoom, teach, language, recipe, budgeting, learning and development, skills',
  '/faq#registration':
    'cqc, registered, registration, regulated, regulator, ofsted, inspected, inspection, licensed, rating, pending, approved, care quality commission, registration pending',
  '/faq#today':
    'today, right now, available, without waiting, at the moment, what can you actually do, offer, what services, which services, services, what do you do, what can you help with, what do you offer, before you are registered, have now, have today, without registration, waiting for registration, not registered yet, straight away without',
  '/faq#area':
    'area, areas, cover, covered, region, location, local, where do you work, whereabouts do you work, where do you cover, come to where, come out to, near me, which towns, southampton, hampshire, bournemouth, christchurch, poole, portsmouth, winchester, eastleigh, basingstoke, andover, fareham, gosport, havant, romsey, lymington, ringwood, alton, aldershot, farnborough, hedge end, totton, new forest, isle of wight, petersfield, salisbury, london, reading, r you in, are you in, postcode, near to',
  '/faq#medicines':
    'medicine, medicines, medication, medications, meds, tablets, pills, pill, insulin, eye drops, remind mum to take, give mum her tablets, take tablets, dosette, blister pack, creams, administer',
  '/faq#nights': 'stay the night, somebody stay the night',
  '/faq#emergency':
    'emergency, emergencies, urgent, out of hours, day and night line, in an emergency, emergency number, weekend emergency',
  '/faq#begin':
    'begin, get started, getting started, get going, ball rolling, first step, first steps, next step, arrange, set up care, sign up, referral, refer, how do i begin, how do we begin, how does it work, need a diagnosis, assessment visit, organise care, process, sorted',
  '/faq#start':
    'how soon, how quickly, how fast, start date, when can you start, when could you start, could someone start, start next week, start tomorrow, waiting list, how long before, straight away, short notice, soon, availability, quickly',
  '/faq#same-carer':
    'same carer, same person, same carers, same face, different person, different people, different carer, different carers, regular carer, swap, change carer, dont like the carer, dont get on, consistency, continuity, new faces, choose the carer, meet the carer, meet carer, male carer, female carer, strangers',
  '/faq#checks':
    'dbs, vet, vetted, vetting, checked, police check, police checks, background checks, references, training, trained, qualified, qualifications, qualification, first aid, safe, trust, certificate, care certificate, safeguarding, trustworthy, stop carers, manual handling, nvq',
  '/faq#change':
    'cancel, cancelling, cancellation, pause, postpone, reschedule, rearrange, move the visit, change a visit, change the time, change the day, holiday can we, notice period, stop the care, skip, suspend, put on hold',
  '/faq#price':
    'price, prices, pricing, cost, costs, fee, fees, charge, charges, rate, rates, hourly rate, how much, expensive, cheap, quote, quotation, estimate, dear, affordable, tariff, per hour, an hour, bank holiday rate, prices list',
  '/faq#help-with-cost':
    'funding, funded, council pay, council fund, who pays, help to pay, help paying, cant afford, afford, benefits, attendance allowance, allowance, nhs continuing healthcare, continuing healthcare, chc, pip, means test, social services, grants, grant, financial help, savings limit, needs assessment, carers allowance, free care',
  '/faq#direct-payment':
    'direct payment, direct payments, personal budget, personal health budget, individual budget, dp money',
  '/faq#pay-how':
    'invoice, invoices, invoiced, direct debit, bank transfer, joining fee, pay by, how do i pay, how do we pay, when do i pay, pay monthly, pay weekly, billing, deposit, bill wrong, in advance, standing order, pay you',
  '/contact':
    'phone, telephone, ring, call, number, email, emails, e-mail, contact, speak, address, office, based, whatsapp, real person, human, message, call me back, call back, callback, opening hours, open, opening times, close, closed, closing time, hours, bank holidays, weekend, weekends, complain, complaint, complaints, consultation, book, appointment with you, visit your office, get in touch, talk to a person, talk to someone, who should i talk to, where are you',
  '/careers':
    'job, jobs, vacancy, vacancies, hiring, hire, recruit, recruiting, recruitment, employ, employment, cv, resume, career, careers, apply, application, sponsor, sponsorship, visa, shifts, salary, wage, wages, work for you, work as a, want to work, work with you, working for you, become a carer, be a carer, job description, part time work, night shift, night shifts, bank staff, no experience, your staff get paid, paid to workers, join your team, skilled worker, for workers',
  '/events':
    'event, events, ai, ai afternoon, artificial intelligence, plain english, next event, tea and cake, workshop, talk about ai, talks, register for the event',
  '/privacy-policy':
    'privacy, gdpr, data, cookies, cookie, personal information, personal details, my details, recorded, recording, delete my, store my, keep my details, sell my, share my, confidential, confidentiality, retention, data protection, subject access, who sees',
  '/about':
    'about you, about the company, about us, company, owner, owners, founder, founded, who runs, who are you, your history, gp led, gp-led, mission, values, technology, app, monitoring, background of, behind',
  '/why-us':
    'why you, why should, choose you, different, makes you different, special, better, review, reviews, testimonials, what do people say, recommend, reputation, ratings from, read the notes, notes, family can see, benefits of using, promise, reliable, on time, late, turn up',
  '/useful-information':
    'guides, guide, useful information, leaflet, leaflets, information pack, advice pages, brochure, factsheet',
  '/news': 'news, latest, announcements, updates, blog, newsletter, whats new',
};
