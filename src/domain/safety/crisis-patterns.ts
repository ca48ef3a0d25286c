import { adultPatterns, weaponPatterns } from './crisis-adult-patterns.ts'
import { bladePatterns } from './crisis-blade-patterns.ts'
import { hopelessPatterns } from './crisis-hopeless-patterns.ts'
import { elsewhere, noBlow, not } from './crisis-phrases.ts'
import { roofPatterns } from './crisis-roof-patterns.ts'
import { saying as one } from './crisis-text.ts'
import type { CrisisKind } from './crisis-words.ts'

const self =
  '(?:my ?se?l+f?|mys[el]+f|myslef|mi ?self|miself|me ?self|mahself|him ?self|her ?self|har ?self|them ?sel(?:f|ves)|demself|imself)'
const want =
  '(?:want|wants|wanted|wnat|wanna|wana|wan|waan|waah|wah|wa|wish|need|(?:wo)?uld like|feel like|feel fi|think(?:ing)? (?:of|about|bout)|plan(?:ning)?|going|gonna|goin|guh|gwine|a go|ago|ready|try(?:ing)?|tried)'
const to =
  '(?: to| 2| fi| fe| just| jus| really| only| be| i| me| mi| was| were| could| would| did)*'
const kill = '(?:k[iy]l+|kyll|kll)'
const person =
  '(?:he|she|him|har|they|dem|dad|daddy|father|fath?ers?|fa+d+ah?|step ?fath?er|step ?fa+d+ah?|step ?dad(?:dy)?|puppa|papa|mom+(?:y|ie)?|mum+(?:y|ie)?|mother|ma+d+ah?|mama|mumma|step ?mother|step ?ma+d+ah?|uncle|unc|aunt|auntie|aunty|cousin|brother|bredda|sister|grand ?mother|granny|grandma|grandfather|grandpa|teacher|tutor|principal|guidance counsell?or|coach|mentor|pastor|bishop|deacon|boss|manager|supervisor|landlord|driver|taxi ?man|police(?: ?man)?|boyfriend|girlfriend|man|husband|baby ?father|guardian|friend|somebody|someone|neighbou?r|guy|bwoy|boy)'
const life = '(?:(?:my|mi|me|m|this|dis|di|the) )?(?:own )?(?:life|lyfe|lif|living|livin|live)'
const game =
  '(?:domino\\w*|ludo|chess|football|fifa|cards?|maths?|class|track|basketball|netball|cricket|games?|(?:the|a|di|that|every) (?:race|game|match|exam|test|quiz|interview|finals?|vote|level))'

/** In English and Patois, by kind. They match words normalized by `plainWords`. */
export const crisisPatterns: Readonly<Record<CrisisKind, readonly RegExp[]>> = {
  suicide: [
    // Suicide, of the writer or of somebody they write about.
    one(`${kill}(?:s|ed)? ${self}(?! (?:laugh|wid laugh|with laugh))`),
    one(
      `${kill}in[g]? ${self}(?! (?:laugh|wid|with (?:work|laugh)|stud|work|trying|at (?:work|the gym)|over (?:this|the)|for (?:this|the|a)|to (?:finish|get|pass|meet|make)))`,
    ),
    one(`(?:hang|heng|hanging|drown|drowning|shoot|stab) ${self}`),
    one('unaliv\\w*'),
    one(
      '(?:su+[iy]?[cs]+[iy]+d+(?:e|al|le)?|suicid\\w*|suici?de?|sucid\\w*|suicd\\w*|suisid\\w*|soocide|suacide|sewerslide)(?! (?:squad|counsel\\w*|awareness|sprints?|drills?|runs?|doors?|prevention|is the name))',
    ),
    one(`(?:${want}|just|might|should|ima|gonna)${to} kms`),
    /^ kms $/,
    one('kms (?:fr|for real|rn|right now|tonight|today|now|asap|this time)'),
    // Hurting oneself on purpose.
    one(
      `(?:${want}|keep|kept|been|started?|urge|like)(?: \\w+)?(?: to| fi)? (?:hurt|hurting|harm|harming|cut|cutting|burn|burning) ${self}(?! some slack)`,
    ),
    one(
      `(?:hurt|hurting|harm|harming|cut|cutting|burn|burning) ${self} (?:(?:\\w+ ){0,5}on purpose|again|so|when (?:i|mi|me|im)(?: am| feel| is| get)? (?:sad|down|upset|stress\\w*|angry|alone|low)|to feel|at night|every|because|cause|fi feel)`,
    ),
    one('self ?har?m\\w*'),
    one(
      '(?:slit|cut|cutting|slash) (?:my|mi|me) wrists?|(?:slit|slash|slice|slicing) (?:my|mi|me) (?:arms?|legs?|thighs?|skin)|scars? from(?: \\w+){0,2} cutting',
    ),
    one(
      '(?:cut|cuts|cutting|burn|bun|burning|scratch|scratching|slice|slicing)(?: up)? (?:my|mi|me) (?:arms?|hands?|legs?|thighs?|skin|body|tummy|belly)(?: dem)? (?:on purpose|again|every|fi feel|to feel|when (?:i|mi|me|im)(?: am| feel| is| get)? (?:sad|down|upset|stress\\w*|angry|vex|alone|low|lonely|hurt\\w*)|because (?:i|mi)(?: am| feel| is)? (?:sad|down|upset|angry|lonely))',
    ),
    ...bladePatterns(self),
    // Wanting to die.
    one(
      `(?:i|mi|me|im|a|just|really|only|still|do)(?: \\w+){0,2} (?:want|wants|wanted|wnat|wanna|wana|wan|waan|waah|wah|wish|hope|(?:wo)?uld like|feel like|feel fi|ready|going|gonna|gwine|a go|plan\\w*)(?: \\w+)?${to} (?:die|dye|dead|ded|dedd|dieing|dying|not exist|disappear forever)(?! (?:laugh|of |wid|with (?:laugh|shame)|a (?:laugh|hungry)|fi (?:hungry|know|see)|to (?:know|see|hear|try)|(?:my|mi) hair|happy|rich|knowing|empty|stock|line|lift|weight|for (?:a|this|some)|from (?:laugh|embarrass|shame|boredom)|out here|hair|on (?:stage|camera)))`,
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
      '(?:nobody|no one|no body|who|none a dem|anybody|anyone|any one)(?: \\w+){0,2} (?:care|miss|notice|cry)(?: \\w+)? (?:if|when) (?:i|mi|me)(?: was| were| just| is)? (?:die|died|dead|gone|disappear\\w*)(?! (?:early|late|to|a|from|home|before|on|out|for|inna)(?= |$))',
    ),
    // Not wanting to live.
    one(
      `${not}(?: even| really| longer| see| find)*(?: want| wanna| waan| wan| waah| wah| wish| feel like| feel fi| a reason| reason| no reason)?(?: to| 2| fi| fe)+ (?:live|exist|be alive|go on living)(?!${elsewhere})`,
    ),
    one(
      `${not}(?: even| really)* (?:want|wanna|wana|wan|waan|waah|wah)(?: to| fi)? (?:live|exist|be alive)(?!${elsewhere})`,
    ),
    one(
      `${not}(?: even| really)* (?:want|wanna|wan|waan|waah|wah)(?: to| fi)? (?:wake up(?: again| any ?more| no more| tomorrow(?! (?:early|at))| ever| $|$)|be here (?:any ?more|no more|nuh more)|deh (?:yah|ya|here|bout)(?! (?:so|a|pon|inna|ina|wid|with|at|till|until|all|when|fi|pan|by|tomorrow) )(?: again| nuh more| no more)?)`,
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
      `(?:no|nothing|nutn|nutten|nuttin|not a|nuh)(?: \\w+)?(?: reason| point| sense)?(?: left)? (?:to|fi|in|of|a) (?:live|living|livin|being alive)(?: for| fa| fah| nuh more| again)?(?!${elsewhere})`,
    ),
    one(
      'life(?: is| is just| just)? (?:not|nuh|no|aint|isnt|isn t|neva|pointless|meaningless)(?: even)?(?: have)? ?(?:worth|mek sense|make sense|(?<=less) )(?: it| living| livin| nutn)?',
    ),
    one(
      '(?:end|ending|finish) (?:it all|(?:my|mi|me) (?:own )?life|everything tonight)(?! (?:with (?:a|the|our|some)|on a|by (?:saying|showing|thanking)|there|here))',
    ),
    one(
      '(?:take|taking|tek|tekkin|took) (?:my|mi|me) (?:own )?life(?! (?:to|in |seriously|back|forward|into|and|one|further|online|story|so|as|for|step))',
    ),
    // Ways.
    one(
      '(?:want|wanna|waan|going|gonna|plan\\w*|tried|try|trying|think\\w*|took|take|taking|tek)(?: \\w+){0,3} (?:overdos\\w*|over dose)',
    ),
    one(
      '(?:drink|drank|drinking|swallow\\w*|tek|take|took|taking|tekkin|teking)(?: \\w+){0,3} (?:bleach|gramoxone|poison|rat bait|weed ?killer|all (?:the|my|mi|di|a di|of my)(?: \\w+){0,2} (?:pills|tablets|meds|medication|panadols?)(?! (?:to|from|out|back|like|as) ))',
    ),
    one(
      '(?:want|wanna|waan|wah|going|gonna|a go|ago|a guh|aguh|plan\\w*|think\\w*|feel like|feel fi)(?: \\w+){0,3} jump(?:ing)? (?:off|from|in front|infront)(?: of| a| a di)?(?! (?:the |a |my )?(?:career|corporate|band ?wagon|diving|high board|trampoline))',
    ),
    one('suicid\\w* (?:note|letter)|my last (?:note|letter) to'),
    // Not wanting to go on, in other words.
    one(
      `(?:${not}|no|nuh|never|neva|without|havent got|aint got)(?: \\w+){0,3} (?:reasons?|point|sense|strength|will|energy)(?: left)? (?:to|fi|in|of|a) (?:go on|going on|carry on|continue|live|living|be alive|be here|wake up|wake|stay alive)`,
    ),
    one(
      '(?:wish|want|hope|pray\\w*|waan|so|just|rather|like|sleep)(?: \\w+){0,3} (?:never|neva|not|nuh|didnt|dont|wouldnt)(?: \\w+){0,2} (?:wake|woke|wek) ?(?:up)?(?! (?:early|so early|late|at|for (?:school|work)))',
    ),
    one('(?:hate|hating|despise) (?:my|mi) (?:own )?life'),
    one(
      '(?:want|wants|wanted|waan|wah|wish|need)(?: \\w+){0,2} (?:it all|everything|evrything|di pain|the pain|this pain|my pain|mi pain|di hurt|the hurt)(?: \\w+)? (?:to|fi|just)? ?(?:stop|end|done|over|go away)',
    ),
    one(
      '(?:happier|better|easier|fine|alright)(?: off)?(?: \\w+){0,2} (?:if|when|once|without|widout)(?: it)? ?(?:i|me|mi)(?: (?:just|was|were|am|is|wasnt|werent|did|neva|never|not|nuh))* (?:gone|dead|die|died|not here|here|around|not around|disappear\\w*|alive|exist\\w*|born|no longer here|leave (?:this|di) (?:world|earth))',
    ),
    one(
      '(?:might as well|may as well|mitas well|better (?:if )?(?:i|mi|me)(?: (?:did|was|were))?|(?:i|mi|me) better|better off) (?:just |jus |be |a )*(?:dead|die|ded|gone from this (?:world|life))',
    ),
    one(
      '(?:i|mi|me|im|am) (?:is |am |a |feel |feels |just |jus |so )*(?:ready|prepared) (?:fi|to) (?:just |jus )?(?:dead|die|leave (?:this|di|the) (?:world|earth|life)|end it)(?! (?:laugh|wid|with|of|fi))',
    ),
    one(
      '(?:easiest|painless|quickest|fastest|best|good|any|some|a|what|no pain|least painful)(?: \\w+)? ways? (?:to|fi) (?:die|dead|kill (?:myself|yourself|miself|mi self)|end (?:it all|my life|mi life)|commit suicide)',
    ),
    one(
      `how (?:many|much)(?: \\w+){1,4} (?:(?:to|fi|will|would|does it take to|it take fi|can|could) )?(?:${kill} (?:me|mi|you|somebody|a person|yourself|myself)|(?:fi |to )?(?:die|dead|overdose))`,
    ),
    one(
      `how (?:do|can|could|would|to|fi|mi|i)(?: \\w+){0,2} (?:die|dead|disappear forever)(?: \\w+)? ?(?:without|widout|painlessly|quick|fast|easy|in mi sleep|in my sleep)`,
    ),
    one(
      '(?:sav(?:e|ed|ing)|hid(?:e|ing)|collect(?:ed|ing)?|stor(?:ed|ing)|count(?:ed|ing)?)(?: up)? (?:my |mi |up |the |all |some )*(?:pills|tablets|meds|medication|medicine)(?! (?:for|fi) (?:my|mi|the|grandma|granny))',
    ),
    one(
      '(?:wish|hope|pray|want)(?: \\w+){0,2} (?:car|truck|bus|train|taxi|something|somebody|someone|god)(?: \\w+)? (?:hit|lick(?: dung| down)?|run over|knock down|kill|take|tek) (?:me|mi)(?! (?:up|to|on|for (?:a|an|the)))',
    ),
    one(
      '(?:goodbye|good bye|farewell|final|last) (?:letters?|notes?|messages?|words)(?: \\w+){0,2} (?:to|for|fi) (?:my|mi|everybody|everyone|the) ?(?:family|mom+y?|mother|mum+y?|mama|madda|father|dad|parents|friends|sister|brother|granny|people dem|loved ones)?',
    ),
    one(
      `(?:${not}|never|neva)(?: \\w+){0,2} (?:see|seeing|picture|imagine)(?: \\w+){0,3} (?:living|alive|reaching|making it|live|reach) (?:past|beyond|to|till|until|fi see) (?:\\d+|my|mi|next|graduation|christmas|adult)`,
    ),
    one(
      '(?:start(?:ed|ing)?|been|back to|keep|kept|stop|went back to) (?:to )?cutting(?: (?:again|last|at night|every|deeper|mi|my|myself|because|when|til|till|tonight)| $)(?! (?:grass|class|hair|cost|the|down|pay|wages?|salary|money|hours?|shifts?|days|overtime|commission|tips?|nails?|locks?))',
    ),
    one(
      '(?:cant|cannot|cyaan|cyah|can t)(?: \\w+){0,2} (?:do|tek|take|bear|manage|handle) (?:this|dis|it)(?: \\w+)?(?: \\w+)? (?:i|mi|me|and|an)(?: \\w+)? (?:want|waan|wah|wanna)(?: \\w+){0,2} (?:it|everything|end|stop|done|out)',
    ),
    one(
      '(?:just|jus|want to|waan|wanna|fi|going to|gonna) (?:dead|die) (?:and|an|n) (?:done|over|gone|finish|leave)',
    ),
    ...hopelessPatterns,
  ],
  abuse: [
    ...adultPatterns,
    one(
      `${person}(?: \\w+){0,2} (?:beat|beats|beating|beatin|hit|hits|hitting|hittin|slap|slaps|punch\\w*|kick\\w*|chok\\w*|burn\\w*|abus\\w*|box|boxes|lick|tump|lash\\w*|bruise\\w*)(?: up| dung)? (?:me|mi)(?: up)?${noBlow}(?! (?:in |at |inna )?${game}| to (?:it|the|di|work|school|class|church|home)| by \\d| up (?:on|for|when|about|later|wid di)|(?: up)? with (?:a |an |the |some )?(?:\\w+ )?(?:quiz|question|questions|news|idea|deadline|homework|surprise|bill|workload)| on (?:whatsapp|insta|the cell|mi cell)| out )`,
    ),
    one(
      '(?:being|been|getting|get|was|am|keep getting|always get) (?:sexually |physically )?(?:abused?|raped?|molest\\w*|assaulted|beaten|beat up)(?! (?:in |at )?(?:football|the game|the race|by (?:the )?(?:other )?team))',
    ),
    one('(?:abus(?:e|es|ed|ing|in)|molest\\w*|assault(?:ed|s|ing)?|rap(?:e|ed|ing)) (?:me|mi)'),
    one('(?:i|mi|me) (?:was|get|got|been) rape?d?'),
    one(
      `${person}(?: \\w+){0,3} (?:try|tries|trying|tried|force|forced|forcing)(?: \\w+)? (?:to |fi )?(?:have |do )?sex(?: \\w+)? (?:with|wid|on) (?:me|mi)`,
    ),
    one(
      `${person}(?: \\w+){0,3} (?:touch|touches|touching|touchin|feel up|feeling up|feels up|rub up|grope\\w*|kiss\\w*)(?: up)? (?:me|mi|my|on me|pan mi)(?! (?:heart|hand up|with (?:her|his|their) (?:story|words)|base|hair))`,
    ),
    one('touch\\w* (?:my|mi|me) (?:private\\w*|breast|body|chest|down there|inappropriate\\w*)'),
    one(
      '(?:forc\\w*|mek|make|made|making)(?: \\w+)? (?:(?:him|her)self (?:on|pon|pan) (?:me|mi)|himself on|herself on|(?:me|mi) (?:to )?(?:have sex|sleep wid|sleep with|touch|do sexual|do nasty|do tings i|do things i))',
    ),
    one(
      '(?:threaten\\w*|blackmail\\w*|seh|say|says|going|a go|will|want)(?: \\w+){0,4} (?:post|share|leak|send|show|release)(?: out)?(?: \\w+){0,2} (?:nudes?|naked|(?:my|mi) (?:pics?|pictures?|photos?|videos?))(?: online)?(?! (?:to the|for the) (?:job|portfolio|application))',
    ),
    one(
      '(?:sends?|sending|ask\\w*|want\\w*|beg\\w*)(?: \\w+){0,3} (?:nudes|naked (?:pics?|pictures?|photos?))',
    ),
    one(
      '(?:afraid|scared|fraid|frighten\\w*|terrified|dont want|nuh waan|not safe)(?: \\w+)? (?:to|fi|at|a) (?:go |come |be |stay )?(?:home|my house|mi yard|yard)(?: because| cause| when)? ?(?:of |a )?(?:him|my|mi|he|she|dem|they|dad(?:dy)?|father|mom+y?|mum+y?|mother|uncle|step|$)',
    ),
    one(
      '(?:not|nuh|dont feel|never feel|isnt|aint)(?: feel)? safe (?:at|a|inna|in) (?:home|yard|mi yard|my house|mi house|my home)',
    ),
    // Hands, rooms, pictures: said without the word for it.
    one(
      `${person}(?: \\w+){0,5} (?:touch|touches|touched|touching|rub|rubs|feel|feels|fondl\\w*|grop\\w*) (?:up )?(?:me|mi|on me|pan mi)(?! (?:heart|hand up|with (?:her|his|their) (?:story|words|speech)|base|hair|that|like|sorry|bad|good|deeply))`,
    ),
    one(
      `${person}(?: \\w+){0,2} (?:come|comes|came|coming|sneak\\w*|creep\\w*|climb\\w*)(?: \\w+){0,2} (?:my|mi) (?:bed ?room|room|bed)(?: \\w+){0,2} (?:at night|a night|night ?time|when|while|naked|and|drunk)`,
    ),
    one(
      '(?:hands?|fingers?|face|mouth) (?:up |under |underneath |inside |inna |in |down |on |between |pan )(?:my|mi) (?:skirt|pants?|blouse|shirt|dress|bra|panty|panties|underwear|clothes|legs?|breasts?|chest|bottom|batty|privates?)',
    ),
    one(
      '(?:forc\\w*|mek|makes?|made|making|wants?|pressur\\w*)(?: \\w+)? (?:me|mi) (?:to |fi )?(?:do|watch|see|touch) (?:things?|tings|stuff|nasty|bad|dirty|sexual|him|it)(?: \\w+){0,2} (?:i|mi|me|dirty|nasty|sexual|dont|nuh|wid him|with him|to him)',
    ),
    one(
      `${person}(?: \\w+){0,4} (?:send|sends|sent|sending|show|shows|showed|text\\w*)(?: \\w+){0,4} (?:nudes?|naked|nasty (?:messages?|texts?|pics?|pictures?|videos?|things?)|dirty (?:messages?|texts?|pics?|pictures?|videos?)|dick ?pics?|sexual (?:messages?|texts?|pics?|pictures?)|his privates?|porn\\w*)`,
    ),
    one(
      '(?:send|show|text|take|tek|want\\w*|ask\\w*|beg\\w*)(?: \\w+){0,5} (?:pics?|pictures?|photos?|videos?|selfies?)(?: \\w+){0,3} (?:in|inna|without|widout|of|wearing) (?:my|mi|only|just|no)? ?(?:underwear|panty|panties|bra|boxers|clothes on|clothes|body|breasts?|naked|privates?|swimsuit|bikini)(?! (?:store|shop|brand|design|line))',
    ),
    one(
      '(?:have|has|ha|got|get|find|found|post\\w*|shar\\w*|leak\\w*|spread\\w*)(?: \\w+){0,3} (?:(?:my|mi) (?:nudes?|naked \\w+|private (?:pics?|pictures?|photos?|videos?))|naked (?:pics?|pictures?|photos?|videos?) of (?:me|mi))',
    ),
    one(
      'sextort\\w*|blackmail(?:s|ed|ing|in)? (?:me|mi)|(?:me|mi) (?:get|getting|being) blackmail\\w*',
    ),
    one(
      `${person}(?: \\w+){0,2} (?:beat|beats|beating|beatin|hit|hits|hitting|slap\\w*|punch\\w*|kick\\w*|chok\\w*|bun|bunn?ed|burn\\w*|lash\\w*|whip\\w*|cut|chop\\w*|throw\\w*)(?: up| down| dung)? (?:me|mi|us|wi|we)(?! (?:at|in|inna|to|by|on) )${noBlow}(?: \\w+){0,2} (?:with|wid|till|til|until|every|when|whenever|for nothing|fi nothing|a|because|cause|so bad|bad bad)(?! (?:(?:the|a|an|her|his) )?(?:\\w+ )?(?:news|questions?|idea|homework|quiz|bill|workload|deadline|surprise|text|message))`,
    ),
    one(
      `${person}(?: \\w+){0,2} lock(?:s|ed|ing)? (?:me|mi) (?:\\w+ ){1,6}(?:beat|hit|lick|starve)`,
    ),
    one(
      `${person}(?: \\w+){0,3} (?:meet|come|visit|sleep)(?: \\w+){0,3} (?:him|his|her|har) (?:house|home|room|yard|apartment)(?: \\w+){0,2} (?:alone|by (?:my|mi)self|secretly)`,
    ),
    one(
      `(?:scared|afraid|fraid|frighten\\w*|terrified)(?: \\w+){0,2} (?:of|a|fi|for) (?:my|mi) (?:step ?\\w+|fath?er|dad|fa+d+ah?|mother|ma+d+ah?|uncle|cousin|boyfriend|baby ?father)`,
    ),
    one(
      `(?:because|cause|cuz|from)(?: \\w+){0,2} (?:my|mi) (?:step ?\\w+|dad|fath?er|fa+d+ah?|uncle|boyfriend) (?:beat|hit|hurt|touch|threaten|drunk|will)\\w*`,
    ),
  ],
  danger: [
    ...roofPatterns,
    ...weaponPatterns,
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
      `(?:i|mi|me|im)(?: \\w+)? (?:want|wanna|waan|wan|wah|going|gonna|gwine|a go|ago|plan\\w*|ready)(?: to| fi| 2| go)* (?:${kill}|stab|shoot|murder|chop)(?: up)? (?:him|har|her|them|dem|everybody|everyone|(?:my|mi) (?:mother|father|mom+y?|mum+y?|dad(?:dy)?|step ?father|step ?dad|boss|teacher|brother|sister|boyfriend|girlfriend|baby ?father|ex)|(?:the|di|dat|that) (?:man|bwoy|boy|girl|gyal))(?! (?:with (?:my|a|the)|in (?:the|a) (?:game|race|match)|a (?:text|message|photo|pic)|some|an? (?:email|video)))`,
    ),
    one(
      '(?:is|was|being|been|get|got) traffick\\w*(?! (?:jam|light))|traffick(?:ed|ing) (?:me|mi)',
    ),
    one(
      '(?:or|else|if (?:i|mi|me)(?: \\w+){1,3})(?: \\w+)? (?:they|dem|he|him|she|the man|di man)(?: (?:will|wi|would|wah|going to|gonna|a go|ago|say|seh|said|dem|they|him|he))+ (?:kill|shoot|hurt|beat|harm|stab|chop|murder|bun|rape)(?: up)? (?:me|mi|us|wi|my|mi family)',
    ),
    one(
      '(?:they|dem|him|he|she|gang\\w*|gunm[ae]n|the don|di don|bad ?man)(?: \\w+){0,4} (?:will|wi|wah|going to|gonna|a go|ago|want to|waan|come|coming) (?:to |fi )?(?:kill|shoot|stab|chop|murder|burn down|hurt)(?: up)? (?:me|mi|us|wi|my (?:family|mother|sister|brother|house)|mi (?:family|ma+d+ah?|mother|sister|brother|yard))(?! (?:with (?:laugh|work|homework)|wid (?:laugh|work|homework)|(?:if|when) (?:i|mi|me) (?:fail|late|reach late|lose|mess|miss|drop|forget|break|get (?:a )?bad|dont (?:pass|finish))))',
    ),
    one(
      '(?:threat\\w*)(?: \\w+){0,3} (?:kill|shoot|stab|murder|chop|hurt|beat|rape|burn|bun)(?: up)? (?:me|mi|us|wi|my|him|her|dem|them|we)',
    ),
    one('threat\\w* (?:me|mi|us|my family|mi family)'),
    one(
      '(?:they|dem|he|him|boss|employer|agent|man|lady|recruiter|company|she)(?: \\w+){0,2} lock(?:s|ed|ing|in)? (?:me|mi|us|wi|we) (?:up |in|inside|inna|out|away)',
    ),
    one(
      '(?:we|i|mi|wi|me|us) (?:cant|cannot|cyaan|cyah|not allowed to|nuh allowed fi|are not allowed to)(?: \\w+)? (?:leave|go out|go outside|go home|escape)(?! (?:early|work|class|till|until|on (?:friday|monday)|because (?:of )?(?:rain|work|homework|exam)))(?: \\w+){0,3} (?:house|place|compound|because (?:he|they|dem|him)|they|dem|passport|and)',
    ),
    one(
      '(?:took|take|taken|has|have|hold\\w*|keep\\w*|kept|tek)(?: away| weh)? (?:my|mi|our|wi) passports?(?! (?:photo|picture|size|number|to the|so|from))(?: \\w+){0,3} (?:let|leave|back|away|lock\\w*|until|till|refuse|and)',
    ),
    one(
      '(?:follow\\w*|stalk\\w*|watch\\w*|trail\\w*) (?:me|mi)(?: \\w+)? (?:home|from school|to school|every day|everyday|at night|around everywhere|everywhere i)(?! (?:on (?:instagram|insta|tiktok|facebook|social)))',
    ),
    one(
      '(?:forc\\w*|mek|making|makes|made|make|want\\w*|pressur\\w*|tell\\w*)(?: \\w+)? (?:me|mi|us) (?:to |into |fi )?(?:carry\\w*|sell\\w*|mov\\w*|transport\\w*|hide|hiding|hold\\w*|deliver\\w*) (?:\\w+ )?(?:drugs?|coke|cocaine|guns?|weapons?|ammunition)',
    ),
    one(
      '(?:forc\\w*|mek|making|makes|made) (?:me|mi) (?:to |into |fi )?(?:scam|do scamming|scamming)',
    ),
    one(
      '(?:haffi|have to|has to|must|mus|should|want (?:me|mi) (?:to|fi)|wants (?:me|mi) (?:to|fi)|ask\\w* (?:me|mi) (?:to|fi)|if i|if mi) sleep (?:with|wid) (?:him|her|my boss|mi boss|the boss|di boss|the manager|them|dem|me fi|clients?|customers?)',
    ),
  ],
}
