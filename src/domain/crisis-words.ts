/** What somebody may be telling: about ending or hurting themselves, about being hurt, about danger. */
export const crisisKinds = ['suicide', 'abuse', 'danger'] as const
export type CrisisKind = (typeof crisisKinds)[number]

/**
 * The first thing that is asked of any text meant for the advisor, before any model and without one.
 * English and Patois, typed in a hurry. It rather shows a help card too often than once too seldom,
 * but everyday talk ("this exam is killing me") passes.
 */
export function crisisIn(text: string): CrisisKind | null {
  const words = ` ${plainWords(text)} `
  return crisisKinds.find((kind) => patterns[kind].some((pattern) => pattern.test(words))) ?? null
}

/** Lower case letters with one space between words: accents, signs and look-alike digits are gone. */
function plainWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/['’‘`´]/g, '')
    .replace(/(?<=[a-z])[013457@$!](?=[a-z])|(?<=[a-z]{2})[013457@$](?![a-z\d])/g, letterLike)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/([a-z])\1{2,}/g, '$1')
    .replace(/(?<![a-z])(?:[a-z] ){3,}[a-z](?![a-z])/g, (spelled) => spelled.replaceAll(' ', ''))
    .trim()
}

function letterLike(sign: string): string {
  return { '0': 'o', '1': 'i', '!': 'i', '3': 'e', '4': 'a', '@': 'a', '5': 's', $: 's', '7': 't' }[
    sign
  ] as string
}

const self =
  '(?:my ?se?l+f?|mys[el]+f|myslef|mi ?self|miself|me ?self|mahself|him ?self|her ?self|har ?self|them ?sel(?:f|ves)|demself|imself)'
const want =
  '(?:want|wants|wanted|wnat|wanna|wana|wan|waan|waah|wah|wa|wish|need|(?:wo)?uld like|feel like|feel fi|think(?:ing)? (?:of|about|bout)|plan(?:ning)?|going|gonna|goin|guh|gwine|a go|ago|ready|try(?:ing)?|tried)'
const to =
  '(?: to| 2| fi| fe| just| jus| really| only| be| i| me| mi| was| were| could| would| did)*'
const not =
  '(?:dont|don t|do not|didnt|doh|nuh|no longer|nah|na|not|cant|can t|cannot|cyaan|cyan|cyah|caan)'
const kill = '(?:k[iy]l+|kyll|kll)'
const person =
  '(?:he|she|him|har|they|dem|dad|daddy|father|step ?father|step ?dad|puppa|papa|mom|mum|mother|mama|mumma|step ?mother|uncle|aunt|auntie|aunty|cousin|brother|granny|grandfather|grandpa|teacher|coach|pastor|boss|supervisor|boyfriend|girlfriend|man|husband|baby ?father|guardian|somebody|someone|neighbou?r)'
const life = '(?:(?:my|mi|me|m|this|dis|di|the) )?(?:own )?(?:life|lyfe|lif|living|livin|live)'
const game =
  '(?:domino\\w*|ludo|chess|football|fifa|cards?|maths?|class|track|basketball|netball|cricket|games?|(?:the|a|di|that|every) (?:race|game|match|exam|test|quiz|interview|finals?|vote|level))'

const patterns: Readonly<Record<CrisisKind, readonly RegExp[]>> = {
  suicide: [
    // Killing oneself, whoever it is about.
    one(`${kill}(?:s|ed)? ${self}(?! (?:laugh|wid laugh|with laugh))`),
    one(
      `${kill}in[g]? ${self}(?! (?:laugh|wid|with (?:work|laugh)|stud|work|trying|at (?:work|the gym)|over (?:this|the)|for (?:this|the|a)|to (?:finish|get|pass|meet|make)))`,
    ),
    one(`(?:hang|heng|hanging|drown|drowning|shoot|stab) ${self}`),
    one('unaliv\\w*'),
    one(
      '(?:su+[iy]?[cs]+[iy]+d+(?:e|al|le)?|suicid\\w*|suici?de?|sucid\\w*|suicd\\w*|suisid\\w*|soocide|suacide|sewerslide)(?! (?:squad|sprints?|drills?|runs?|doors?|prevention|is the name))',
    ),
    one(`(?:${want}|just|might|should|ima|gonna)${to} kms`),
    /^ kms $/,
    // Hurting oneself on purpose.
    one(
      `(?:${want}|keep|kept|been|started?|urge|like)(?: \\w+)?(?: to| fi)? (?:hurt|hurting|harm|harming|cut|cutting|burn|burning) ${self}(?! some slack)`,
    ),
    one(
      `(?:hurt|hurting|harm|harming|cut|cutting|burn|burning) ${self} (?:on purpose|again|so|when (?:i|mi|me|im)(?: am| feel| is| get)? (?:sad|down|upset|stress\\w*|angry|alone|low)|to feel|at night|every|because|cause|fi feel)`,
    ),
    one('self ?har?m\\w*'),
    one('(?:slit|cut|cutting|slash) (?:my|mi|me) wrists?'),
    // Wanting to die.
    one(
      `(?:i|mi|me|im|a|just|really|only|still|do)(?: \\w+){0,2} (?:want|wants|wanted|wnat|wanna|wana|wan|waan|waah|wah|wish|hope|(?:wo)?uld like|feel like|feel fi|ready|going|gonna|gwine|a go|plan\\w*)(?: \\w+)?${to} (?:die|dye|dead|ded|dedd|dieing|dying|not exist|disappear forever)(?! (?:laugh|of |wid|with (?:laugh|shame)|a (?:laugh|hungry)|fi (?:hungry|know|see)|to (?:know|see|hear|try)|happy|rich|knowing|empty|stock|line|lift|weight|for (?:a|this|some)|from (?:laugh|embarrass|shame|boredom)|out here|hair|on (?:stage|camera)))`,
    ),
    one(
      '(?:rather|prefer) (?:to )?(?:be )?(?:dead|die than (?:go|be|stay|live) (?:back )?(?:home|there|here|with|alive))',
    ),
    one(
      'wish (?:i|me|mi) (?:was|were|did|neva|never|wasnt|wasn t|had never|had neva) (?:dead|been born|born|never born|neva born|alive|gone)',
    ),
    one(
      '(?:be |being )?bet+er off (?:dead|if (?:i|mi|me) (?:die|dead|was|were|neva|never|gone|leave)|with ?out (?:me|mi)|wid ?out (?:me|mi))',
    ),
    one(
      '(?:nobody|no one|no body|who|none a dem)(?: \\w+){0,2} (?:care|miss|notice|cry)(?: \\w+)? (?:if|when) (?:i|mi|me)(?: was| were| just| is)? (?:die|died|dead|gone|disappear\\w*)',
    ),
    // Not wanting to live.
    one(
      `${not}(?: even| really| longer| see| find)*(?: want| wanna| waan| wan| waah| wah| wish| feel like| feel fi| a reason| reason| no reason)?(?: to| 2| fi| fe)+ (?:live|exist|be alive|go on living)(?! (?:in|on|at|with|wid|near|abroad|far|off|alone|by|under|from|outside|a (?:foreign|kingston|town|country)|here|there|dere|yah|inna|pan|without|widout|up to))`,
    ),
    one(
      `${not}(?: even| really)* (?:want|wanna|wana|wan|waan|waah|wah)(?: to| fi)? (?:live|exist|be alive)(?! (?:in|on|at|with|wid|near|abroad|far|off|alone|by|under|from|outside|a (?:foreign|kingston|town|country)|here|there|dere|yah|inna|pan|without|widout|up to))`,
    ),
    one(
      `${not}(?: even| really)* (?:want|wanna|wan|waan|waah|wah)(?: to| fi)? (?:wake up(?: again| anymore| no more| tomorrow(?! (?:early|at))| ever| $|$)|be here (?:any ?more|no more|nuh more)|deh (?:yah|ya|here|bout)(?: again| nuh more| no more)?)`,
    ),
    one(
      `${not} (?:tek|take|bear|manage|do|handle) (?:di |the |this |dis )?life(?! (?:skills|science|insurance))`,
    ),
    one(
      `${not} go on (?:any ?more|like this|living|livin|wid life|with life|nuh more|no more|so again)`,
    ),
    one(
      `(?:tired|tyad|taiad|sick|fed up|done|through|finish(?:ed)?|give up|giving up|gave up) (?:of|a|ah|with|wid|fi|from|on|inna) ${life}(?! (?:science|skills|insurance|in |at |with|wid|orientation|lessons?|hacks|coach|like a|out of|so far|paycheck))`,
    ),
    one('(?:tired|sick) of being alive'),
    one(
      '(?:no|nothing|nutn|nutten|nuttin|not a|nuh)(?: \\w+)?(?: reason| point| sense)?(?: left)? (?:to|fi|in|of|a) (?:live|living|livin|being alive)(?: for| fa| fah| nuh more| again)?(?! (?:in|at|with|near|abroad|on) )',
    ),
    one(
      'life(?: is| is just| just)? (?:not|nuh|no|aint|isnt|isn t|neva|pointless|meaningless)(?: even)?(?: have)? ?(?:worth|mek sense|make sense|(?<=less) )(?: it| living| livin| nutn)?',
    ),
    one('(?:end|ending|finish) (?:it all|(?:my|mi|me) (?:own )?life|everything tonight)'),
    one(
      '(?:take|taking|tek|tekkin|took) (?:my|mi|me) (?:own )?life(?! (?:to|in |seriously|back|forward|into|and|one|further|online|story|so|as|for|step))',
    ),
    // Ways.
    one(
      '(?:want|wanna|waan|going|gonna|plan\\w*|tried|try|trying|think\\w*|took|take|taking|tek)(?: \\w+){0,3} (?:overdos\\w*|over dose)',
    ),
    one(
      '(?:drink|drank|drinking|swallow\\w*|tek|take|took)(?: \\w+){0,3} (?:bleach|gramoxone|poison|rat bait|weed ?killer|all (?:the|my|mi|di|a di|of my) (?:pills|tablets|meds|medication))',
    ),
    one(
      '(?:want|wanna|waan|going|gonna|plan\\w*|think\\w*|feel like)(?: \\w+){0,3} jump(?:ing)? (?:off|from|in front|infront)(?: of| a| a di)?',
    ),
    one('suicid\\w* (?:note|letter)|my last (?:note|letter) to'),
  ],
  abuse: [
    one(
      `${person}(?: \\w+){0,2} (?:beat|beats|beating|beatin|hit|hits|hitting|hittin|slap|slaps|punch\\w*|kick\\w*|chok\\w*|burn\\w*|abus\\w*|box|boxes|lick|tump|lash\\w*)(?: up| dung)? (?:me|mi)(?: up)?(?! (?:in |at |inna )?${game}| to (?:it|the|di)| by \\d| up (?:on|for|when|about|later|wid di)|(?: up)? with (?:a |an |the |some )?(?:\\w+ )?(?:quiz|question|questions|news|idea|deadline|homework|surprise|bill|workload)| on (?:whatsapp|insta|the cell|mi cell))`,
    ),
    one(
      '(?:being|been|getting|get|was|am|keep getting|always get) (?:sexually |physically )?(?:abused?|raped?|molest\\w*|assaulted|beaten|beat up)(?! (?:in |at )?(?:football|the game|the race|by (?:the )?(?:other )?team))',
    ),
    one('(?:abus(?:e|es|ed|ing|in)|molest\\w*|assault(?:ed|s|ing)?|rap(?:e|ed|ing)) (?:me|mi)'),
    one('(?:i|mi|me) (?:was|get|got|been) rape?d?'),
    one(
      `${person}(?: \\w+){0,3} (?:touch|touches|touching|touchin|feel up|feeling up|feels up|rub up|grope\\w*|kiss\\w*)(?: up)? (?:me|mi|my|on me|pan mi)(?! (?:heart|hand up|with (?:her|his|their) (?:story|words)|base|hair))`,
    ),
    one('touch\\w* (?:my|mi|me) (?:private\\w*|breast|body|chest|down there|inappropriate\\w*)'),
    one(
      '(?:forc\\w*|mek|make|made|making)(?: \\w+)? (?:himself on|herself on|(?:me|mi) (?:to )?(?:have sex|sleep wid|sleep with|touch|do sexual|do nasty|do tings i|do things i))',
    ),
    one(
      '(?:threaten\\w*|blackmail\\w*|seh|say|says|going|a go|will|want)(?: \\w+){0,4} (?:post|share|leak|send|show|release)(?: out)?(?: \\w+){0,2} (?:nudes?|naked|(?:my|mi) (?:pics?|pictures?|photos?|videos?))(?: online)?(?! (?:to the|for the) (?:job|portfolio|application))',
    ),
    one(
      '(?:sends?|sending|ask\\w*|want\\w*|beg\\w*)(?: \\w+){0,3} (?:nudes|naked (?:pics?|pictures?|photos?))',
    ),
    one(
      '(?:afraid|scared|fraid|frighten\\w*|terrified|dont want|nuh waan|not safe)(?: \\w+)? (?:to|fi|at|a) (?:go |come |be |stay )?(?:home|my house|mi yard|yard)(?: because| cause| when)? ?(?:of |a )?(?:him|my|mi|he|she|dem|they|dad|father|mom|mother|uncle|step|$)',
    ),
    one(
      '(?:not|nuh|dont feel|never feel|isnt|aint)(?: feel)? safe (?:at|a|inna|in) (?:home|yard|mi yard|my house|mi house|my home)',
    ),
  ],
  danger: [
    one(
      `(?:${person}|agent|employer|recruiter|company)(?: \\w+){0,2} (?:took|take|tek|tekk?|taken|hold|holding|holds|keep|keeping|keeps|kept|seize\\w*|lock up)(?: away| weh)? (?:my|mi) (?:passport|papers|id card)(?! (?:photo|picture|size|to the|so))`,
    ),
    one(
      '(?:wont|won t|nah|refuse to|not|wouldnt) give (?:me |mi )?back (?:my|mi) (?:passport|papers)',
    ),
    one(
      `(?:${person}|employer|agent)(?: \\w+)? (?:wont|won t|nah|not|refuse to|dont|nuh)(?: \\w+)? (?:let|mek|make|allow) (?:me|mi) (?:to )?(?:leave|go home|go out|call (?:my|mi|home))(?! (?:work|early|the (?:group|team|class|meeting|chat|course)|to (?:class|the)))`,
    ),
    one(
      '(?:forc\\w*|mek|making|made|make) (?:me|mi) (?:to |into |fi )?(?:sell (?:my|mi) body|sell drugs|prostitut\\w*|sex work|strip|sleep (?:with|wid))',
    ),
    one('(?:selling|sell) (?:my|mi) body'),
    one(
      `(?:threaten\\w*|swear|said|say|says|seh|tell (?:me|mi))(?: \\w+){0,4} (?:${kill}|shoot|stab|murder|chop)(?: up)? (?:me|mi|us|we)(?! (?:with|wid) (?:work|homework|laugh))`,
    ),
    one(
      `(?:someone|somebody|man|dem|they|he|him|gunman|gang|boyfriend|stepfather|step ?dad|husband|baby ?father)(?: \\w+)? (?:want|wants|trying|try|waan|wan|wah)(?: to| fi)? (?:${kill}|shoot|stab|murder) (?:me|mi)(?! (?:with|wid|if|for|because|over) )`,
    ),
    one(
      '(?:gun|knife|machete|cutlass)(?: \\w+)? (?:to|at|pan|on) (?:my|mi) (?:head|neck|throat|face)',
    ),
    one(
      `(?:i|mi|me|im)(?: \\w+)? (?:want|wanna|waan|wan|wah|going|gonna|gwine|a go|ago|plan\\w*|ready)(?: to| fi| 2| go)* (?:${kill}|stab|shoot|murder|chop)(?: up)? (?:him|har|her|them|dem|everybody|everyone|(?:my|mi) (?:mother|father|mom|mum|dad|step ?father|step ?dad|boss|teacher|brother|sister|boyfriend|girlfriend|baby ?father|ex)|(?:the|di|dat|that) (?:man|bwoy|boy|girl|gyal))(?! (?:with (?:my|a|the)|in (?:the|a) (?:game|race|match)|a (?:text|message|photo|pic)|some|an? (?:email|video)))`,
    ),
    one(
      '(?:is|was|being|been|get|got) traffick\\w*(?! (?:jam|light))|traffick(?:ed|ing) (?:me|mi)',
    ),
  ],
}

function one(pattern: string): RegExp {
  return new RegExp(`(?<=^| )(?:${pattern})(?= |$)`)
}
