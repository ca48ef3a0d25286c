import { saying as one } from './crisis-text.ts'

const not =
  '(?:dont|don t|do not|didnt|doh|nuh|no longer|nah|na|not|cant|can t|cannot|cyaan|cyan|cyah|caan)'
const life = '(?:(?:my|mi|me|m|this|dis|di|the) )?(?:own )?(?:life|lyfe|lif|living|livin|live)'

/** Hopelessness, and the wish not to be there that is said in passing: nobody would mind, nothing gets better. */
export const hopelessPatterns: readonly RegExp[] = [
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
