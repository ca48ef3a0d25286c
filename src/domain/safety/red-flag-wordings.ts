import { advanceWordings, passedOnWordings } from './red-flag-advance-wordings.ts'
import { ownWordings } from './red-flag-own-wordings.ts'
import type { RedFlag } from './red-flags.ts'

export interface Wording {
  flag: RedFlag
  pattern: RegExp
  /** Raised only for what a business writes on Upful; an opening from a feed has its own page. */
  ownOnly?: true
}

/*
 * Patterns for a text of folded words: lower case, one space between words, no punctuation, numbers as
 * digits. Every repetition is bounded. A space in a pattern is the space between two words.
 */
const words = (most: number) => `(?: [a-z0-9]{1,40}){0,${most}}`

function each(
  flag: RedFlag,
  patterns: readonly string[],
  more: { ownOnly?: true } = {},
): Wording[] {
  return patterns.map((pattern) => ({
    flag,
    pattern: new RegExp(`\\b(?:${pattern})\\b`, 'g'),
    ...more,
  }))
}

const your = '(?:your|ur|yuh|yu|you|their|a|the|di|an|own|personal|full)'
const us = '(?:me|mi|us|wi|him|her|di boss|the boss|boss|boss man|bossman|mr|mrs|ms|miss|miss lady)'

// Money that the applicant pays.
const feeFor =
  '(?:application|applicant|applying|processing|process|registration|registering|register|reg|regist|registry|enrol[a-z]{0,20}|sign up|signup|joining|join|training|trainee|admin[a-z]{0,20}|visa|uniform|kit|starter|starter kit|medical|security|background|background check|check|police record|placement|interview|refundable|recruitment|recruiter|onboarding|activation|clearance|commitment|booking|reservation|holding|slot|spot|insurance|upfront|up front|advance|entry|entrance|start up|startup|paper ?work|documents?|file|form|forms|id|badge|permit|material|materials|equipment|shipping|courier|connection|access|membership|agency|agent|service|handling|legal|embassy|flight|one time|1 time|small|lickle|likkle|little|mandatory|compulsory|non refundable|test|exam|course|certificate|certification|orientation|verification|approval|release|transfer|customs|stamp)'
const surelyFee = '(?:fees?|feez|fe+s?|deposits?|down ?payments?)'
const money = `(?:${surelyFee}|payments?|charges?|costs?|money|cash|dues|contribution|funds|amount|price)`
const fee = [
  // A separate word or a compound: "trainee cafe" does not contain a fee.
  `${feeFor}(?: [a-z]{1,30} | )?${surelyFee}`,
  `(?:application|registration|register|reg|enrol[a-z]{0,20}|sign up|joining|join|training|uniform|starter kit|background check|placement|interview|upfront|up front|advance|activation|(?<!what (?:a |the |your )?)visa|refundable|onboarding|start up|medical|slot|commitment) ${money}`,
  `(?:a|1|one time|small|only|lickle|likkle|little|di|refundable|mandatory|required|upfront) (?:[a-z]{1,30} )?${surelyFee}(?: (?:of|is|applies|required|due|must|needed|to)| \\d)`,
  `fees?${words(4)} (?:j |jm |us |usd |jmd )?\\d{3,9}`,
  `\\d{3,9}(?: dollars?| jmd| usd| j| us)? (?:[a-z]{1,30} ){0,3}fees?`,
  `fees? (?:is |are |will be |must be |to be |has to be )?(?:required|payable|due|applies|apply|needed|compulsory|mandatory|paid|collected)`,
  // "We pay 20000 a week" is a wage.
  `(?<!(?:we|who|well|will|company|employer|job|jobs|also|that|they|it|can|role|position|work) (?:will |shall |also )?)(?<!we )(?:pay|send|transfer|wire|deposit|remit|forward|lodge|recharge|top ?up|load|put down|put up|cash ?app|zelle|invest|bring|carry|drop|contribute|hand over)(?: (?:us|me|mi|we|wi|a|di|the|an|your|yuh|only|just|jus|small|lickle|likkle|in|down|first|over|of|up|with|j|ja|jm|jmd|usd|usdt|cash|money|about|like|him|her)){0,5} \\d{2,9}(?! ?(?:a|an|per|each|every|to \\d{1,12}|hourly|daily|weekly|fortnightly|monthly|people|persons|boxes|bags|items|trays|copies|years|hours|minutes|lbs?|pounds|kg|words|students|children|customers|guests|references|passport|cvs?|subjects|cxcs?|passes|photos?|pictures?|pics?) ?)`,
  `(?<!\\d )\\d{3,9}(?: (?:dollars?|jmd|usd|usdt|j|us))?(?! (?:a|per|an|each|every) )(?: [a-z]{1,30}){0,3} (?:upfront|up front|in advance|before (?:you )?(?:start|begin|work|interview|training|join)|to (?:register|secure|hold|book|reserve|apply|join|enrol|sign up|activate|lock))`,
  `(?:pay|send|deposit|bring|carry|give|transfer)(?: (?:a|the|di|your|yuh|an|us|me|mi|small|one time|upfront|in|some|lickle|likkle|down)){0,4} (?:fee|fees|deposit|registration|processing|money|monies|cash|payment|down ?payment|coins|dollars|funds)`,
  `(?:pay|paying|payment|money|cash|invest|investment|funds)(?: [a-z]{1,30})? (?:to|fi|for|before) (?:your |the |di |a |yuh |us |we )?(?:register|registration|apply|application|join|enrol|secure|start(?: work)?|begin|training|uniform|interview|kit|starter kit|medical|background|visa|placement|processing|slot|spot|materials?)`,
  `(?:buy|purchase|pay for|fund|finance)(?: (?:your|ur|yuh|the|di|a|own|first)){0,3} (?:starter|kit|training|uniforms?|package|sample|samples|slot|certificate|stock|background|police record|medical|visa|ticket|plane ticket|flight|equipment)`,
  `(?:pay|send|lodge|drop|bring|put|give|lef|leave)(?: [a-z]{1,30})? (?:a |di |down )?(?:small|smalls|lickle|likkle|little)(?: (?:ting|thing|change|money|something|sum|piece|cash))`,
  `(?:upfront|up front) (?:payment|fee|cost|money|cash|investment)`,
  `(?:it |just |only |jus )?costs?(?: (?:you|yuh|just|only|jus|is|a|j|us)){0,6} \\d{3,7} (?:to|for|fi)`,
  `(?:small|lickle|likkle|initial|little|minimum|start ?up|personal) (?:investment|capital|contribution|buy in|start ?up)`,
  `(?<!process |processes |handle |processing |give |giving )(?:fully |100 )?(?:refundable|refunded|reimbursed)(?! (?:expenses|travel|transport))${words(3)} (?:first|pay|salary|paycheck|deposit|start|later|after)`,
  // Payments that cannot be reversed.
  `(?:western ?union|money ?gram|remitly|ria)(?! (?:agents?|branch|branches|outlets?|office|location|counter|cashier|teller|transactions?|customers?|desk|services?|store))`,
  `bitcoins?|btc|crypto(?: ?currency| wallet| trading)?|usdt|usdc|ethereum|binance|zelle|cash ?app|venmo`,
  `(?<!(?:sell|sells|selling|stock|stocks|issue|our|activate)(?: [a-z]{1,20}){0,3} )(?:gift ?cards?|(?:itunes|steam|google play|apple) cards?)`,
  `(?:recharge|top ?up|load)${words(3)} (?:wallet|account|balance|credit|usd|phone credit)`,
  `(?:phone|call|digicel|flow) credit (?:to|for|fi|via)|(?:send|pay|buy)${words(3)} (?:phone|call|digicel|flow) credit`,
  `(?:pay|send|paid)${words(3)} (?:via|through|by|tru|with|on) (?:pay ?pal|lynk|wire|bank transfer|e ?transfer|wipay|crypto)`,
]

const papers = [
  `(?:send|submit|hand in|hand over|surrender|give|bring|hold|keep|collect|take|leave|text|forward)(?! (?:size|sized))${words(6)} passports?(?! (?:size|sized|photos?|pictures?|pics?))`,
  `passports? (?:will be|to be|is|are|must be|get) (?:held|kept|collected|taken|left)`,
  `(?:send|submit|text|whats ?app|forward|give|inbox|dm|share|upload)${words(6)} (?:trn|nis(?: number)?|bank (?:details|account|card|login|information|info)|account (?:number|details)|(?:debit|credit|bank|atm) card|pin(?: number)?|cvv|birth certificate|birth paper|online banking)`,
]

const bankAccount = [
  `(?:use|using|through|via|into|to|have|lend|borrow|need|rent)${words(1)} ${your} (?:own |personal |bank |ncb |scotia |jn ){0,6}account${words(8)} (?:transfer[a-z]{0,20}|receive|cash|payments?|clients?|withdraw|forward|money|funds)`,
  `(?:receive|cash|process|forward|reship|repackage)${words(6)} (?:payments?|cheques?|checks|packages|parcels|funds|money)${words(6)} (?:your (?:own |personal |bank ){0,6}account|your home|at home|your address|your house)`,
  `(?:rent|lend|borrow|use) (?:out )?(?:your|yuh) (?:bank )?account`,
  `(?:lead lists?|cash ?out|chopping|chop di line|scam[a-z]{0,20}|lottery winners?|sweepstakes?)(?! (?:free|prevention|awareness))(?<!not a scam)(?<!no scam)(?<!not scam)(?<!cashier cash ?out)`,
  `money (?:mule|transfer agent|runner|pick ?up)`,
]

// Bodies, sexes and ages.
const girls =
  '(?:girls?|gurls?|gyals?|gal|gals|females?|fem|ladies|lady|women|woman|chicks?|boys?|bwoys?|guys?|males?|youth man)'
const looks =
  '(?:attractive|pretty|good looking|goodlooking|sexy|slim|open minded|curvy|thick|petite|busty|light skin(?:ned)?|brown(?:ing| skin(?:ned)?)|fair (?:skin(?:ned)?|complexion)|hot|cute|handsome|gorgeous|shapely|fit body)'
const age = '(?:1[0-9]|2[0-9])'
const notAge =
  '(?! (?:hours?|hrs?|minutes?|people|persons|days?|weeks?|months?|am|pm|km|lbs?|per|a|an|each|students|children|kids|miles|percent|positions?|vacanc[a-z]{0,20}|openings?|spaces))'
const picture = 'photos?|fotos?|pics?|pictures?|pix|selfies?|snaps?|images?|videos?|head ?shots?'
const notOfYou =
  '(?! (?:of|from|to|for) (?!(?:you|u|ur|your|yourself|yuhself|yuh|self|body|face|legs|feet|figure|me|us|mi|apply|the boss)(?![a-z])))(?! (?:frames?|booth|shop|studio|editing))'
const lewd = [
  `${looks}${words(3)} ${girls}`,
  `${girls}${words(3)} (?:attractive|pretty|sexy|slim|open minded|curvy|good looking|petite|busty)`,
  `${age} (?:to |and |or |thru |through |till |up to )?${age}${notAge} ?(?:years? |yrs? |year |old |yo |y o |aged? |of age ){0,3}${words(2)} ?${girls}`,
  `${girls}${words(4)} ${age} (?:to |and |or |thru |through |till |up to )?${age}${notAge}`,
  `1[0-7]${words(1)} (?:years?|yrs?|yr|yo|y o|year)(?: olds?| of age)?${words(2)} ${girls}`,
  `(?:age|ages|aged|under|below|u)(?: of)? 1[0-8]${words(3)} ${girls}`,
  `${girls}${words(4)} (?:age|ages|aged|under|below|around|about|from)(?: of)? 1[0-8](?! (?:hours|hrs|minutes|people|am|pm))`,
  `${girls} 1[0-7]${notAge}(?: [a-z]{1,30})?|(?:f|m) 1[0-7](?: 1[0-9])?(?! (?:am|pm|hours))|1[0-7] ${girls}`,
  `${girls}${words(2)} 1[0-7] (?:years?|yrs?|yr|yo|y o|and up|plus|or over|up)`,
  `(?:school ?girls?|school ?boys?|teen(?:age|aged)? (?:girls?|gyals?|boys?|females?|ladies|models?)|young (?:girls?|gyals?|gals?|females?|boys?|bwoys?)|underage[a-z]{0,20}|under age|virgins?|barely legal|jail ?bait|lolita)`,
  `(?:full|whole|entire|half|upper) (?:length|body|figure) (?:photos?|pictures?|pics?|shots?|selfies?|videos?|images?)`,
  `(?:send|bring|upload|submit|share|attach|include|forward|drop|text|show|need|want|with)(?: (?:in|us|me|mi|a|an|some|2|3|one|couple|few|of|and|the|cv|resume|head|face|1)){0,6} (?:your|ur|yuh|yu|recent|clear|nice|full|current|selfie)(?: (?:recent|clear|nice|full|own|best|face|head|current|good|new|2|3|cv|resume|name|age|number|application|and|with|of|a|some)){0,5} (?:${picture})${notOfYou}`,
  `send (?:in |us |me |mi |some |a |2 |3 ){0,3}(?:${picture})${notOfYou}`,
  `(?:photos?|pics?|pictures?|selfies?|pix)(?: [a-z]{1,30}){0,2} (?:with|along with|and|in|inna) (?:your |the |yuh )?(?:application|resume|cv|message)`,
  `(?:photos?|pics?|pictures?|selfies?|videos?) of (?:you|u|ur|yourself|yuhself|yuh|your (?:body|self|face|figure|legs|feet))`,
  `(?:feet|foot|body|belly|bottom|booty|butt|breast|leg) (?:photos?|pics?|pictures?|shots?|modell?ing|content)`,
  `(?:in|wear|wearing|bring|model|modell?ing|pics?|photos?|pictures?|your|own|try on|trying on)${words(2)} (?:swim ?suits?|swim ?wear|bath(?:ing)? ?suits?|bikinis?|underwear|under ?garments?|lingerie|panty|panties|thongs?|shapewear|briefs)`,
  `bikinis?|lingerie|topless|nudes?|naked|shirtless|semi nude|only ?fans|web ?cam(?:ming)?(?= (?:model|girl|job|work|show|chat)[a-z]{0,20})|cam (?:girls?|models?|shows?)|happy ending`,
  `(?:new|fresh|pretty|young|cute) faces?|(?:test|private|free|paid|indoor|closed|bikini|body|glamour|swim|hotel) (?:photo ?)?shoots?`,
  `photo ?shoots?${words(6)} (?:new faces?|you|your|yourself|girls?|ladies|models?|females?|swim[a-z]{0,20}|teens?|boys?)|(?:girls?|ladies|females?|teens?|models?)${words(6)} photo ?shoots?`,
  `models? (?:needed|wanted|required|search|casting)|(?:become|be|work as|want to be) (?:a |an |our )?(?:[a-z]{1,30} )?model(?! (?:citizen|student|employee))|modell?ing (?:job|work|gig|agency|opportunity|contract|career|scout)s?|(?:teen|body|female|girl|glamour|bikini|swimsuit|nude|underwear) models?|model scout[a-z]{0,20}`,
  `(?:nice|good|clean|clear|great|hot|sexy|banging|coca cola) (?:body|bodies|shape|figure|looks)(?! (?:shop|work|repair))`,
  `(?:bust|waist|hips?|bra|cup|chest) (?:and|size|measurements?)|body (?:measurements?|type|size|count)|your (?:measurements|height and weight|weight and height)`,
  `massage(?! chairs?)[a-z]{0,20}(?! (?:therapist|therapy) (?:licen[a-z]{0,20}|certificat[a-z]{0,20}))|escorts?(?: service| agency| work| job| needed| wanted)|(?:female|male|girl|lady) escorts?|exotic danc[a-z]{0,20}|go ?go (?:danc[a-z]{0,20}|club|girls?)|strippers?|strip club|gentlem[ae]ns? club|lap danc[a-z]{0,20}|pole danc[a-z]{0,20}|sex[a-z]{0,20}(?<!sex)(?! (?:harassment|education|health|reproductive))|sugar (?:daddy|mummy|mommy|baby|babies)|adult (?:entertainment|content|films?|videos?|work|industry|dancers?)|private danc[a-z]{0,20}|(?:entertain|please|satisfy|accompany|keep)${words(2)} (?:men|gentlemen|male (?:guests|clients)|rich|vip (?:men|males)|older men|big man|tourist men|company on (?:trips|weekends))|companion(?:ship)? (?:for|to)${words(2)} (?:men|man|gentlem[ae]n|businessm[ae]n|male|boss|executive)`,
  `single (?:girls?|females?|ladies|women|lady|female)|no (?:boyfriend|man|husband|kids)|must not have (?:a )?(?:boyfriend|man)`,
]

const home =
  '(?:house|home|yard|yaad|yawd|apartment|apt|flat|bedroom|bed ?room|residence|villa|air ?bnb|gates?|living room|sofa|bed|crib|base|veranda|hotel room)'
const privateHome = [
  `(?:my|mi) (?:own )?place(?! of)`,
  `(?:my|mi|mah) (?:own |private |big |nice |mother |mothers |family )?${home}`,
  `(?:his|her|him|boss|bosses|boss man|bossman|managers?|owners?|mr [a-z]{1,30}|miss [a-z]{1,30}|mrs [a-z]{1,30})(?: own| private)? (?:house|home|yard|yaad|apartment|apt|residence|bedroom)`,
  `(?:come|visit|pass|stop|meet|link|reach|report|show up|interview|interviews?|training|work)${words(4)} (?:at|to|by|a|inna|in|from|pon) (?:our|wi|we|the|di|a) (?:private |family )?(?:house|yard|yaad|apartment|residence|bedroom|airbnb|motel)(?! (?:keeping|of|band|bound|hold|for))`,
  `(?:come|meet|interview|interviews?)${words(6)} (?:hotel rooms?|bedroom|motel|apartment|airbnb|short stay|private room)`,
  `(?:at|to|in|inside|from) (?:a |the |our |di |wi )?private (?:home|house|residence|villa|apartment|yard|room|party|parties|location|place)`,
  `(?:work|train|training|interviews?|interviewing|trial|meet|meeting)(?: [a-z]{1,30})? (?:is |are |will be |held |done |takes place ){0,6}(?:at|from|in|inna|a) (?:our|we|wi|the) (?:home|house|yard|yaad|apartment|residence)(?! (?:for|of|care|improvement|office))`,
  `(?:come|coming|bring|travel|arrive|report|show up|attend|reach) (?:[a-z]{1,30} ){0,2}(?:alone|by (?:yourself|yuhself|urself)|solo|unaccompanied|by your self)`,
  `(?:you|yuh|u) and (?:me|mi) alone|alone with (?:me|mi|him|the boss|di boss|the owner|boss)|just (?:me|mi|the 2 of us|you and me|me and you)|me and you alone`,
  `live ?ins?(?: (?:babysitt[a-z]{0,20}|helpers?|nann[a-z]{0,20}|maids?|house ?keepers?|care ?givers?|care ?takers?|nurses?|positions?|jobs?|work|help|domestics?|staff|aides?|companions?|only|required|needed|wanted|preferred|ok|role|basis|girls?|female|lady|au pair|and|with|at my|pay|salary|5|6|7))`,
  `(?:must|will|can|could|you|able to|willing to|haffi|fi|to|girl|lady|helper|babysitter) (?:stay|sleep|live|lodge|board) (?:with (?:me|mi|us|him|her|a|the|our|family|boss|owner)|in (?:the|my|our|di) (?:house|home|yard|premises|apartment)|over(?! the)|here|at (?:my|our|the) (?:house|home|yard|place)|on (?:the )?(?:premises|property|compound|site)|a di yard)`,
  `sleep(?:ing)? (?:over|in|here|quarters)(?! (?:the|kingston|st ))|(?:share|sharing) (?:my|a|the|mi) (?:room|bed|bedroom)|(?:free|own) (?:room|bed|place to (?:stay|sleep)|lodging)${words(3)} (?:my|our|the) (?:house|home|yard|family)|stay in (?:job|work|helper|nanny|babysitter|position)`,
]

const secrecy = [
  `(?:location|details|address|place|work)${words(4)} (?:disclosed|revealed|told|given|sent|shared|explained|discussed)${words(4)} (?:later|after|on arrival|upon|in person|in private|private|privately|when you (?:reach|come|arrive))`,
  `(?:travel|fly|leave) (?:today|tonight|tomorrow|immediately|this week|next week)`,
  `(?:dont|do not|doh|nuh|never|no need to|must not|cannot|cant|without) (?:you |yuh )?(?:tell(?:ing)?|bring(?:ing)?|carry|inform|involve|ask|let|mek|say)(?: [a-z]{1,30}){0,2}? (?:anyone|anybody|nobody|no 1|a soul|parents?|mother|father|mom|dad|mommy|mummy|mama|daddy|family|guardians?|friends?|police|teachers?|people)`,
  `tell (?:nobody|no 1|no one)|keep (?:it|this|dis) (?:secret|private|quiet|between|hush|low|to yourself|on the low)|between (?:us|me and you|you and me|mi and you)|(?:our|a|lickle|little) secret|hush hush|on the (?:low|down low|dl)`,
  `guaranteed (?:job|visa|income|approval)`,
  `(?:we|i|boss|company|he|they|ill|well|will|to) (?:will |can |shall |gonna |going to )?(?:fly|flying|ship) (?:you|u|yuh|yu|dem|girls|ladies)`,
  `(?:send|carry|bring|take|taking|sending) (?:you|u|yuh|yu|dem|girls|ladies)(?: [a-z]{1,30})? (?:overseas|abroad|foreign|to (?:dubai|nassau|miami|new york|canada|england|usa|the us|america|bahamas|cayman|turks|trinidad|antigua|aruba|curacao|mexico|turkey|china|thailand|africa|nigeria|london|florida|states))`,
  `(?:fly|flown|flying|flight|flights|ticket|tickets|plane ticket|airfare)(?: [a-z]{1,30}){0,3} (?:to )?(?:dubai|nassau|miami|new york|canada|england|usa|america|bahamas|cayman|turks|trinidad|antigua|aruba|curacao|mexico|turkey|thailand|foreign|overseas|abroad)`,
  `fly out|flown out|all expenses? paid (?:trip|travel|vacation|weekend)|(?:no|without) (?:visa|passport|papers) (?:needed|required|necessary)`,
  `(?<!(?:families|customers|guests|people|patrons|they) )(?:meet|interviews?|come|link)${words(4)} (?:tonight|at night|after dark|late at night|midnight|after (?:9|10|11|12) ?(?:pm)?)`,
]

// Own postings only: applications come through Upful.
const app =
  '(?:instagram|insta|facebook|face ?book|fb|messenger|tik ?tok|snap(?: ?chat)?|twitter|discord|skype|page|number|cell|digits|line|handle)'
const message = [
  `wh?at+s+ ?ap+s?|wat+s+ ?up(?: me)|what s ?app|wassap+|watsap+|whats up me|wap me|wapp|tele ?gra+m+|tele gram|t gram|viber|we ?chat|signal (?:app|me)|snap ?chat|ig|i g|imo(?= (?:me|app|number))|kik me|bbm|g ?mail`,
  `insta|fb|voice ?notes?`,
  `(?:dm|d m|dms|pm me|p m me|inbox (?:me|us|mi|for|to|only|now|di|the)|in box (?:me|us|mi))`,
  `(?:text|txt|message|messag[a-z]{0,20}|msg|link|call|ring|buzz|holla|holler|holla at|beep|ping|snap|hit|phone|add|email|e mail|mail|write|find|follow|dm|reach) (?:up )?(?:${us})(?! (?:stores?|customers?|team))`,
  `(?:dm|inbox|message|msg|text|link|add|find|follow|check|hit|reach|contact|write|call|holla|send|apply|search|look|slide|join|get|catch|see)(?: (?:me|us|mi|we|wi|him|her|our|my|the|di|boss|manager|on|via|through|thru|tru|at|in|pon|a|up|out|into|for|message|messages|cv|resume|to|it)){1,6} ${app}(?! (?:pages? for|posts?|shop|ads?|content|store|marketing))`,
  `(?:my|mi|our|her|his|boss|the) (?:number|cell|cell ?phone|digits|handle|email|e mail|insta|instagram|fb|snap) (?:is|a|below|on)`,
  `(?:insta(?:gram)?|facebook|fb|tiktok|tik tok|snap|twitter|handle|user ?name) (?:is|name|handle|me|us|user ?name|at (?!least))`,
  `(?:number|contact|link|info) (?:is )?(?:in|inna|on) (?:my|mi|the|our|di) (?:bio|profile|picture|logo|page|flyer|comments?)|search (?:for )?(?:me|us|my name|our page|our name)(?: on)?|google (?:me|us|my name|our name)`,
]

export const wordings: readonly Wording[] = [
  ...each('fee', fee),
  ...each('fee', advanceWordings),
  ...each('bank-account', passedOnWordings),
  ...each('papers', papers),
  ...each('bank-account', bankAccount),
  ...each('looks', lewd),
  ...each('private-home', privateHome),
  ...each('secrecy', secrecy),
  ...each('contact', message, { ownOnly: true }),
  ...ownWordings.flatMap(([flag, patterns]) => each(flag, patterns, { ownOnly: true })),
]

/** Long words, also found after removing all spaces: "What. S. App". */
export interface SqueezedWording extends Wording {
  /** The usual spelling; the word rules have already checked that, including negations. */
  usual: RegExp
}

export const squeezedWordings: readonly SqueezedWording[] = [
  {
    flag: 'contact',
    ownOnly: true,
    pattern: /wh?at+[sz]+ap+|telegra+m(?!atic)|dotcom|atgmail|gmailcom|snapchat/g,
    usual: /^$/,
  },
  {
    flag: 'fee',
    pattern: /(?:registration|application|processing|training)fees?|westernunion|moneygram/g,
    usual: /^(?:[a-z]{1,30} fees?|western union|moneygram)$/,
  },
  {
    flag: 'private-home',
    pattern: /(?:tomy|atmy|inmy|inmi|tomi)(?:house|bedroom|yard|yaad)/g,
    usual: /^[a-z]{1,30} [a-z]{1,30} [a-z]{1,30}$/,
  },
]
