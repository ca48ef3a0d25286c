import { elsewhere, not } from './crisis-phrases.ts'
import { saying as one } from './crisis-text.ts'

const life = '(?:(?:my|mi|me|m|this|dis|di|the) )?(?:own )?(?:life|lyfe|lif|living|livin|live)'

/** Hopelessness, and the wish not to be there that is said in passing: nobody would mind, nothing gets better. */
export const hopelessPatterns: readonly RegExp[] = [
  one(
    '(?:nobody|no ?one|no body|none a dem|nuh|nah|dont|wouldnt|wont|not|never|neva)(?: \\w+){0,2} (?:miss|notice|care)(?: (?:me|mi))?(?: \\w+)? (?:if|when) (?:i|mi|me|im)(?: (?:am|was|were|is|just|jus|did|no|not|nuh))* (?:gone|dead|die|died|deh ?(?:bout|yah)|here|around|disap+ear\\w*)(?! (?:early|late|to|a|from|home|before|on|out|for|inna)(?= |$))',
  ),
  one(
    '(?:want|wants|wanna|waan|wah|wish|rather|feel like)(?: (?:to|fi|i|mi|me|just|jus|could|can|coulda|did|was|were|were just))* be gone(?! (?:by|before|for (?:a|the|two|lunch|\\d+)|to|from (?:school|work|home|here|class)|on|when|at|until|till|in|early|all (?:day|week)))',
  ),
  one(
    `${not}(?: even| really)* (?:bother|badda|bodda|boddah|feel like)(?: to| fi)? (?:live|living|livin|exist|existing|being alive)(?!${elsewhere})`,
  ),
  one(
    'wish (?:(?:i|mi|me) )?(?:(?:did|had|just) )*(?:didnt|not|neva|never|nuh|dont|doesnt) exist(?:ed)?',
  ),
  one(
    '(?:want|wants|wanna|waan|wah|feel like|feel fi|ready fi|ready to|going to|gonna|a go|a guh|aguh|(?:i|mi|me|im) (?:guh|gwine|goin)|pree fi|(?:think\\w*|pree) (?:of|bout|about))(?: to| fi| just| jus)* (?:end it|ending it|end things|ending things|end tings|done it all)(?! (?:with|wid|on|by|at|early|like|the|di|before|after|in|when|off)(?= |$))',
  ),
  one(
    '(?:think|thinking|thought|tink|pree|preein)(?: (?:a lot|nuff|always|just|jus|all the time))? (?:about|bout|of|bou)(?: (?:just|jus|how|if))? (?:not|nah|nuh|no) (?:being|be|bein|deh|dey)(?: (?:here|yah|ya|around|alive|bout|pon earth|pan earth|in this world))(?: (?:any ?more|no more|nuh more|at all|again|sometimes|tonight))?(?! [a-z])',
  ),
  one(
    '(?:wish|wish seh)(?: seh)? (?:i|mi|me) (?:wasnt|was not|werent|neva|never|nuh|no)(?: did)? (?:here|deh ?(?:yah|ya|bout)|around|alive)(?: (?:any ?more|no more|nuh more|at all|again|sometimes|tonight))?(?! [a-z])',
  ),
  one('(?:cant|cannot|cyaan|cyah|can t) go on(?: again)?(?! [a-z])'),
  one(
    '(?:nah|not|wont|nuh|never|neva)(?: \\w+){0,3} (?:mek|make|making) it (?:to|past|till) (?:1[4-9]|2\\d|(?:my|mi) (?:next )?birthday|adult\\w*)',
  ),
  one(
    '(?:unu|you|yall|everybody|everyone|dem|they|nobody|no ?one|people)(?: \\w+){0,2} (?:nah|wont|nuh|never|neva)(?: \\w+){0,2} see (?:me|mi) (?:again|nuh more|no more|any more)',
  ),
  one('(?:give|gi|giving|gave) up (?:on|pon|pan) (?:life|living|everything)'),
  one(
    `${not}(?: even| really)* (?:want|wanna|wan|waan|waah|wah)(?: to| fi)? (?:be|deh|stay|remain|live)(?: (?:here|alive|yah))? (?:pon|pan|on|inna|in) (?:di |dis |this |the )?(?:earth|world|life)(?! of)`,
  ),
  one(
    '(?:nobody|no ?one|no body|none a dem|who)(?: (?:would|wouldnt|wouldn|wud|will|wont|a go|ago|nah|nuh|even|ever|really|gonna|going to|guh))* miss (?:me|mi)(?! (?:call|at (?:the|work|training)|in (?:the|a)|on the))',
  ),
  one(
    '(?:if|when) (?:i|mi|me)(?: (?:just|jus|was|were|am|is|neva|never|nuh|not|wasnt|did|didnt))* (?:deh ?(?:bout|yah|ya|here)|here|around|exist\\w*|gone|dead|die|died|disap+ear\\w*)(?: \\w+){0,3} (?:nobody|no ?one|none a dem|who|anybody|anyone)(?: \\w+){0,2} (?:notice|care|miss|cry|know)',
  ),
  one(
    `${not}(?: even| really)* (?:bother|badda|bodda|boddah|deal) (?:wid|with) ${life}(?! (?:science|skills|insurance|orientation|lessons?|in |at ))`,
  ),
  one(
    '(?:i|im|mi|me|feel|feels|feeling|all|everything|life)(?: (?:am|is|a|feel|feels|feeling|just|jus|so|really|very|all|been|look|looks|seem|seems|always|get|getting))* hopeless(?! (?:at|in (?:maths|english|class)|with|wid|romantic|case|when it))',
  ),
  one(
    '(?:no|lost|lose|losing|without|nuh have|nuh got)(?: (?:all|any|mi|my|no|more))* hope(?: left| again| any more| nuh more| fi mi| fi me| for me| in life)?(?! (?:of|to|that|fi (?:get|pass|win)|for (?:the|a|this|that|it)|in (?:this|that|the|our)|road|zion|bay|estate))',
  ),
  one(
    '(?:nothing|nutn|nut+en|nut+in)(?: (?:will|wont|a|go|ago|ever|eva|nah|nuh|can|cyaan|going|gonna|is|to|for|mi|me))+ (?:get|gets|getting) bet+(?:er|a)(?! (?:at|unless|until|if))',
  ),
  one(
    '(?:it|things|tings|life|my life|mi life|everything)(?: (?:will|a|is|go|ago|just|jus|ever))* (?:never|neva|nah|wont|not)(?: (?:going|to|gonna|go|a|ever|fi))* get(?:ting)? bet+(?:er|a)(?! (?:at|unless|until|if))',
  ),
  one(
    `(?:${not}|cant|never|neva)(?: even| really)* (?:see|si) (?:no |a |any )?future(?: (?:for|fi) (?:me|mi|myself|miself)| ahead| at all| again| any more| $)`,
  ),
  one('(?:want|wish|waan|wah|wanna|hope)(?: \\w+){0,3} sleep for ?ever'),
  one(
    '(?:i|im|mi|me)(?: (?:am|is|a|feel|feels|feeling|like|just|jus|nothing|nutn|but|such|only|mi|i))* burden(?! of)',
  ),
  one(
    'whats? (?:is )?(?:the|di) point (?:of anything|a anything|of it all|any more|again|nuh more)',
  ),
]
