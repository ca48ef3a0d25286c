/**
 * Openings written by somebody who had not read the rules: the place and the text, by title. The rules were
 * improved with them afterwards (31 of the 40 scams were held at first), so they show that nothing is lost.
 */
export const freshScams: Readonly<Record<string, string>> = {
  'Data entry clerk, work from home':
    'Anywhere in Jamaica. Type names and addresses into our sheet, two hours a day. You earn J$9,500 a day from the first day. To activate your typing account there is a one-time J$2,500 that comes back with your first pay.',
  'Cruise ship crew wanted now':
    'Montego Bay. Big cruise lines are hiring waiters, cleaners and deck hands. No experience. Send US$150 by Western Union for your seaman book and medical, and the contract is yours within one week.',
  'Customer care agent':
    'Kingston. Weekly pay J$45,000. Interview is on WhatsApp only. Message 876-555-0143 with the word JOB and a picture of your TRN card and national ID, front and back.',
  'Online product reviewer':
    'Remote. Like and review products in our app and get commission on each set of forty. When a set holds a lucky product, top up your balance in USDT and the commission is multiplied.',
  'Farm workers for Canada':
    'Mandeville. Guaranteed visa in fourteen days. Pick apples for CA$28 an hour. A deposit of J$60,000 secures your place, balance after landing. Places are going fast.',
  'Payment processor (part time)':
    'Work from home. We send money to your bank account, you keep 10 percent and forward the rest to our suppliers the same day. All you need is an account with NCB or Scotia and your debit card.',
  'Model scouts looking for new faces':
    'Ocho Rios. Girls 16 to 22, no experience needed. Send full body pictures in swimwear to our private number. Chosen girls travel to Miami, everything covered.',
  'Be your own boss!':
    'Spanish Town. Financial freedom is a choice. Buy the starter kit for J$18,000, bring in three friends and earn from everyone they bring. Our top people make half a million a month.',
  'Forex trainee':
    'Portmore. We trade for you. Put in J$20,000 today and take out J$100,000 on Friday. Students welcome, just bring your parents’ card if you do not have one.',
  'Package handler from home':
    'St. Catherine. Receive parcels at your house, change the label and post them to the address we give you. US$40 for each parcel. No questions asked, start tomorrow.',
  'Office assistant':
    'Kingston. I am out of the island on business. I will mail you a cheque to buy office supplies; cash it, keep J$15,000 as your first pay and send the rest to my supplier by MoneyGram.',
  'Hotel jobs in Dubai':
    'Negril. Room attendants and bartenders. Free flight, free housing. We keep your passport until the contract ends. Processing is J$35,000, payable through Lynk.',
  'Social media helper':
    'Anywhere. Rent us your Instagram or Facebook account for US$20 a week. Just give us the password and we do the posting. Over 500 Jamaican students already earn.',
  'Administrative trainee':
    'Kingston. Successful applicants pay for their own background check, J$4,800, at the link below before the interview is booked. Not refundable.',
  'Sweepstakes caller':
    'Montego Bay. Call people in the USA and tell them they have won. They pay the taxes on the prize to us by gift card. You keep 30 percent of what you bring in. Lead list provided.',
  'Teen helper for nice gentleman':
    'New Kingston. Mature businessman looks for a young lady to keep him company at dinners and on trips. Generous allowance. Must be discreet and come alone to the first meeting at my apartment.',
  'Government grant officer':
    'Islandwide. The ministry has given you a grant of J$150,000. To release it, pay the stamp duty of J$3,000 with a Digicel top-up card and send the code to this number.',
  'Crypto ambassador':
    'Remote. Turn US$50 into US$500 in a week, guaranteed. Open a wallet with our link, move your bitcoin to the pool and share with ten classmates.',
  'Uniformed guard, urgent':
    'May Pen. Hiring thirty guards today. Uniform and boots J$12,000 cash on signing, training J$7,500. Bring the money with you to the interview or you will lose the spot.',
  'Virtual assistant':
    'Remote. US$35 an hour, no interview, no experience. For the payroll we need your online banking user name, your password and the one-time code that comes to your phone.',
  'Teaching assistant in Japan':
    'Kingston. Only two spaces left! CSEC English is enough. Your work permit is arranged by our man at the embassy for a small fee. Do not tell the embassy you are going to work, say you are a tourist.',
  'Mystery shopper':
    'Half Way Tree. We put J$50,000 in your account. Buy iTunes and Amazon gift cards, scratch them and send us pictures of the back. What is left over belongs to you.',
  'Stay at home typist':
    'Jamaica. Make J$200,000 monthly copying pages. Registration form costs J$1,000 only. Money back guarantee. DM us on Telegram @docutype_hr to begin.',
  'Bar hostess, live in':
    'Negril. Young attractive females wanted for guests of our private club. High tips every night, accommodation given. Age is not a problem. We collect you, no need to tell family.',
  'Assembly worker, craft at home':
    'Clarendon. Put together bead bracelets at home, US$15 apiece. Order the first material box for US$39.99. We buy back every bracelet that passes our inspection.',
  'Car wrap driver':
    'Islandwide. Get paid J$40,000 a week to drive your car with our advertisement on it. You receive a manager’s cheque, deposit it and pay the wrap installer from it in cash.',
  'Caregiver in the UK':
    'St. Ann. Certificate of sponsorship for sale, £2,000 down and £6,000 from your wages. No English test needed. Passport and bank statement to our Gmail address today.',
  'Survey taker':
    'Online. J$5,000 for each survey. To withdraw your earnings you must reach VIP level, which costs J$8,000. Invite friends to reach it faster.',
  'Summer jobs for students 13+':
    'Kingston and St. Andrew. Every child gets a job! Parents just pay J$3,500 for the file to be opened and the name goes on the list. Payment by bank transfer to Mr. Brown’s personal account.',
  'Real estate investor’s helper':
    'St. James. Open a bank account in your name and lend us the card and PIN for three months. You are paid J$30,000 for every month. Completely legal.',
  'Assistant to busy executive':
    'Kingston. Run errands, pay bills and pick up transfers for me at the remittance office in your own name. J$25,000 a week, you never need to come to an office. Text me, do not apply here.',
  'Au pair in New York':
    'Abroad. Family of a doctor needs a girl to live with them. They pay your ticket, you only pay the lawyer’s fee of US$300 to start the papers. Send it by Cash App to $sunnyfam.',
  'Betting analyst':
    'Online. Fixed matches, you cannot lose. Pay J$5,000 to join the VIP group, place the bets we tell you and become rich from your phone.',
  'Cleaner, US base':
    'Guantanamo Bay. Cleaners and cooks for the base, US$4,000 a month. Our agent comes to your home to take the J$25,000 application charge and your original birth certificate.',
  'Phone chat operator':
    'Work from your room. Open minded ladies to chat with foreign men on camera. You decide how far you go, the more you show the more you earn. Anonymous, US$100 a night.',
  'Insurance form filler':
    'Remote. Give us your mother’s maiden name, TRN, NIS number, date of birth and bank account to check you for the job. Pay is J$12,000 per form.',
  'Apprentice electrician':
    'Savanna-la-Mar. Learn a trade and be paid J$70,000 a week. Tools must be bought from us first (J$22,000, you can pay half now and half later). No receipts.',
  'Distributor of detox tea':
    'Islandwide. Unlimited income with no selling! Join our downline, pay for your gold membership of J$10,000 and earn a bonus for every sister you sign up under you.',
  'Loan officer trainee':
    'Linstead. To prove you can handle money, take a loan in your own name with our partner and hand it to the branch manager. It is written off after your probation.',
  'Film extras, big Hollywood movie':
    'Port Antonio. J$60,000 a day as an extra. Your photo album must be made by our own photographer, J$15,000, before we can show you to the director. Hurry, casting closes tonight!',
}

export const freshHonest: Readonly<Record<string, string>> = {
  'Barista trainee':
    'Café in Liguanea, Kingston. Learn to make coffee and to serve guests. We train you for four weeks with pay. Uniform is given free of cost. Saturdays off for school leavers who study.',
  'Cashier, part time':
    'Mandeville. Handle cash and card payments, balance your till at the end of each shift and help customers pack. CSEC Mathematics and English. J$14,000 a week for twenty hours.',
  'Summer intern, accounts department':
    'Kingston 5. File invoices, match receipts with bank statements and learn how suppliers are paid. Six weeks, stipend of J$60,000. Bring your TRN and NIS on your first day, for payroll.',
  'Customer service representative':
    'Montego Bay Free Zone. Answer calls of an American bank’s customers. Three weeks of paid training, then J$650 an hour with health insurance. A police record is needed; we pay for it.',
  'Apprentice electrician':
    'May Pen. HEART/NSTA trainees welcome. You work beside a licensed electrician and get your own basic tools from us. There is no fee at any stage.',
  'Junior web developer':
    'Remote, Jamaica. You build small pages with HTML, CSS and JavaScript for shops that take card payments online. A portfolio counts more than a degree. Interview by video call with two of us.',
  'Bank teller trainee':
    'Santa Cruz. Serve members at the counter: deposits, withdrawals, loan payments and bill payments. Five CSEC subjects with Mathematics. Four months of training in our branch, with full pay.',
  'Farm hand':
    'St. Elizabeth. Plant, weed and pick scallion and thyme. Starts at 6 in the morning. J$3,500 a day and lunch. Boots and gloves are given to you.',
  'Hotel front desk trainee':
    'Ocho Rios. Welcome guests, check passports at arrival as the law asks, and take payments. Spanish is a plus. Meals on duty and transport after 10 at night.',
  'Marketing assistant':
    'Half Way Tree. Plan our Instagram and TikTok posts, answer messages from customers and help at pop-up shops. You use our accounts on our phone. J$18,000 a week.',
  'Western Union counter clerk':
    'Port Maria. Serve people who send and collect money, check their ID and keep the records the Bank of Jamaica asks for. Full training. Two references and a police record.',
  'Fitness instructor':
    'Portmore. Lead morning classes. Members pay their gym fee at the desk; you only teach. Certificate in fitness and first aid needed. J$2,000 for each class.',
  'School fee clerk':
    'Spanish Town. Receive school fees from parents, give receipts and keep the register. Honest and good with numbers. Monday to Friday, 8 to 4.',
  'Volunteer beach warden':
    'Port Royal. Help to keep the beach clean on Saturday mornings. Groups of five with an adult leader. Gloves, water and a certificate of hours are given. No pay.',
  'Scholarship for nursing students':
    'Kingston. We pay tuition of up to J$400,000 for one year, straight to the university. Applying is free. Send two references and your last transcript with the form.',
  'Delivery rider':
    'Kingston and Portmore. Use your own licensed motorcycle. You are paid J$450 for each delivery each Friday to your bank account, plus all tips. Helmet given on loan at no charge.',
  'Warehouse packer':
    'Marcus Garvey Drive. Receive packages, scan the label and sort them by parish. Night shift 6 to 2, transport home. J$21,000 a week. Start as soon as you have passed the safety course.',
  'Trainee hairdresser':
    'Linstead. Wash, blow dry and learn braiding from three stylists. Small base pay and tips. You can sit the HEART level 2 exam after one year; the salon covers the exam cost.',
  'Junior insurance adviser':
    'New Kingston. You meet clients with a senior adviser and learn the products. Base salary with commission on each policy. For applicants of 21 and over; licence exam paid by the company.',
  'Tutor for CSEC mathematics':
    'Old Harbour. Teach small groups of grade 10 students at the centre. J$1,800 an hour. A background check is done by us and costs you nothing.',
  'Tour guide, weekends':
    'Port Antonio. Tell visitors the story of the river. You need to swim well. TPDCo licence needed; we guide you in getting it and pay it back after three months.',
  'Assistant cook':
    'Negril. Prepare vegetables, jerk chicken and soup. Food handler’s permit needed (from the parish health department). J$3,600 a day, six days.',
  'Youth leader at summer camp':
    'Moneague. Lead games and crafts for children of 7 to 11 for two weeks, always two leaders together. Board and lodging and J$25,000. Camp fees are paid by the parents of the campers.',
  'Graphic design internship':
    'Kingston 10. Work on posters and packaging with our designers for three months. J$80,000 a month. Send three pieces of your work as pictures or a link.',
  'Data entry clerk, contract':
    'Kingston. Type answers of paper questionnaires into our system, at our office, for eight weeks. J$18,000 a week, paid each fortnight. Speed of 35 words a minute.',
  'Social worker’s assistant':
    'Spanish Town. Help at the homework club and keep attendance records. Every worker has a police record and a child protection course before starting. Paid for by the centre.',
  'Car wash attendant':
    'Savanna-la-Mar. Wash, vacuum and polish. J$3,500 a day with a share of tips. No experience needed, we show you how. Come by between 9 and 4 and ask for the supervisor.',
  'Fintech operations trainee':
    'Kingston. Answer questions of users about top-ups, transfers and cards in our app. You learn how a mobile wallet is kept safe. Never ask a user for a password or PIN: that is our first rule.',
  'Security officer':
    'Montego Bay. Uniform, boots and PSRA registration are paid by the company. Twelve-hour shifts, J$500 an hour from the first day of training. Ages 18 and over.',
  'Library assistant':
    'Black River. Shelve books, register new members and help children on the computers. Membership is free for all. 15 hours a week, good for a sixth former.',
  'Trainee land surveyor':
    'Brown’s Town. Carry and set up instruments, clear lines, write field notes. CAPE mathematics or physics. Field days start early, lunch given. J$20,000 a week.',
  'Seasonal retail associate':
    'Barbican. November to January. Gift wrapping, selling gift cards and toys, and keeping shelves full. Staff discount of 15 percent. J$17,500 a week.',
  'Fisherman’s helper':
    'Whitehouse, Westmoreland. Weigh and ice the catch, clean the landing and keep the sales book. J$3,500 a day, paid each evening. Co-op members pay their dues in January; helpers pay nothing.',
  'Call for young entrepreneurs':
    'St. Thomas. Grants of J$100,000 to J$300,000 for businesses led by people of 18 to 29. Free workshop first. Money is paid in two parts against receipts. No cost to apply.',
  'Model for school uniform catalogue':
    'Cross Roads. One Saturday at our shop, in school uniform, a parent or guardian present throughout. J$12,000 for the day. Clothes are given to you afterwards.',
  'Event crew':
    'Kingston. Load speakers, lay cables, take tickets at the gate. Age 18 and over for night events. J$5,000 an event, paid the same night with a payslip.',
  'Work and travel information day':
    'Mona. Come and hear how the J-1 programme works, what a visa costs at the embassy and which agencies are registered with the Ministry of Labour. Free for students.',
  'Accounting clerk':
    'Christiana. Prepare deposits, reconcile the bank account and issue cheques for signature. Two years of bookkeeping or CAPE Accounting. Salary from J$90,000 a month.',
  'Solar installer helper':
    'Junction. Carry panels, measure roofs and keep the tools in order. Training on heights is given and paid. J$4,000 a day. Must be physically fit.',
  'Junior crypto and fraud research assistant':
    'Kingston, hybrid. Read reports of scams, such as fake visas, advance fees and gift cards, and write plain warnings. Six months, J$75,000 a month. Good English.',
}
