import type { Idea } from './red-flag-ideas.ts'

/** Matches whole words in folded text, as in red-flag-wordings.ts. */
const any = (...wordings: readonly string[]) => new RegExp(`\\b(?:${wordings.join('|')})\\b`, 'g')
const gap = (most: number) => `(?: [a-z0-9]{1,40}){0,${most}}`
const your = '(?:your|ur|yuh|yu)'

// Care of children and old people, living in or at night.
const child =
  'bab(?:y|ies)|baby ?sit[a-z]{0,10}|toddlers?|twins|infants?|new ?borns?|nann(?:y|ies)|(?:lickle|likkle|little) (?:ones?|1 s|bwoy|girl|gyal|people|pickney)|(?:small|young|little|likkle) (?:children|kids|pickneys?)'
const elder =
  'grann(?:y|ies)|grand ?(?:ma|pa|mother|father|parents?)s?|elderly|(?:my|mi|sick|ailing|old) (?:mother|father|mada|aunt[a-z]{0,2}|uncle|relatives?)|old (?:lady|man|woman|people|folks?|gentleman)|senior citizens?|shut ins?|bed ?ridden|invalid|care ?givers?|care ?takers?'
const caredFor = `(?:watch|mind|look after|see after|see to|keep|care for|care of|sit with|bathe|put)${gap(3)} (?:children|kids?|pickneys?|pickney dem)`
const housework =
  'mothers? helper|domestics?|house ?hold|house ?keep[a-z]{0,3}|maids?|home helper|family needs?|country family|help(?:er)? (?:in|inna|around|round) (?:the|di) (?:house|yard|home)'
const night =
  'over ?n(?:igh|i|y)te?s?|all n(?:igh|i|y)te?|(?:by|at|a|the|di|in the|inna di|per|every|each) n(?:igh|i|y)te?s?|n(?:igh|i|y)te?s?(?: (?:time|shift|work|duty|care|out|nurse|sitter))?|after dark|mid ?night|dusk|sun ?down|sun (?:go|goes|gone|set) ?(?:down)?|(?:till?|until|back)(?: (?:a|di|the|inna|in|she|he|we|reach|come|home|early|next)){0,4} (?:morning|mawnin[a-z]?|day ?light|sunrise)|day and (?:dark|night)|night and day|morning (?:to|till) night|(?:12|[1-5]) (?:(?:in (?:the|di)|inna di|a) (?:morning|mawnin)|a ?m)'
const bed =
  'room and (?:meals?|board|food)|(?:meals?|food|board) and (?:a )?(?:room|bed|lodging)|bed and food|sofa ?bed|(?:gi|give|get|provide|have|share)(?: (?:yuh|you|a|di|the|your|own|free|nice|back|small|little|likkle|lickle)){1,4} (?:room|bed|lodging|bunk)|(?:bed|room|lodging|boarding|accommodation|sleeping quarters) (?:is |are |and food |and meals )?(?:provided|included|given|free|inside|deh deh)|(?:free|own) (?:room|bed|lodging|boarding|accommodation)|back room|helpers quarters|place to (?:stay|sleep|live)|(?:sleep|sleeps|sleeping|slept) in|stay ?in (?:help|helper|job|work|position|nanny|maid)|couch|1 day off|(?:stay|stays|staying|stop|sleep|sleeps|sleeping|slept) (?:over|here|by us|by wi|with us|wid us|with wi|with the|wid di)|live ?in|(?:stay|sleep) (?:by|with|wid) (?:her|him|me|mi|granny|grandma|the|di|our)|(?:must|haffi|to|will|can) board|sleep (?:there|inside|in)|food and (?:shelter|lodging|roof|bed)|roof over|in exchange for|for your keep|spend (?:the|di) (?:night|week)|(?:every other|1) (?:sunday|weekend)s? (?:off|to|home)|visit (?:your|yuh) (?:people|family|parents|mother)|go (?:home|a yuh yard) (?:every|on|pon) (?:other )?(?:sunday|weekend)|(?:bring|pack|carry|walk with)(?: (?:a|yuh|your|di)){0,2} (?:clothes bag|bag of clothes|clothes and|bag and baggage)|like (?:wi|our|we|family) own'

// One sex, together with a young age. "Male or female" does not count.
const sex =
  '(?:girls?|gyals?|gals?|females?|lad(?:y|ies)|wom[ae]n|daughters?|princess|miss|chicks?|sistren|boys?|bwoys?|youth ?man|yute ?man|guys?|males?|sons?|young m[ae]n)'
const joined = '(?:and|or|n|nor|as well as|not)'
const oneSex = new RegExp(
  `(?<!\\b${sex} ${joined} (?:young )?)\\b${sex}\\b(?! ${joined} (?:young )?${sex}\\b)|\\b${sex} (?:type )?not(?: (?:a|the|di)){0,1} ${sex}\\b`,
  'g',
)
const schoolYears =
  '(?:1st|2nd|3rd|4th|5th|6th|first|second|third|fourth|fifth|sixth|lower|upper|[1-6](?: (?:st|nd|rd|th))?) form(?:ers?)?|grades? (?:[7-9]|1[0-3])(?: (?:to|and|or) (?:[7-9]|1[0-3]))?'
const young = any(
  `${schoolYears}(?: age)?`,
  'young(?:sters?|est)|schoolers?|cxc(?: just)? (?:done|finish(?:ed)?)|just (?:done|finish(?:ed)?|leave|left|did) (?:cxc|exams)|school (?:age|leavers?|pickney|youth|children)|(?:still|just) (?:in|inna|a|left|lef|out of|finish) school|fresh out of school|high school(?:ers?)?|cxc age',
  'born (?:in |after |from |since |inna )?20\\d\\d|birth ?year 20\\d\\d|20(?:0[6-9]|1\\d) (?:or|and|to) (?:after|later|up|younger|20(?:0[6-9]|1\\d))|20(?:0[6-9]|1\\d) bab(?:y|ies)',
  '(?:big people|voting|legal|drinking|consent|adult|tender|pickney) age|short of (?:voting|18|adult|big)|under ?age|minors?|teens?|teen ?age(?:rs?|d)?|(?:turn|reach|turning|before|under|below|near|nearly|almost|not yet) 1[5-8]|sweet 1[4-7]|(?:younger|fresher) the better|(?:not|no) older than (?:1\\d|20)|not (?:yet |long )?(?:reach|turn|grown)|just (?:grown|turn(?:ed)?)',
  '(?<!\\d )1[3-7](?! (?:hours?|hrs?|minutes?|people|persons|days?|weeks?|months?|am|pm|a m|p m|km|lbs?|pounds|per|a|an|each|\\d|students|positions?|stores?|stalls?|rooms?|boxes|of))',
)
/** Both sexes, or children whose coach the applicant helps. */
const notApplicants = new RegExp(
  `\\b${sex} (?:and|or|n) (?:young )?${sex}\\b|\\b(?:football|netball|cricket|matches|league|camp|coach|choir)\\b`,
)

// Proof of identity, or access to an account.
const proof =
  '(?:trn|tax(?: ?payer)?(?: registration)? (?:number|id|card|no)|9 digit|nis(?: number| card| no)?|passports?|birth (?:certificate|cert|paper|papers)|(?:[a-z]{1,20} )?acc(?:oun)?t (?:number|no|details|info)|bank(?:ing)? (?:details|info|information|book|card|account|log ?in|password|statement)|debit card|credit card|atm card|card (?:number|details|pin|info)|long number|16 digit|(?:3|4) (?:numbers? |digits? )?(?:behind|(?:on|pon|at) (?:di |the )?back)|cvv|pin(?: number| code)?|online banking|maiden name|(?:national |voters? |school |driver?s? )?id(?: card)?(?! badge)|(?:banking|bank) app|date of birth|driver?s? licen[cs]e|social security(?: number)?|ssn)'
const yourProof = any(
  `${your}${gap(4)} ${proof}`,
  `(?:copy|copies|picture|pictures|photo|pic|pics|scan|front|back|page) (?:of|pon|from)${gap(2)} ${proof}`,
  '(?:trn|bank details|account number|card number|card details|online banking|maiden name|cvv|long number|pin (?:number|code|and))(?! of customers?)',
)
const handsOver =
  'send[a-z]{0,3}|snap|attach[a-z]{0,3}|upload|put|tell|type|include|provide|give|gi|text|submit|scan|photograph|need|want|require|share|forward|drop|email|write|reply|message|needed|requested|fill (?:in|out)|enter|show|tek a (?:pic|picture|photo)|take a (?:pic|picture|photo)|must have|haffi have'
const beforeOffer = any(
  '(?:to |when (?:you|yuh) |as (?:you|yuh) |yuh |you |can )?apply|applying|applications?|short ?list(?:ed|ing)?|cover (?:note|letter)|cv|resume',
  `(?<!not )before(?: (?:we|you|yuh|di|the|any|an|a|wi)){0,2} (?:interview[a-z]{0,3}|chat|talk|call|hire|start|reply|offer|meet|move|training|first day|contract|reason|link|go)|first step|(?:right |same )?now|same time|today|up ?front|to (?:get started|begin|register|proceed|secure|verify|confirm|sign up|be considered)|verify|verification|background check|in advance|first thing|interview`,
)
const afterOffer =
  /\b(?:(?:after|once|when|until|till|only if) (?:you |yuh |u |we |are |is |have |been |get |a |an |the ){0,4}(?:hired|employed|accepted|sign|signed|start|started|offer|offered|selected|job|contract)|first day|1st day|on arrival at work)\b(?![a-z0-9 ]{0,60}(?<!not )\bbefore (?:interview|we)\b)/

// Other people's money and goods in the applicant's name.
const value =
  'moneys?|monies|funds|cash|payments?|transfers?|remittances?|winnings|prizes?|parcels?|packages?|box(?:es)?|barrels?|envelopes?'
const wage =
  /\b(?:pay|paid|salary|salaries|wages?|stipend|earnings) (?:[a-z]{1,20} ){0,5}(?:to|into|in|inna|by|through)\b/
const throughYou = `${your} (?:own |personal |bank |home |very ){0,3}(?:acc(?:oun)?t|address|name|id|trn|lynk|wallet|bank book|cash ?app|zelle|pay ?pal|(?:debit|bank|visa|ncb|scotia|jn) card|gate|house|home|yard|door ?step)`
const moves =
  'receive[a-z]{0,1}|receiving|collect|accept|come|comes|coming|drops?|send|sends|deposit[a-z]{0,2}|transfer|lodge[a-z]{0,1}|land|hold|post|ship|re ?ship|mail|forward|cash ?out|hand it|pass on|withdraw[a-z]{0,3}'

// Travel arranged by somebody else.
const abroad =
  'foreign|overseas|abroad|dubai|nassau|miami|new york|brooklyn|bronx|canada|toronto|england|london|usa|u s a|the states|america|bahamas|cayman|turks|trinidad|tobago|antigua|barbados|st (?:lucia|maarten|martin|kitts)|bermuda|aruba|curacao|guyana|suriname|panama|mexico|turkey|china|japan|thailand|qatar|africa|ghana|nigeria|florida|texas|europe|germany|spain|cruise ships?'
const passage =
  'flights?|fly|flying|flown|plane|planes|air ?fare|plane tickets?|visas?|immigration|travel papers|travel documents|di papers|the papers|work papers|1 way|passage|(?:buy|send|pay for|cover) (?:the|di|your|yuh|a) tickets?'
const arranged =
  'sort(?:ed)?(?: out)?|cover(?:ed)?|handled?|paid|arranged?|provided?|included|on us|pon we|taken care of|tek care of|fix(?:ed)?(?: up)?|send|buy|bought|ready|free|ministry|process(?:ed)?|fast ?track(?:ed)?|pay (?:it )?back'
const othersTravel =
  /\b(?:clients?|customers?|guests?|passengers?|travellers?|members?|visitors?|tourists?|no travel|local job)\b/

// Pictures and the body.
const pictures =
  'photos?|fotos?|pics?|pictures?|selfies?|shots|snaps|videos?|camera(?: ?man)?|clips?|footage|poses?|posing'
const bare =
  'swim(?:ming)? (?:collection|line|wear|suits?|pieces|shoots?)|swim ?wear|beach (?:line|wear|clothes|body)|wear (?:at|to|a|pon|inna)(?: (?:a|the|di)){0,1} (?:river|beach|pool)|tight(?: [a-z]{1,20}){0,2} (?:clothes|shorts|pants|dress|top|outfit)|likkle clothes|lickle clothes|figure|curves?|body|bikini|underwear|front and back|(?:front|side|back) (?:view|angle)|(?:light|summer|small|skimpy) (?:summer )?(?:pieces|outfits?)|costume small|private set|head to toe|whole self|all of (?:you|yuh)|fitted (?:clothes|jeans|top)|no filter|(?:of )?(?:you|yuh) danc[a-z]{0,4}|turn around|twirl|see through|mesh top|sheer|leggings|shorts'

/** For a business's own postings only: a feed is written for adults all over the world. */
export const ideas: readonly Idea[] = [
  { flag: 'private-home', parts: [any(child, elder, caredFor), any(night)], within: 120 },
  {
    flag: 'private-home',
    parts: [any(child, elder, caredFor, housework), any(bed)],
    within: 160,
    unless: /\bno (?:live in|overnight|1 sleeps)\b/,
  },
  { flag: 'looks', parts: [oneSex, young], within: 60, unless: notApplicants },
  {
    flag: 'papers',
    parts: [yourProof, any(handsOver), beforeOffer],
    within: 90,
    unless: afterOffer,
  },
  { flag: 'papers', parts: [yourProof, any(handsOver)], within: 40, unless: afterOffer },
  {
    flag: 'bank-account',
    parts: [any(throughYou), any(value, 'people', '(?:we|dem|they) send'), any(moves)],
    within: 60,
    unless: wage,
  },
  {
    flag: 'bank-account',
    parts: [
      any(`(?:a|an|${your}|old|spare|unused|bank)(?: bank)? acc(?:oun)?ts?`),
      any(
        'rent (?:it|out|from you|your|yuh)',
        'lend',
        'borrow',
        '(?:nah|not|dont|never|no|nuh) (?:use|using)',
      ),
    ],
    within: 60,
  },
  {
    flag: 'secrecy',
    parts: [any(passage), any(arranged)],
    within: 45,
    unless: othersTravel,
  },
  {
    flag: 'secrecy',
    parts: [any(abroad), any(passage, 'papers', 'ship yuh', 'send yuh', 'boss', 'ministry')],
    within: 60,
    unless: othersTravel,
  },
  {
    flag: 'bank-account',
    parts: [
      any(
        '(?:keep|tek|take) (?:\\d{1,2}|(?:a|your|yuh) (?:cut|share|slice|piece|commission))',
        `${your} (?:cut|percent[a-z]{0,3})`,
      ),
      any(
        'withdraw',
        'pass (?:on|it|the|di)',
        'forward',
        'transfer',
        '(?:we|dem|they) send',
        'bring (?:back|we|us) the',
      ),
    ],
    within: 80,
    unless: /\btips\b/,
  },
  { flag: 'looks', parts: [any(pictures), any(bare)], within: 70 },
  {
    flag: 'fee',
    parts: [
      any(
        `(?:to|fi) (?:hold|secure|lock|reserve|save|book|guarantee|unlock|activate|access)${gap(2)} (?:space|spot|slot|place|seat|job|position|dashboard|portal|interview|training)`,
      ),
      any(
        'send',
        'lodge',
        'top ?up',
        'credit',
        'contribution',
        'deposit',
        'transfer',
        'cash',
        'put',
        'money',
        'drop',
        'pay (?:a|the|di|only|just|\\d)',
        'bring \\d',
      ),
    ],
    within: 70,
  },
  {
    flag: 'fee',
    parts: [
      any(
        'uniforms?',
        'shirts?',
        'caps?',
        'badges?',
        'vests?',
        'kits?',
        'boots',
        'aprons?',
        'materials?',
        'manuals?',
        'books?',
        'tools?',
      ),
      any(
        `(?:haffi|must|have to|has to|need to|needs to|required to|yuh fi|you)(?: get)? (?:buy|purchase|pay for)`,
        `(?:buy|bought|buys|purchase[a-z]{0,1}|get)(?: it| them| dem| yours)? (?:from|off|through) (?:we|us|wi|di|the (?:company|supervisor|agency|office)|me|mi)`,
        `at ${your} (?:own )?(?:cost|expense)`,
      ),
    ],
    within: 40,
    unless: /\bcustomers?\b/,
  },
]
