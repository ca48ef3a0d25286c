/**
 * Postings by somebody who had not read the rules: what each is about, its title and its text. The rules
 * were improved with them, so they show that nothing is lost, not how good the rules are.
 */
export const coldBadPostings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'contact outside Upful': {
    'Shop Assistant - Half Way Tree':
      'Nice likkle shop need two bright youth fi weekend. Nuh badda apply pon yah, mi nuh check it. Ring eight seven six, triple five, oh one, four four.',
    'Data Entry Helper':
      'Simple typing work after school. Reach me on the green app with the telephone pon it: 8-7-six / 5five5 / O1-seven-2.',
    'Flyer Distributor':
      'Easy flyers job, Saturday only. Message brightfuture.hr (at) g-mail (d0t) c o m and say you saw the ad, quicker than the button.',
    'Junior Promoter':
      'We a look youths with vibes. Find wi pon IG, di name a island underscore hustle underscore ja, and drop a line inna di DM.',
    'Event Crew':
      'Everything explain inna di group. Type bit dot ly forward slash eventcrew-example inna yuh browser and tap join.',
    'Customer Care Trainee':
      'Full details pon Теlеgrаm, look fi @jobz_kgn_example. Only the serious ones get a answer there.',
    'Car Wash Attendant':
      'Start time 8:76 joke lol. Real ting: read di numbers in order - 876 cars washed, 555 customers, 0133 happy reviews - dat a how yuh get me.',
    'Bakery Counter Help':
      'Send yuh digits inna di application message and mi will buzz yuh direct tonight. Mi nuh do di site chat ting, wi link pon wh@tz@pp.',
  },
  'a private home, alone': {
    'Office Trial Day':
      'The office is being painted so the interview keep at my yard in Portmore. Just you one, no need fi bring nobody.',
    'Filing Assistant':
      'Likkle paper sorting fi a retired gentleman who work from where him live. Him quiet and private, so leave friend and mother behind when yuh come.',
    'Garden Helper':
      'Come by mi place up a Red Hills after dark when it cool. Mi wi meet yuh a di gate, yuh sоlо please.',
    'Computer Tutor for Businessman':
      'Sessions held where I stay, upstairs, gate always lock for safety. One-on-one only 🏠🔑, no company allowed.',
    'Cleaning - Quick Cash':
      'One-time tidy up of a bachelor apartm3nt. Come unaccompanied so we nuh haffi split the pay.',
    'Sales Trainee Meetup':
      'Mi pick yuh up pon di main road inna mi car and wi drive go a mi spot fi reason bout di job. Nuh tell too much people, spaces limited.',
    'Personal Errand Runner':
      'Bring groceries to my r.e.s.i.d.e.n.c.e every evening and stay lickle while fi keep me company. Parents nuh need fi tag along.',
  },
  'the body': {
    'Brand Face Wanted':
      'New beach line need fresh faces. Send two full length pics, one in wah yuh would wear a river, so we can judge yuh figure.',
    'Catalogue Helper':
      'You will try on pieces from our swïm collection while our guy tek some shots. No experience needed, just confidence 👙📸.',
    'Carnival Road Crew':
      'Costume small so yuh shape must fit. Include waist, bust and hip size when yuh apply.',
    'Party Hostess':
      'Look good, dress likkle and greet di patrons. Slim or coca-cola bottle gets first pick.',
    'Social Media Talent':
      'We build yuh a portf0lio free. Camera man will guide the poses, private set, wardrobe is light summer pieces.',
    'Gym Brand Ambassador':
      'Before we talk pay, upload a mirror selfie in tight gym clothes from front and back so we see if yuh body suit di brand.',
  },
  'age and sex': {
    Cashier: 'Looking for a young lady, sweet sixteen to seventeen, to brighten up the counter.',
    'Bar Back Support':
      "G1rls only, fourth or fifth form age, wid nice personality. Older ladies please don't apply.",
    'Reception Smile': 'Female, not yet reach big people age (1 year short of voting is perfect).',
    'Delivery Side Man': 'Want a yute man bout 15-16, bwoy pickney strong and nuh chat too much.',
    'Store Greeter': 'Schoolers preferred, the daughter type not the son type, born 2009 or after.',
    'Boutique Help': 'Gyal a look work? 👧 1️⃣6️⃣ to 1️⃣7️⃣ is who boss man want inna di store.',
  },
  'care by night or living in': {
    "Mother's Helper":
      'Room and meals included, you get every other Sunday to visit your people. Three likkle ones to see after.',
    'Babysitter - Evening':
      'Mommy work night shift a di call centre so yuh watch di twins from 9 till she reach back a mawnin.',
    'Household Support':
      'Sl33p-in position in Mandeville. Bring yuh clothes bag and a sheet, yuh will share di back room.',
    'Companion for Granny':
      'Granny cyaan stay by herself when sun go down. Yuh stay over Monday to Friday and go school from here.',
    'Nursery Aide':
      'Overnyte care for toddlers while parents are at dance. Sofa bed provided 🌙👶.',
    'Country Family Needs Help':
      'We wi treat yuh like wi own and gi yuh a bed. In return help wid di baby dem day and dark, pocket money every month end.',
  },
  'money from the applicant': {
    'Data Clerk - Start Monday':
      'Job done secure once yuh cover the small r-e-g-i-s-t-r-a-t-i-o-n of two grand. Yuh get it back inna first pay.',
    'Hotel Trainee':
      'Two week trаining first, contribution of JMD 3,500 bring on the day. No contribution, no badge.',
    'Security Junior':
      'Shirt and cap haffi buy from we before yuh start, five bills. Pay di supervisor.',
    'Warehouse Packer':
      'Limited slots! Send a lickle top-up, a thousand Digi or Flow, fi hold yuh space and we confirm same time.',
    'Online Typist':
      'To unlock the work dashboard put $20 USDT in the wallet we show you. It double by Friday 🪙.',
    'Call Centre Fast Track':
      'Scratch off a iTunes or Steam c@rd and give we the code at orientation, it cover yuh paperwork.',
    'Cruise Port Helper':
      'Processing money go through W.U. or MoneyGram to Miss Pat before interview. Keep the slip.',
    'Supermarket Packer':
      "Nuh fee nuh deh! Just a refundable deposit fi show yuh serious, bring a Nanny an' a half when yuh come.",
  },
  'papers before an offer': {
    'Office Junior':
      'To be shortlisted put your nine-digit tax number in the cover note. Applications without it get dash weh.',
    'Stock Clerk': 'Snap front and back of yuh T.R.N cаrd and attach it same time yuh apply.',
    'Farm Store Help':
      'We need yuh NCB or Scotia acc0unt number and branch now so payroll can set up before interview.',
    'Ticket Checker':
      'Upload the picture page of your p@ssp0rt with your application so we know is really you.',
    'Junior Accounts Helper':
      'First step: tell we di long number pon yuh debit card an di three behind it fi verify. Then we call yuh fi interview.',
    'Courier Desk':
      'Before we chat, send yuh mother maiden name, birth paper and online banking log in fi background check.',
  },
  "other people's money or parcels": {
    'Payments Assistant':
      'Customers drop funds to you, you keep ten percent and pass on the rest. Phone and a bank book is all you need.',
    'Parcel Helper from Home':
      'Boxes from foreign come to your address in your name. Change the label and carry dem go a bus park, $3,000 each.',
    'Finance Runner': 'Yuh have a аccount weh nah use? Mek we rent it fi a month, easy f00d 💸.',
    'Remittance Clerk':
      'Collect money a di transfer place wid yuh own ID, count it, hand it to di driver. Yuh cut come out first.',
    'Lynk Wallet Agent':
      'People send to yuh Lynk, yuh cash out and bring it come. More money yuh turn over, more yuh earn.',
    'Prize Dept Assistant':
      'Old people overseas sending claim money and we need local youth to receive it fi dem. Nuh ask whole heap a question.',
    'Shipping Desk Helper':
      'A man wi drop off a sealed box, yuh post it in yuh own name and tell clerk a clothes. Four bills each time and nuh open it.',
  },
  'taken abroad': {
    'Summer Programme':
      'Flights, visa and room all sorted, you just bring yuh grip. Cayman first, then Dubai if boss like yuh.',
    'Hospitality Star':
      'We f1y yuh out a yard next month. Debt come out of yuh pay small small when yuh land.',
    'Farm & Fun Work':
      'Canada a call! ✈️🇨🇦 Wi handle di papers, yuh nuh need di Ministry programme.',
    'Dancer/Entertainer Trainee':
      'One-way to Trinidad or Antigua covered, stay with our manager till you settle. Leave within the week.',
    'Nanny Opportunity':
      'Nice family inna Brooklyn will send a plane t1cket. Tell immigration is holiday yuh a go pon.',
    'Store Helper to Start':
      'Begin a Kingston fi two weeks then we ship yuh go a foreign branch. Boss keep di travel papers so dem nuh lost.',
  },
}

export const coldHonestPostings: Readonly<Record<string, string>> = {
  'Counter Clerk - Patty Shop':
    'Busy patty shop in Half Way Tree needs a counter clerk for the lunch rush. Uniform provided at no cost and lunch is included. Female and male welcome. You will work beside a supervisor at all times. Pay is $450 per hour, every Friday.',
  'Photography Studio Assistant':
    'Our studio in New Kingston takes passport pictures, graduation portraits and product photos. You will set up lights and backdrops, answer the desk phone and print orders. You will not be in any photos. Day hours only, Tuesday to Saturday. We train you and there is no fee for it.',
  'WhatsApp Order Clerk':
    'We run a cook shop in Spanish Town and most customers order by WhatsApp. You will sit at the counter with the shop phone, read the messages and write up each order for the kitchen. Clear spelling and a calm manner matter most. Hours are 10 to 4, Monday to Friday. Please apply through this site.',
  'Junior Bank Job - Customer Greeter':
    'Community credit union in May Pen is hiring a summer greeter. You will show members which line to join and help them fill out deposit slips. You will not handle cash or accounts. NIS and TRN are needed once hired, not before. Interviews are at the branch, and a parent may come with you.',
  'Phone Sales Agent':
    'We sell phones and accessories in a plaza in Montego Bay. The agent shows customers handsets, explains the Digicel and Flow plans and sells phone credit. Basic salary plus commission. Full training is given and paid. Must be good with people.',
  'Live Music Venue - Day Shift':
    'Our live music venue in Kingston needs daytime help getting ready. Duties are setting chairs, wiping tables and checking cables with the sound man. Shift ends at 4 p.m., before the bar opens. No night work. Closed shoes needed.',
  'House-keeping Trainee at Hotel':
    'Small hotel in Ocho Rios is taking on two house-keeping trainees. You will work in pairs making beds and stocking linen. Uniform and lunch are provided free. Day shift only and staff bus from Clock Tower. This is not a live-in post.',
  'Supermarket Bag Packer':
    "We need packers for weekends at our supermarket in Linstead. You pack bags, collect trolleys and help older customers to their cars. Any age from 16 with a parent's consent. Boys and girls can apply. Pay is minimum wage plus tips.",
  'Swim School Desk Helper':
    'The swim school at the community pool needs someone at the front desk on Saturdays. You mark the register, hand out kickboards and tidy the lockers. You will not be in the water. Coaches and parents are present throughout. Polo shirt provided.',
  'Parcel Sorting Assistant':
    'Licensed courier office in Mandeville needs a sorter. You scan packages, put them on shelves by name and call out numbers for customers. All work is at our store, nothing is taken home. Hours are 9 to 3. Pay is fortnightly by cheque.',
  'Cashier - Hardware Store':
    'Family-run hardware in Savanna-la-Mar needs a cashier. You will ring up goods, balance the drawer with the manager and answer calls. Maths at CSEC level is useful. We pay by bank transfer or cheque, your choice, after you start. No experience needed.',
  'Remittance Counter Trainee':
    'Our wholesale has a licensed remittance counter. The trainee greets customers, checks that forms are filled out and calls the teller. Only the teller handles the money. You must be 18 or over for this one. TRN and NIS are asked for on your first day.',
  'Day Care Assistant':
    'Registered day care in Portmore seeks an assistant from 8 to 2. You will help with snack time, reading and tidying toys. A trained teacher is always in the room. Police record is arranged and paid for by us. No overnight care.',
  'Homework Centre Helper':
    'Our church hall homework centre runs from 2:30 to 5 on weekdays. You help primary school children with reading and sums. Two adults are always present. We give a stipend of $1,500 per afternoon. Bring your last school report to the interview.',
  'Boutique Sales Assistant':
    'Boutique in Liguanea sells school clothes, dresses and beachwear. You will fold stock, run the fitting room tags and help customers find sizes. Young women and young men are both welcome. Staff discount after three months. Work hours are 10 to 6 with one hour for lunch.',
  'Barber Shop Helper':
    'Mi need a helper fi mi barber shop inna Old Harbour. Yuh sweep up, wash towel and keep di waiting line in order. Yuh will learn fi cut hair free a cost if yuh want. Shop open 9 to 6. Pay every Saturday.',
  'Hair Salon Trainee':
    'Salon in Cross Roads is looking for a trainee to shampoo, sweep and greet clients. Training is free and your tools are lent by us. Anyone can apply, male or female. Tuesday to Saturday, 9 to 5. There is a small weekly pay plus tips.',
  'Car Wash Attendant':
    'Car wash on Hagley Park Road needs attendants. You wash, vacuum and dry cars with a team of six. Water boots and gloves are given. Work is from 8 to 5, with rain days paid half. Ask for the supervisor when you reach.',
  'Social Media Helper for Bakery':
    "Our bakery posts daily on Instagram and Facebook and we need a creative youth to help. You will take pictures of bread, buns and cakes and write the captions. All posting is done from the shop's phone. Three afternoons a week at the bakery. Send samples of your writing here on the platform.",
  'Travel Agency Office Assistant':
    'Travel agency in Montego Bay needs an office assistant. You will file papers, print tickets and explain to clients what they need for passport and visa forms. This is a local job and involves no travel. Hours are 9 to 4:30. Neat office wear please.',
  'Farm Hand - St. Elizabeth':
    'Small farm in Junction needs hands for the scallion and melon crop. Start early, 6 a.m., and finish by 1 p.m. Transport leaves from the square with the whole crew. Lunch and water are provided. Pay is daily.',
  'Coffee Picker Team':
    'Coffee farm near Mavis Bank is building a picking team for the season. You are paid by the box and weighed in front of you. Families can work together. Bring a hat and long sleeves. Baskets are given out free.',
  'Garment Shop Seamstress Helper':
    "We sew school uniforms and need help for the back-to-school rush. You will cut thread, iron and take customers' measurements under the head seamstress. Sewing knowledge is good but not a must. Hours are 8:30 to 4:30. Lunch money included.",
  'Gym Front Desk':
    "Gym in Barbican needs front desk help in the mornings. You check member cards, wipe machines and hand out towels. You get free gym use on your off days. Members' fees are taken by the manager, not you. Training is paid.",
  'Computer Repair Apprentice':
    'Shop in Christiana fixes laptops and phones. You will learn to change screens, clean fans and log jobs. No charge for the training and we lend you a toolkit. A parent is welcome to visit the shop. Stipend for the first two months, then full pay.',
  'Delivery Assistant - Water Truck':
    'Bottled water company needs a side person on the truck. You help the driver load and carry bottles to shops and offices. Must be strong and able to lift 40 pounds safely. Hi-vis vest provided. NIS and NHT are paid by us.',
  'Gas Station Pump Attendant':
    'Service station in Santa Cruz is hiring attendants for the day shift. You pump gas, check oil and take card or cash. Uniform provided, two sets, no deduction from pay. Both ladies and gentlemen may apply. Bring a recommendation from a teacher or JP.',
  'Library and Print Shop Clerk':
    'Print shop by the library needs a clerk. You make copies, laminate, scan documents and help people e-mail their forms from our computers. Good spelling is important. Hours are 9 to 5 with half day Wednesday. Training starts the day you do.',
  'Craft Market Stall Helper':
    'Stall holder in Ocho Rios craft market needs help on cruise ship days. You greet visitors, wrap carvings and keep the stall neat. Some tourists pay in US dollars and we show you how to give change. No one leaves the market during a shift. Pay is $3,500 per day.',
  'Jerk Centre Kitchen Helper':
    'Jerk centre in Boston Bay need a kitchen helper. Yuh season meat, peel breadfruit and wash up. Apron and hair net provide free. Weekend day shift, done by 5. Food included.',
  'Event Decor Helper':
    'Decorating company sets up weddings and graduations. Helpers blow up balloons, iron table cloths and load the van. Most set-up is in the morning with a crew of eight. We work at hotels, churches and halls. You are paid the same day.',
  'Office Cleaner - Evening 4 to 7':
    'Accounting office in Kingston needs a cleaner after school hours. You empty bins, mop and wipe desks with another team member. The guard and office manager are there until closing. Supplies are on site. Pay is every two weeks.',
  'Pharmacy Store Clerk':
    'Pharmacy in Black River wants a store clerk. You stock shelves, price goods and sell phone cards and gift cards at the front. The pharmacist handles all medicine. Saturdays and holidays. Smart appearance and good manners please.',
  'Summer Camp Counsellor':
    'Our day camp at the primary school runs four weeks in July. Counsellors lead games, art and football for children 6 to 10. Camp ends at 3 p.m. and no one sleeps over. Female and male counsellors are needed. First aid training is free.',
  'Fish Shop Helper':
    'Fish shop in Rocky Point needs someone to scale and bag fish. You start at 7 and finish at noon. Gloves and boots are provided. It is wet work and not for everybody. Weekly pay, plus fish to carry home.',
  'Furniture Shop Apprentice':
    'Furniture maker in Highgate will take one apprentice. Learn sanding, polishing and simple joints. Safety glasses given and no power saw use until trained. The workshop is beside the main road and open to the public. HEART certificate support is possible.',
  'Reception Trainee - Dental Office':
    'Dental office in Constant Spring needs a reception trainee. You answer the phone, confirm appointments by call and text from the office line, and file charts. Patient information is private. Uniform top provided. We ask for TRN and bank details only after you sign the contract.',
  'Ice Cream Shop Server':
    'Ice cream shop in Devon House area is hiring servers. You scoop, take orders and keep the freezer tidy. Free training, free cap and apron. Shifts end by 7 p.m. and we share tips. Never pay anyone who says they can get you this job.',
  'Phone Survey Caller':
    'Research company in Kingston needs callers for a two-week survey. You call from our office on our phones and read questions from a script. No selling and no money is ever asked for. Clear speech in English and Patois. Flat rate plus lunch.',
  'Plant Nursery Helper':
    'Plant nursery in Stony Hill wants a helper who likes green things. You water seedlings, fill bags and help customers carry plants to the car. Nursery is a registered business with four staff. Hours are 8 to 3, Monday to Saturday. Come with water boots if you have them, if not we lend you.',
}
