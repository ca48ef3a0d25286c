import { saying as one } from './crisis-text.ts'
import { hungryPatterns } from './hungry-patterns.ts'
import type { DistressKind } from './distress.ts'

const parent =
  '(?:mom+y|mother|mom|mum+|mum+y|mum+a|mama|ma+d+ah?|dad+y|father|dad|fa+d+ah?|pup+a|parents|step ?(?:father|mother|dad|mom|fa+d+ah?|ma+d+ah?)|uncle|auntie?|aunty)'
const loved = `(?:${parent}|(?:bes(?:t)? ?)?fr(?:ie|ei|e|i)nd?|bestie|granny|gran+y|grand ?(?:mother|father|ma|pa|parents?)|brother|bred+a|sister|sista|cousin|cuz+in|baby|bab+y|boyfriend|girlfriend|teacher|dog|puppy|cat)`
const my = '(?:my|mi|me|our|wi)'
/** "Mi" is "me" and "my": only what follows tells which. */
const meAtEnd =
  '(?:me|mi)(?= (?:a|at|inna|in (?:school|class|my|di|the)|again|and|an|any|so|because|cause|when|here|i|mi|dem|they|bad|but|even|out|every|all|pon|on (?:the|di|what)|online|for my|since) ?| ?$)'
const cannot = '(?:cant|can t|cannot|cyaan|cyan|cyah|caan|cah|couldnt)'
const very =
  '(?:am|is|a|feel|feels|feelin|feeling|felt|just|jus|so|really|rele|very|been|always|still|too|kinda|bare|have|do|only|get|getting|lately|all|of|sometimes)'
const fear = '(?:scared|scard|fraid|afraid|frighten|frightened|terrified)'

export const distressPatterns: Readonly<Record<DistressKind, readonly RegExp[]>> = {
  home: [
    one(
      `(?:because|cause|cuz)(?: of| a)? (?:my|mi) step ?(?:father|dad|fa+d+ah?|mother|mom|ma+d+ah?)`,
    ),
    one(
      `(?:${parent}|they|dem)(?: \\w+){0,4} (?:fight\\w*|quarrel\\w*|cuss\\w*|argu\\w*|war|warring|shout\\w*|scream\\w*|drunk|drinks?|drinking)(?: \\w+){0,7} (?:${fear}|hide|every ?(?:night|nite|day)|${cannot} tek it)`,
    ),
    one(
      `${fear} (?:of|a|fi|for) (?:${my} )?(?:own )?${parent}(?! (?:find|see|get|vex|disappoint))`,
    ),
    one(`${fear} (?:at|a|inna|in|of|to (?:be|go)|fi (?:go|deh)) (?:${my} )?(?:home|yard|house)`),
    one(
      '(?:dont|nuh|hate|never|neva)(?: \\w+){0,2} (?:go|going|guh) (?:back )?home(?! (?:late|yet|early|until|on|by|with|wid))',
    ),
    one(`home (?:is |a |feel like |feels like )*(?:hell|not safe|nuh safe|unbearable)`),
  ],
  grief: [
    one(
      `(?:${my} )(?:\\w+ )?${loved}(?: (?:just|jus|who|did|has|have|had|was|is|a|get|got|recently|suddenly|last|week|and|${loved}))* (?:die|died|dead|pass(?:ed)? (?:away|off|on)|drown(?:ed)?|kil+(?:ed)?|murdered|shot)(?! (?:tired|wid|with|serious|set|fi |it|the |di |stop|laugh|me |mi ))`,
    ),
    one(
      `(?:lost|lose|losing|loss of|bury|buried|burying) ${my} (?:own )?${loved}(?! (?:s |job|work|phone|number))`,
    ),
    one('(?:i|im|mi|am)(?: \\w+){0,2} (?:griev|mourn)ing'),
  ],
  hungry: hungryPatterns,
  bullied: [
    one('(?:bul+(?:y|ies|ied|ying|yin)|buly\\w*)(?: \\w+){0,1} (?:me|mi)'),
    one(
      '(?:i|im|mi|ive|i am)(?: (?:am|was|is|a|been|being|get|getting|gettin|got|keep|still|always|have))+ bul+(?:y|ied|yed|ying)(?! (?:prevention|club))',
    ),
    one(`${cannot} (?:take|tek|bear|manage|handle) (?:the|di|dis|this) bul+y\\w*`),
    one(
      '(?:they|dem|people|everybody|everyone|she|he|him|girls?|boys?)(?: \\w+){0,2} (?:say|says|seh|sey|saying|tell mi|tell me|tells me)(?: (?:that|seh|sey))? (?:im|i am|mi|i|me)(?: (?:is|a|so|too|look|just))* (?:ugly|fat|dunce|stupid|maga|dumb|idiot|worthless|dutty|freak|weird)',
    ),
    one(
      `(?:laugh|laughs|laughing|laughin|mock|mocks|mocking|tease|teases|teasing|diss|dissing|pick|picks|picking|gang up|tek set|set|troubling|ignor\\w*)(?: (?:at|after|off|on|pon|pan|up))* ${meAtEnd}`,
    ),
    one('(?:make|makes|making|mek|mekin|poke|poking|meking) fun (?:of|a|off|outa) (?:me|mi)'),
    one(
      '(?:call|calls|calling|callin|called) (?:me|mi)(?: (?:a|all|so|too|bare|di|dutty|bad))* (?:ugly|fat|dunce|dunceman|stupid|names|maga|gay|dumb|idiot|worthless|dirty|dutty|poor|fool|retarded|freak|b[ao]tty\\w*)',
    ),
    one(
      `(?:every ?body|every ?one|evry(?:body|one)|the whole (?:class|school)|all a dem|they all|dem all)(?: \\w+){0,4} (?:hate|hates|against|ignores?|lef|left|leave) ${meAtEnd}`,
    ),
    one(
      '(?:boys?|bwoys?|girls?|gyal|students?|classmates?|dem|they|kids|pickney)(?: \\w+){0,5} (?:thump|tump|push|box|kick|hit|beat|lick|fight)(?:s|es|ing|in)? (?:up )?(?:me|mi)(?! (?:out (?:a |of |from )|(?:wid|with) (?:tax|charges?|fees?)|in (?:the|a)|at (?:football|dominoes|chess|a)|to|by|up on))',
    ),
    one(
      '(?:tek|take|takes|taking|took|thief|tief|steal|demand)(?: weh| way| away| out)? (?:my|mi) lunch(?: money)?',
    ),
    one(
      '(?:spread\\w*|post\\w*|share|sharing|chat|chatting)(?: \\w+){0,3} (?:rumou?rs?|lies|pictures?|pics?|videos?|tings|things|bad)(?: \\w+)? (?:about|bout|of|pon|on|a) (?:me|mi)(?! (?:cv|resume|page|work))',
    ),
  ],
  lonely: [
    one(
      `(?:i|im|mi|feel|feeling|so|am|very|really|is)(?: ${very})* lon(?:e|)l(?:e|)y(?! (?:people|elder\\w*|clients?|old|seniors?|customers?))`,
    ),
    one(
      `(?:i|im|mi|feel|feeling|feels|always)(?: (?:am|a|feel|feels|so|really|all|always|very|just|jus|now))* (?:alone|left out|lef out)(?! (?:on (?:shift|the)|in the (?:shop|store|office)))`,
    ),
    one(
      '(?:dont|do not|doh|nuh|not|never|neva|havent|aint|i|mi) (?:even |really |got |have |hav |get )+(?:no |any |nuh |one |a |real )+friends?(?! (?:who|that|in (?:business|tech)|at heart|to (?:refer|invite)))',
    ),
    one(
      `(?:nobody|no ?one|no body|none a dem)(?: (?:at|in|a|inna) (?:\\w+ )?(?:school|class|home|yard))?(?: (?:nuh|nah|even|really|do|ever|a|will|would|wouldnt|dont|seem|to))* (?:like|likes|love|loves|luv|want|wants|cares?(?: (?:about|bout|fi|for))?|talks?(?: to| wid| with)?|chat(?: to| wid)?|understands?|listens?(?: to)?|see|sees) ${meAtEnd}`,
    ),
    one(
      '(?:friends?|frend|bestie|everybody|everyone|they|dem|girls|class|classmates?)(?: \\w+){0,2} (?:stop|stopped|nah|nuh|dont|wont)(?: \\w+)? (?:talk|chat|talking|speak|speaking)(?: \\w+)? (?:to|wid|with) (?:me|mi)',
    ),
    one(
      '(?:nobody|no ?one|anybody|anyone|smadi|somebody) (?:to|fi) (?:talk|chat|reason|vent)(?: to| wid| with)?(?! (?:about|bout) (?:\\w+ )?(?:job|course|cv|career|heart|work))',
    ),
    one(
      '(?:nobody|no ?one|none a dem)(?: \\w+){0,2} (?:sit|play|work|walk|eat|talk|chat|hang out|pair)(?: up)? (?:with|wid|to|beside) (?:me|mi)',
    ),
    one(
      '(?:i|im|mi)(?: (?:am|is|always|a|so|deh))+ (?:by myself|by miself|by mi ?self|pan mi own|pon mi own)',
    ),
    one(`(?:every ?body|every ?one)(?: \\w+)? (?:lef|left|leave)(?:s)? (?:me|mi)`),
  ],
  sad: [
    /^ (?:i|mi|im)(?: (?:just|jus|a|so|am|feel|like|feel like))* (?:give|gi|giving) up $/,
    /^ (?:please |pls |lord |god |somebody |sumbody |smadi |help |mi need |i need )+(?:help )?(?:me |mi )?(?:please |pls |bad |nuh |i |mi |know |wah |fi |do |what |to |dont )*$/,
    one(
      `(?:i|im|ive|mi|me|feel|feeling|am|been)(?: ${very})* (?:sad|sadd|saad|unhappy|depres+(?:ed|ing|d)?|dipress(?:ed)?|miserable|heart ?broken|worthless|unloved|numb|broken inside)(?! (?:to|about (?:the|my) (?:grade|score|interview|job|result)|for|story|song|scene|movie|film|areas?))`,
    ),
    one(
      `(?:feel|feels|feeling|felt)(?: ${very})* (?:empty|useless|like nobody|low|so low|like crying|fi cry)(?! (?:at|in (?:maths|english)|handed|on (?:credit|energy|data)))`,
    ),
    one(
      `(?:i|im|mi|been|feel|feels|feelin|feeling)(?: ${very})+ down(?! (?:for|to|with|wid|the|di|load|there|here|by))`,
    ),
    one(
      `(?:cry|cryin|crying|cried|bawl|bawling|bawlin)(?: \\w+){0,3} (?:every|evry|all|each) ?(?:night|nite|day|time|morning)`,
    ),
    one(`${cannot} stop (?:cry|bawl)\\w*`),
    one(
      '(?:i|mi|im)(?: (?:a|am|just|jus|keep|been|always|was|still|is|feel|like))+ (?:cry|crying|cryin|bawl|bawling|bawlin)(?! (?:laugh|wid laugh|with laugh|over))',
    ),
    one('tired (?:of|fi|a|to) (?:pretend|fake|act)\\w*'),
    one(
      `${cannot} (?:bother|badda|bodda) (?:wid|with|fi do) (?:nothing|nutn|nut+en|nut+in|anything|anyting|everything|nobody|people)`,
    ),
    one(
      '(?:dont|nuh|do not|not|never|neva)(?: even| really)? enjoy (?:anything|anyting|nothing|nutn|life|nut+en)',
    ),
    one(
      `${cannot} (?:get|come) (?:up )?(?:out of|outa|out a|out) (?:my |mi |di |the )?bed(?! (?:early|on time|in time))`,
    ),
    one(
      `(?:hate|nuh like|dont like|cyaan stand) (?:how (?:i|mi) look|(?:my|mi) (?:body|face|skin)|(?:my|mi) ?self)`,
    ),
    one(`${cannot} sleep(?: \\w+){0,6} (?:worr\\w+|stress\\w*|think\\w*|cry\\w*|sad|scared|fraid)`),
    one('heart (?:bruk|broke|broken|a bruk|mash up|feel heavy|heavy)'),
    one(
      `(?:i|mi)(?: (?:really|so|do|just|jus|still|a))* miss ${my} (?:\\w+ )?${loved}(?! (?:call|calls|birthday|graduation|s ))`,
    ),
    one(
      `(?:nobody|no ?one|${parent})(?: (?:dont|doesnt|nuh|nah|not|neva|never|really|even))* (?:love|loves|luv|want|wants) ${meAtEnd}`,
    ),
    one(`(?:i|mi)(?: (?:dont|nuh|do|not|no))+ matter(?: to (?:anyone|anybody|nobody|no one))?`),
  ],
}

/** The same words about an application, somebody's job or a piece of writing. */
export const notDistress =
  '(?:sad|down|depress\\w*|cry\\w*|disappointed|heart ?broken)(?: \\w+){0,6} (?:(?:get|got|miss|missed|lost|lose) (?:the|di|that|this|my|mi|a) (?:job|work|interview|internship|deadline|streak|badge|offer|slot|position)|quiz|deadline)'
