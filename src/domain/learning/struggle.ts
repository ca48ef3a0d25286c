import { skills, type Skill } from './skills.ts'
import { plainWords } from '#domain/text/word-stems.ts'

const maxSkills = 2
const sureWeight = 3
/** One weak sign can be a coincidence; two are a hint. */
const minScore = 2
/** How strongly the library's words must point to a skill that has no sign, and how far before the next skill. */
const minLeaning = 1.5
const minLead = 0.6

/**
 * The skills a struggle is about, clearest first; none if nothing indicates one: then the student is asked.
 * English as people type it, and Patois. `leaning`: how typical its other words are of a skill.
 */
export function skillsInStruggle(text: string, leaning: (skill: Skill) => number): Skill[] {
  const words = ` ${plainWords(text)} `
  const ranked = skills
    .map((skill) => ({ skill, signs: scoreOf(words, skill), leaning: leaning(skill) }))
    .toSorted((a, b) => b.signs + b.leaning - a.signs - a.leaning)
  const [first, ...others] = ranked.filter(
    (match) => match.signs >= minScore || match.leaning >= minLeaning,
  )
  if (first === undefined) return []
  const [, next] = ranked
  const isGuess = first.signs < minScore
  if (isGuess && next !== undefined && first.leaning - next.leaning < minLead) return []
  const clear = others
    .filter(({ signs }) => signs >= minScore && signs * 2 >= first.signs)
    .toSorted((a, b) => b.signs - a.signs)
  return [first, ...clear].slice(0, maxSkills).map(({ skill }) => skill)
}

/** Every skill for a student to choose from, those the text comes closest to first, then those asked for most. */
export function skillsToAskFor(text: string, leaning: (skill: Skill) => number): Skill[] {
  const words = ` ${plainWords(text)} `
  const closeness = (skill: Skill) => scoreOf(words, skill) + Math.max(0, leaning(skill))
  const others = skills.filter((skill) => !askedForMost.includes(skill))
  return [...askedForMost, ...others].toSorted((a, b) => closeness(b) - closeness(a))
}

const askedForMost: readonly Skill[] = [
  'job-search',
  'career-development',
  'communication',
  'training',
  'budgeting',
  'workplace-skills',
]

/** Each sign counts once, so that a frequent word does not outweigh the others. */
function scoreOf(words: string, skill: Skill): number {
  const { sure, hint } = signs[skill]
  return sureWeight * countOf(words, sure) + countOf(words, hint)
}

function countOf(words: string, pattern: RegExp): number {
  return new Set(Array.from(words.matchAll(pattern), ([match]) => match)).size
}

function anyOf(text: string): RegExp {
  const phrases = text.trim().split(/\s*\n\s*|\s*,\s*/)
  return new RegExp(`(?<= )(?:${phrases.join('|')})(?= )`, 'g')
}

/** `sure` identifies the skill; `hint` only suggests it. Phrases are separated by commas and line breaks. */
const signs: Readonly<Record<Skill, { sure: RegExp; hint: RegExp }>> = {
  'career-development': {
    sure: anyOf(`careers?, career path, my path, what (?:i|mi|to|fi) (?:want|waan|wah)(?: to| fi)? (?:do|be|become)
      wa?h? mi (?:want|waan|wah) (?:fi )?do, do wi(?:th|d) m[iy] life, after (?:csec|cape|high school|school|graduation)
      sixth form, choose a (?:job|field|major|subject), my (?:goals?|future|purpose|dream|strengths), direction
      which (?:job|field|university|college|subjects?), what to study, career change, set goals, (?:want|waan|wah|like) (?:to|fi) (?:be|become) an? \\w+, have a plan, no plan
      after (?:fifth|fourth|sixth) form, (?:fifth|sixth) form (?:done|finish), im good at, i am good at, should i be an? \\w+, be an? \\w+ or an? \\w+, being an? \\w+ and an? \\w+, (?:weh|where) (?:fi|to|mi fi) go next, (?:no idea|dont know|nuh know) (?:what|wah) next, leav(?:e|ing) (?:high )?school`),
    hint: anyOf(`decide, choose, choice, choices, options?, future, goals?, plan, csec, cape, cxc, university, uwi, utech
      heart, college, subjects, life, interests?, dreams?, lost, stuck, confused, passion`),
  },
  programming: {
    sure: anyOf(`cod(?:e|es|ed|er|ing), program(?:s|mer|ming|me)?, python, java, javascript, html, css, sql, scratch
      loops?, functions?, variables?, if statements?, algorithms?, debug(?:ging)?, arrays?, syntax, software, developer
      (?:make|build|create) (?:an? )?(?:apps?|websites?|games?), web development, github, pseudocode
      recursion(?: homework)?, sql joins?, my code`),
    hint: anyOf(`apps?, bugs?, websites?, games?, computer science, errors?, logic, tech`),
  },
  communication: {
    sure: anyOf(`present(?:ing|ations?)?, public speaking, speak(?:ing)? (?:up|in front|to people|out|properly), speech(?:es)?
      shy, mumble, stammer, stutter, emails?, write professionally, express myself, communicat(?:e|ing|ion)
      my voice, stage fright, in front of (?:people|the class|a crowd|others), talk to (?:people|customers|strangers|adults)
      standard english, speaky spoky, listening, misunderstand, essays?, writing, grammar, customers?, conversations?, ramble, (?:talk|speak)(?:ing)? (?:too |so )?(?:fast|soft|softly|low|loud|quiet), follow me, tongue tied, accent, (?:say|saying) no
      (?:talk|speak|read)(?:ing)? (?:out loud|aloud), (?:fi )?talk in front, front (?:of|a) people, (?:my|mi) (?:english|spelling|grammar|reading|writing), (?:cannot|cant|cyaan|can not) (?:read|spell|write)(?: good| well| properly)?, english (?:is )?(?:not|nuh) (?:so )?(?:good|strong), write a report, teacher call (?:on|pon) (?:me|mi)`),
    hint: anyOf(`nervous, talk(?:ing)?, speak(?:ing)?, write, say, voice, explain, words, english, patois, rude, awkward
      confidence, confident, pitch, message, introduc(?:e|ing), class`),
  },
  'technical-tools': {
    sure: anyOf(`(?:power |hand |garage )?tools?, tape measure, carpentry, carpenter, mason(?:ry)?, plumb(?:ing|er)
      electric(?:al|ian), weld(?:ing|er)?, mechanic(?:s|al)?, machin(?:e|es|ery|ist), drill(?:s|ing)?, (?:circular )?saws?
      construction, measur(?:e|ing|ements?), inches, millimet(?:re|er)s?, ppe, lockout, sewing machine, equipment, autocad
      engine, wiring
      grinders?, spanners?, wrench(?:es)?, ladders?, wire a (?:plug|socket|light), rulers?, foreman`),
    hint: anyOf(
      `safely, safety, shock(?:ed)?, workshop, apprentice(?:ship)?, trade, repair, fix, build, cut, site, metal, wood`,
    ),
  },
  leadership: {
    sure: anyOf(`lead(?:ing)?, leader(?:s|ship)?, captain, prefect, head (?:girl|boy), delegat(?:e|ing|ion), president of
      in charge, run (?:the|a|my|our) (?:\\w+ )?(?:\\w+ )?(?:club|team|group|event|fundraiser|meeting|activity|programme|project)
      (?:nobody|no one|dont|they) (?:listens?|follows?|respects?) (?:to )?me, supervis(?:e|ing), manag(?:e|ing) (?:people|a team|my team|others)
      mak(?:e|ing) decisions?, follow through, take charge, motivate (?:people|others|my team|them)
      (?:mek|make|made|put) (?:me|mi) (?:the )?(?:supervisor|captain|leader|prefect|in charge), (?:shift|team) (?:leader|lead), (?:nobody|no one) (?:nah |nuh |a )?listen, plan the (?:\\w+ )?(?:day|event|trip|party), give (?:everybody|everyone|people) a task`),
    hint: anyOf(
      `team, club, decisions?, responsib(?:le|ility), youth, organi[sz]e, event, captain, listens?, respect, boss`,
    ),
  },
  teamwork: {
    sure: anyOf(`team ?work, team ?mates?, group (?:projects?|work|members?|assignments?|mates?), work(?:ing)? (?:in|with) (?:a )?(?:teams?|groups?|others|people)
      (?:my|our|the) group, (?:nobody|no one|dont) (?:does?|do) (?:their|dem) (?:part|share), does all the work, who does what
      quarrel(?:s|ling)?, co ?workers?, conflicts?, argu(?:e|ing|ments?), get(?:ting)? along, share the work, feedback
      (?:group|team) members?, blame each other, pull (?:their|dem) weight, (?:do|doing) all the work, alone (?:a )?(?:do|doing) (?:the|all the|all) work, (?:two|my|mi) co ?workers?, (?:me and (?:my|mi)|my) crew, (?:group|team) (?:\\w+ )?people lazy, gossip(?:ing)?`),
    hint: anyOf(
      `group, team, agree, disagree, part, share, together, fight, classmates?, members?, blame`,
    ),
  },
  'workplace-skills': {
    sure: anyOf(`(?:first|new) (?:day|week|job)(?: on| at)?, (?:reach(?:ing)?|get(?:ting)?|come|coming|always) (?:to )?(?:work )?late, late for work
      punctual(?:ity)?, on time, my rights, rights at work, over ?time, contract, minimum wage, harass(?:ed|ment|ing)?, professional(?:ism)?
      (?:my|the|mi) (?:manager|supervisor|employer), at work, workplace, dress code, behave, unfair(?:ly)?, sick leave, how to (?:dress|act|behave), dress and act, dress or act, what to wear
      vacation leave, fired, work ethic, on the job, without pay, unpaid
      (?:boss|manager|supervisor|employer) (?:a |is |keep |keeps |always )?(?:disrespect|curse|cuss|shout|insult|threaten)\\w*, cut (?:my|mi) hours, change (?:my|mi) shifts?, dress or act, (?:wear|dress) (?:to|for|on) (?:an? |the |my )?(?:\\w+ )?(?:job|work|office), work ?place rules, write me up, wrote me up, write mi up`),
    hint: anyOf(
      `boss, late, time, job, work, rights, manager, supervisor, employer, pay, vexed, respect, leave, uniform, shift`,
    ),
  },
  'job-search': {
    sure: anyOf(`resumes?, cvs?, cover letters?, interviews?, job (?:search|hunt|hunting|applications?|openings?|vacanc(?:y|ies)|scams?), find(?:ing)? (?:a |no |any )?(?:jobs?|work|wuk|employment)
      (?:get|land|look(?:ing)? for|hunt(?:ing)? for) (?:a |fi |some )?(?:jobs?|work|wuk), appl(?:y|ied|ying) (?:for|to) \\w+ ?(?:jobs?|work)?, applications?, vacanc(?:y|ies)
      call (?:me|mi) back, hire me, interviewers?, weakness(?:es)?, job offers?, hir(?:ed|ing), unemployed, no (?:work )?experience, internships?, ghosted, summer (?:job|work), rejected, reference letter
      job (?:ads?|fair|hunting), references? and i, (?:ask|asking|asks) for (?:\\w+ )?references?, nobody (?:a |nah |wah |want to |wants to )?(?:hire|call), (?:hear|heard) nothing, call (?:me|mi) back, every job (?:a )?ask(?:s|ing)?`),
    hint: anyOf(
      `jobs?, work, wuk, apply, employers?, experience, hire, opening, company, scam, references?`,
    ),
  },
  'data-analysis': {
    sure: anyOf(`data, graphs?, charts?, averages?, mean and median, median, percentages?, statistics, stats, surveys?, analys(?:e|is|ing|ze)
      spreadsheet data, (?:sales )?numbers, figures, sba data, correlation, pivot tables?, tables of`),
    hint: anyOf(
      `excel, spreadsheets?, mean, sba, results, trends?, sheets?, collected, questionnaires?, maths?`,
    ),
  },
  certifications: {
    sure: anyOf(`certif(?:y|ied|icates?|ications?), certs?, nvq(?: ?j)?, cvq, city and guilds, comptia, diplomas?, qualifications?, qualified, licen[cs]es?
      (?:no|a|the|have|get|want) paper(?:s)?(?: fi| to)? (?:prove|show), prove (?:it|my skills?), accredited, papers? to (?:prove|show), associate degree, skill but no, no papers?, food handlers?(?: permit)?, first aid, permits?, barber licen[cs]e
      get (?:it |them )?certified, skill certified, certified`),
    hint: anyOf(
      `heart, paper, papers, level 2, level 3, degree, recogni[sz]ed?, worth, prove, exam, skill, course`,
    ),
  },
  training: {
    sure: anyOf(`stud(?:y|ying|ies), revis(?:e|ing|ion), concentrat(?:e|ing|ion), focus, forget (?:everything|what), remember(?:ing)?, motivat(?:ed?|ion), procrastinat(?:e|ing|ion)
      lose (?:interest|motivation), never finish, finish (?:courses?|what i start|them), my notes, notes, fail(?:ed|ing)? (?:the |my |a )?(?:tests?|exams?|subjects?|maths?|csec|class)
      learn(?:ing)? (?:fast|faster|better|on my own|new things), lazy, last minute, stay focused, put off, homework, exams?, cram(?:ming)?, time ?table, distracted, discipline, slow learner
      (?:nutten|nothing|not|nah|dont|doesnt) (?:nah )?stick(?:ing)?, doing my (?:sba|homework|work), read and read, (?:pon|on) (?:my|mi) books, know nothing`),
    hint: anyOf(
      `tests?, learn, courses?, read, habit, practise, practice, lessons?, school, teacher, forget, fail, class, grades?`,
    ),
  },
  mentorship: {
    sure: anyOf(`mentors?, mentorship, mentoring, guidance, guide me, role models?, someone to (?:guide|advise|talk|look up)(?: to)?, (?:older|experienced) (?:person|people|someone|head)
      advise me, (?:give|get|ask)(?: me)?(?: for)? advice, coach(?:ing)?, tutor(?:ing)?, teach (?:others|my (?:little )?(?:brother|sister|cousin)|someone|younger)
      nobody to (?:guide|ask|help|show|advise), big (?:brother|sister) figure, network(?:ing)?, somebody to (?:guide|help|show) me, ask(?:ing)? for help, (?:no one|nobody|anybody|somebody|someone) who (?:did|does|has|knows|know), did this before, first in my family, (?:nobody|no one) to ask
      who (?:mi fi|can i|should i|to) ask, who can show (?:me|mi), show (?:me|mi) the ropes, family (?:ever|never|who|neva) (?:ever )?(?:go|went) (?:to )?college, who can (?:show|teach|advise|guide) (?:me|mi)`),
    hint: anyOf(
      `advice, guide, adults?, counsel(?:l?or)?, support, in the field, afraid to ask, helping others`,
    ),
  },
  'digital-tools': {
    sure: anyOf(`google (?:docs?|drive|sheets?|slides|forms?|classroom), microsoft (?:word|office|excel|teams), word document, in word, powerpoint, spreadsheets?, zoom, canva
      (?:share|organi[sz]e|save|find|lose|losing) (?:my |the )?(?:files?|documents?|folders?), formulas?, type (?:a|up|my), typing, one ?drive, dropbox, chat ?gpt, ai tools?, using ai, pdfs?, cloud
      excel, word and excel, flyers?, graphic design(?:er|ing)?, (?:make|do|making) (?:a |the |some )?(?:flyer|poster|slides|logo|video)s?, photoshop, video editing`),
    hint: anyOf(
      `excel, word, files?, documents?, folders?, docs, slides, email, computer, ai, letter, share, online class, laptop`,
    ),
  },
  'online-presence': {
    sure: anyOf(`linkedin, instagram, facebook, tik ?tok, twitter, snapchat, you ?tube, social media, online profile, my profile, old posts?, posts? (?:of|about) me, personal brand
      portfolio, digital footprint, my reputation, followers, google(?:d)? my name, cyber ?bull(?:y|ied|ying), catfish, sextort(?:ion|ed), content creat(?:or|ion|ing), influencer, brand myself
      dms?, blackmail(?:ed|ing)?, nudes?, private pictures?, posted, oversharing, stalk(?:ed|ing|er)?, fake (?:page|account|profile)
      see (?:me|my|them) online, (?:my|a) picture online, posting online
      pictures? of me, tweets?, (?:use|using|have|put up|post) (?:my|mi) pictures?, bad pictures?, employers? (?:\\w+ )?(?:\\w+ )?see`),
    hint: anyOf(
      `posts?, online, profile, pictures?, embarrass(?:ing|ed), page, internet, employers see, privacy, private`,
    ),
  },
  'tech-fundamentals': {
    sure: anyOf(`computers?, wi ?fi, internet, storage, phishing, passwords?, viruse?s?, hack(?:ed|ers?|ing)?, hardware, router, bluetooth, operating system, windows, android
      (?:my |the )?(?:phone|laptop|device|tablet) (?:is |keeps? |a )?(?:\\w+ )?(?:slow|freez\\w+|crash\\w*|full|broken|hot), two factor, backups?, cyber ?security, it support, troubleshoot(?:ing)?, ram, cpu, secure my, printers?, usb, keyboard, (?:download|install)(?:ing|ed)?, set up (?:\\w+ )?(?:email|computer|laptop|phone|printer|account), screen, drivers? update, reset (?:my|the) (?:phone|laptop)
      hack(?:ed)? (?:my|mi) (?:email|phone|account|page), (?:bank|verification|security|whatsapp) codes?, (?:my|mobile|phone) data (?:from )?(?:run|running|done|finish)\\w*, data from running out`),
    hint: anyOf(
      `phone, laptop, device, network, data plan, mobile data, technology, tech, scam messages, accounts?, message, security`,
    ),
  },
  'personal-finance': {
    sure: anyOf(`pay ?slips?, nis, nht, trn, taxe?s?, paye, deduct(?:ions?|ed)?, net pay, gross pay, bank(?:s|ing)?(?: accounts?)?, credit unions?, credit cards?, credit score, credit
      loans?, co ?sign, borrow(?:ed|ing)?, debts?, owe, insurance, interest, mortgage, student loans?, slb, hire purchase, atm, debit card, fees, salary, guarantor, partner plan, pension, the till, cash register, (?:take|tek|takes|took|taking|taken) (?:out )?(?:money |so much )?(?:out )?(?:from|of|outta) (?:my|mi) (?:pay|salary|cheque|wages), remittances?, western union
      side hustles?, (?:my|mi) own (?:business|hustle), small business, freelanc(?:e|er|ing), invoices?, (?:find|get|more) customers?, (?:how much|what|what price) (?:to|fi|should i) charge
      (?:hair|nail|nails|barber|food|baking|car wash|lawn|cleaning|clothes) business, start (?:a|my|mi|mi own) (?:\\w+ )?(?:\\w+ )?business, charge (?:\\w+ )?(?:proper|properly|people|fi), (?:price|pricing) (?:a |my |the |mi )?(?:cakes?|hair|nails?|work|things|goods|jobs?), slip, (?:pay|salary|cheque) (?:\\w+ )?(?:it )?(?:is )?(?:short|less|small than), (?:first|my|mi) (?:pay|salary) and (?:it|half), gone in tax, beg (?:\\w+ )?discount`),
    hint: anyOf(`money, account, pay, wages?, cheque, fees, financ(?:e|es|ial), cost, repay`),
  },
  budgeting: {
    sure: anyOf(`budget(?:s|ing)?, (?:my |mi |the )?(?:money|cash|pay|lunch money) (?:done|finish(?:es)?|run(?:s)? out|gone|disappears?), never save, cant save, save (?:anything|any|money|up|more|enough)
      sav(?:e|ings?), spend(?:ing)?(?: too much)?, overspend, where (?:it|my money|the money|mi money) (?:go|goes|gone), broke, lunch money, expenses?, bills, rent, (?:pocket|wallet|purse)s? empty, empty (?:pocket|wallet|purse)s?, make ends meet, stretch (?:my|the|mi) (?:money|pay)
      before (?:the )?(?:month|week)(?: end)?(?: done)?, pocket money, afford, cook ?shop
      (?:make|mek|making) (?:a )?profit, profit each week, save up, live (?:on|pon) (?:my|mi) own, light bill, spend (?:too much|off)`),
    hint: anyOf(
      `money, cash, month, week, weekly, every friday, pay ?day, allowance, finish, buy, cost, prices?, bus fare`,
    ),
  },
  investment: {
    sure: anyOf(`invest(?:s|ing|ments?|ors?)?, stocks? (?:market|exchange|broker), a stock, stocks and, shares, bonds?, unit trusts?, mutual funds?, jse, crypto(?:currency)?, bitcoin, forex, compound(?: interest)?
      grow (?:my |mi |the )?money, dividends?, inflation, pyramid scheme, ponzi, real estate, passive income, wealth, t ?bills?, get rich, trading, portfolio of, it can grow, (?:money|savings|it) grow, grow (?:it|my savings), set for retirement
      on the jse, put (?:my |mi )?money (?:in|inna|into), doubles? in a`),
    hint: anyOf(
      `risk, risks?, losing it, money, rich, returns?, interest, market, retire, long term, double my`,
    ),
  },
}
