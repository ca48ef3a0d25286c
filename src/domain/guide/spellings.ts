/**
 * How young people in Jamaica type: Patois, text spelling and short forms. Each line is the word that
 * we look for, then what is typed for it. A phrase of several words is joined by hyphens.
 */
export const spellings = `
i: mi me im ive iam imma meh
my: mine mih
you: yuh yu yuu ya u yall unu unnu yuhself
your: yur ur yo yuhr
he: him
they: dem them
we: wi us
is: iz
are: r ar
be: b
to: fi fih ta
for: fa fe
with: wid wit
without: widout
on: pon pan upon
in: inna ina
the: di de da dah
this: dis dhis
that: dat dhat
there: deh dere
then: den
than: dan
and: an n nd
what: wah wat wha waah whats wats wa wht wot wut waa
where: weh whe whey wheh
when: wen
who: huu
why: wha-mek wah-mek weh-mek wah-mek y
how: ow hw
howmuch: how-much howmuch humuch how-many how-much
howlong: how-long howlong how-much-time how-many-weeks how-many-months how-many-years how-much-years how-much-months how-fast how-soon
age: how-old howold what-age wah-age age-limit minimum-age old-enough too-young too-old
not: nuh nah nu neva naw noh dont dnt doh dun didnt doesnt isnt aint arent wasnt wont havent hasnt never nor
cannot: cant cyaan cyah caan cah cya cyaa couldnt can-not
want: waan wahn wan wants wanna waa wanted waant
need: haffi hafi affi hav2 needs needed needing have-to has-to got-to gotta
must: mus
should: shud shoulda supposed suppose
would: wud woulda
could: cud coulda
will: wil gwine gonna
know: kno noe
think: tink
thing: ting things tings
something: sumn sumtin somn summn suttn sumting smthn sumthing
nothing: nutn nutten nothin nuttin notin nutting
anything: anyting
everything: everyting evryting
somebody: sumbody smaddy smadi sombody someone
nobody: noone
before: bifore b4 fore
because: cause cuz cus becaw kaw coz becuz
about: bout abt
after: afta
again: agen agin back
around: roun
down: dung
out: owt
other: odda another
brother: bredda
sister: sista
mother: mumma mada mommy mom mama mumsy mum mumy
father: fada daddy dad puppa pupa
child: pickney pikni yute youth kid pickneys kids children
baby: bby
girl: gyal gal girls female woman women
boy: bwoy bwai boys
friend: fren friends frens
people: ppl peeps
say: seh sey says said saying
see: si saw seen
come: cum came coming
go: guh goh going gwen goin goes went
make: mek makes making made
take: tek takes taking took takin
give: gi giv gives giving gave gimme
get: gett getting gettin gets got
bring: brings bringing brought carry
like: luv likes love
talk: chat talking chatting
work: wuk wrk wurk working works worked workin employment
job: jobs jawb jb
money: munny moni cash funds
pay: paid paying pays payed wages wage paycheck paycheque salary salaries earn earns earning earnings income
boss: bossman bossy manager supervisor employer employers bosses management
fired: fire fyah dismissed dismiss dismissal sacked sack terminated terminate let-go
lose: lost loses losing misplaced
steal: thief tief thiefed tiefed stolen stole teef stealing thiefing
start: starting starts started begin begins beginning
fail: failed failing fails flop flopped
finish: finished finishing
leave: lef left leff leaving
school: skool skl schools
test: exam exams tests
csec: cxc csecs cxcs cxcs
subject: subjects passes
course: courses
prepared: ready redi prepare preparing
customs-office: customs
programme: programmes program programs programme
scam-check: 
resume: cv cvs resumes rezume curriculum-vitae resumay
interview: intaview interveiw intervew interviews intvw
licence: license licenses licences licensed
driver: drivers driving
document: documents paperwork papers docs
certificate: cert certs certificates certification certified sertificate
apply: applying applied application applications applys
register: registering registered registration reg
thanks: tanks thx tnx ty thank
today: tday 2day
tomorrow: tmr tomoro tmrw 2moro
tonight: tonite
now: nao
really: rele rly
very: bare
little: likkle lil
good: gud gd
better: betta
best: bes
afraid: fraid scared scard frighten frightened nervous anxious
angry: vex vexed mad
sick: sik ill
hungry: ungry
pregnant: preggo pregnancy belly breeding breed
home: yard yaad house
overseas: foreign farin forin abroad
kingston: kgn
montego-bay: mobay
jamaica: ja jamaican jamaicans
whatsapp: watsapp whatsap wassap whatapp
instagram: ig insta
facebook: fb
youtube: yt youtuber youtubers
online: onlin internet
computer: comp pc laptop computers
phone: fone fon cell cellphone phones
password: pw pwd passwd
callcentre: call-center call-centre callcenter call-centers bpo bpos teleperformance conduent itelbpo alorica sutherland
number: num nbr
month: mth months mths monthly
year: yr years yrs yearly
week: wk weeks wks weekly
day: days dey daily
hour: hr hours hrs hourly
minute: min minutes mins
girlfriend: gf
boyfriend: bf
babyfather: baby-father babyfada babydaddy baby-daddy babyfadda
help: elp helping helps
learn: lern learning study studying learnt
read: reed reading
write: rite writing
listen: lissen
tired: tyad tyred
run-away: run-weh runaway run-way
touch: touching touches feel-up touched feeling-up
grab: grabbing grabs grabbed
harass: harassing harassment harassed
borrow: borrows borrowing lend lends lending
loan: loans
send: sen sending sent
call: calling called calls
buy: buying bought
sell: selling sells sold
open: opening opens opened
business: bizness bizniz biz businesses hustle
account: acct acc accounts acount
bank: banks banking
hire: hiring hires hired recruiting
vacancy: vacancies openings
summer: summa
experience: experince xperience expirence
electrician: electrishan electricians
plumber: plumba plumbers
teacher: teecha teachers
nurse: nurses nursing nurs
police: polis officer policeman policewoman jcf constable
army: jdf soldier soldiers military
doctor: docta doctors medical-school
lawyer: attorney attorneys lawyers
barber: barbering barba barbers
mechanic: mechanics
chef: cook cooking chefs
cruise: cruise-ship cruiseship cruise-ships
wear: ware wearing clothes outfit dress dresses clothing
birth-certificate: birth-paper birth-papers birth-certificates bert-certificate birth-cert birth-certificate
food-permit: food-handlers-permit food-handler-permit foodhandlers food-handlers food-handler food-permit food-handling
police-record: police-record criminal-record-check police-records police-certificate
birth: bert
quit: resign resigning quitting resignation walk-off
scam: scams scammer scammers scamming fraud scammed scamma
legit: legitimate fr-fr real-or-fake
free: fre
cost: costs price fee fees costing prices
help-me: helpme
minor: under-18 under18 underage under-age under-eighteen
shame: embarrassed ashamed shy
streak: streaks
grandfather: granfada grandpa granddad grampa
grandmother: granny grandma granma
first-aid: first-aid cpr
delete: deleting erase remove
profile: profil
address: addres
baby: babies
deaf: hard-of-hearing
disability: disabled disabilities wheelchair handicapped
vacation: vacations
holiday: holidays
sick-leave: sick-day sick-days sickday sickdays sick-leave
overtime: over-time ot
minimum-wage: minimum-wage minimum-pay min-wage minimum-salary
payslip: pay-slip pay-slips payslips pay-stub paystub
national-id: national-id nids national-identification nid
bus-fare: bus-fare busfare bus-money taxi-fare taxi-money
student-loan: student-loan student-loans slb students-loan students-loan-bureau student-loan-bureau
six-form: sixth-form 6th-form sixthform lower-six upper-six 6-form
cover-letter: application-letter cover-letter letter-of-application
work-from-home: work-from-home remote-work remote-job remote-jobs work-at-home remote
side-hustle: side-hustle
us-dollars: us-dollars usd us-money
mental: mentally
stress: stressed stressful stressing stressin
depress: depressed depression depressing
bored: boring
video: videos vid vids
game: games gaming gamer
music: riddim
dancer: dancing dance dancehall
farm: farming farmer farmers farms
car: cars vehicle
bike: bikes motorbike motorcycle bikeman
ship: ships boat
hotel: hotels resort resorts
shop: store stores shops supermarket wholesale megamart hi-lo hilo pricesmart
website: websites web-site site
design: designing designer designs
programming: coding code coder developer programmer software
lash: lashes eyelash eyelashes
nail: nails
hairdressing: hairdresser braiding braids braid hairstylist cosmetology hair
makeup: make-up makeup
tattoo: tattoos tatoo
locs: dreads dreadlocks locks dread rasta
bully: bullying bullied bullies
threat: threaten threatening threatens threatened threats
beat: beating beats lick licking lash-me
shout: shouting shouts cuss cussing disrespect disrespecting disrespectful
contract: contrak contracts
permit: permits
letter: letters
skill: skills
plan: plans
photo: pic pics picture pictures photos
message: messages msg msgs dm dms
guardian: guardians parent parents
mentor: mentors
badge: badges achievement achievements
level: levels lvl
xp: exp points
quest: quests mission missions challenge challenges
opening: opportunity opportunities
lesson: lessons
notification: notifications
sign-up: signup sign-up enrol enroll enrollment enrolment
join: joining joined
qualification: qualifications qualify qualified requirement requirements require required
become: becoming turn-a be-a turn-into
career: careers profession professions
choose: chose pick picking choosing decide deciding
uni: university universities college colleges utech uwi ncu
scholarship: scholarships bursary bursaries grant grants
tuition: school-fee school-fees tuition
training: train trained trainee
apprentice: apprenticeship apprenticeships apprenticeship
volunteer: volunteering volunteers
intern: internship internships interns
reference: references referee referees
tip: tips
deduct: deduction deductions deducted
kfc: juici juici-patties burger-king wendys popeyes tastee island-grill mcdonalds dominos starbucks
`
