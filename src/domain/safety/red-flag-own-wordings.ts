import type { RedFlag } from './red-flags.ts'

/*
 * Wordings of a business's own postings, for texts of folded words as in red-flag-wordings.ts. A feed is
 * written for adults all over the world, and uses much of this honestly.
 */
const gap = (most: number) => `(?: [a-z0-9]{1,40}){0,${most}}`
const your = '(?:your|ur|yuh|yu)'
const you = '(?:you|yuh|yu|u)'
const not = '(?:dont|do not|doh|nuh|no|not|never|cannot|cant|must not|should not)'
const people =
  '(?:friends?|mother|mommy|mummy|mom|mama|father|daddy|dad|parents?|guardians?|family|company|nobody|no 1|anybody|any 1|anyone|some ?body|bredrin|sister|brother|aunty?)'
const they =
  '(?:i|mi|me|he|him|she|her|we|wi|boss(?: ?man)?|(?:di|the|our|mi|my) (?:boss|owner|manager|man|lady))'
const countries =
  '(?:dubai|nassau|miami|new york|brooklyn|canada|england|london|america|bahamas|cayman|turks|trinidad|antigua|barbados|bermuda|aruba|curacao|mexico|turkey|china|thailand|africa|florida|foreign|overseas|abroad)'

export const ownWordings: readonly (readonly [RedFlag, readonly string[]])[] = [
  [
    'contact',
    [
      `(?:send|leave|lef|drop|put|give|gi|text|include|forward|share|write)(?: [a-z]{1,20}){0,2} (?:${your}|my|mi) (?:digits|celly|cell|contact|whats ?app|(?:phone |cell |contact |mobile |telephone |whats ?app )?number)`,
      `(?:call|text|txt|buzz|ring|link|message|msg|holla|beep|reach|check) ${you} (?:back )?(?:direct(?:ly)?|tonight|private(?:ly)?|personally|myself|outside|off)`,
      `(?:we|wi|mi|i|mek wi|let us|lets) (?:will |can |a go |ago |wi )?(?:link|chat|reason|talk|vibe|vibes|connect) (?:up )?(?:pon|on|via|ova|over|inna|through|outside|off)`,
      `wh?at[sz]{1,4} ?a{1,2}p{1,4}[sz]?|(?:green|blue|bird|ghost|camera|purple) app|check (?:me|mi|us|wi) (?:pon|on|inna|at)|(?:app|1) (?:with|wid) (?:the|di) (?:phone|telephone|paper plane)`,
      `${not}(?: (?:badda|bother|to|do|use|check|need|waste time|even|apply|chat|message|write|reply|pon|on|through|inna|in)){1,4} (?:yah|here|(?:this|dis) (?:site|app|platform|page)|(?:the|di) (?:site|app|platform)(?: (?:chat|ting|thing|button)){1,2})`,
      `(?:quicker|faster|better|easier) than (?:the|di|this|dis) (?:button|site|app|platform|form)`,
      `(?:dat|that|this|dis)(?: a| is)? how (?:${you} (?:get|reach|find|link)|to (?:get|reach|find|link)) (?:me|mi|us|wi)|read (?:the|di) numbers? (?:in order|dem|backwards?|back to front)`,
    ],
  ],
  [
    'private-home',
    [
      `where ${they}(?: [a-z]{1,20}){0,1} (?:live|lives|living|stay|stays|staying|reside|resides|sleep|sleeps|rest|rests|deh|rent)`,
      `(?:just|only) ${you} (?:1|alone)|${you} (?:1|alone) (?:must|fi|one|come|please)|${your} ?self alone|solo please|(?:come|yuh|you|be|must) solo|1 (?:on|to) 1 only|by ${your} ?self`,
      `lives? (?:alone|by (?:him|her)self)|living (?:alone|by (?:him|her)self)|(?:nobody|no 1)(?: [a-z]{1,20}){0,3} (?:come|follow|reach|tag)(?: along)?(?: (?:with |wid )?${you})?|(?:inna|in) private(?! (?:sector|companies|company|schools?|practice|office|hospital))|no (?:company|chaperones?|visitors?|tag along|friends?|parents?)(?: (?:allowed|please|needed|necessary|wanted)|$)`,
      `(?:leave|lef)${gap(1)} ${people}${gap(3)} (?:behind|home|out|outside|a yard|at home)`,
      `(?:no need|${not} need|no haffi|nuh haffi|${not})(?: (?:fi|to))? (?:bring|carry|walk with|come with|tag|drag)${gap(1)} ${people}`,
      `(?:parents?|mother|mommy|friends?|guardians?)(?: [a-z]{1,20}){0,1} (?:nuh need|no need|dont need|do not need|not needed|cannot come|cant|cannot|must not|should not|not allowed|not welcome|nuh fi|wait outside|stay home|stay outside)`,
      `(?:my|mi|him|his) (?:spot|crib|penthouse|condo|studio apartment|likkle place|ends)|(?:in|inna) (?:my|mi|him|his) (?:car|vehicle|ride|van|jeep)`,
      `(?:i|mi|he|she|boss|owner) (?:will |wi |a go |is |be |deh |there |home |dey ){0,4}alone|come${gap(1)} (?:to|at|by|a|inna|up) (?:the|di|a|our) (?:villa|condo|penthouse|air ?bnb)|(?:when|while|after) (?:mi|my|the|di) (?:family|wife|people|husband|neighbours?)(?: [a-z]{1,20}){0,1} (?:gone|out|away|leave|left|sleep)`,
      `bachelors? (?:apartment|pad|flat|house)|keep (?:me|mi|him|her) company|gates? (?:always |is |stay )?lock(?:ed)?(?= for| behind| so)`,
      `(?:i|mi|he|him|she|boss(?: ?man)?|(?:di|the|my|mi) (?:boss|owner|man|manager)) (?:will |wi |a go |can |ago )?(?:pick|scoop|collect|fetch|drive|come fi|carry) ${you}|(?:his|him|my|mi) (?:own |private )?(?:car|vehicle)|pick ${you} up (?:pon|on|at|a) (?:di|the) (?:main )?(?:road|corner|stop|gas station)`,
      `(?:stay|stays|live|lodge|lodging|housing|room|bed|sleep) (?:with|wid|by) (?:our|di|the|my|mi|a|1 of our)(?: [a-z]{1,20}){0,1} (?:manager|boss|agent|host|owner|sponsor|supervisor|madam|uncle|friend|contact|recruiter)`,
    ],
  ],
  [
    'looks',
    [
      `(?:send|upload|post|attach|include|share|bring|drop|text|forward|snap|tek|take|need|want)${gap(4)} selfies?|mirror selfies?|(?:see|show)(?: [a-z]{1,20}){0,2} (?:what|how) (?:you|yuh) (?:look|stay|shape|fit|move)|(?:in|wear|wearing) (?:a |an |your |yuh )?2 ?piece(?! (?:meal|chicken|suit))|(?:wear|wearing)${gap(2)} (?:see through|mesh|sheer|fishnet|string)|(?:who|girls?|ladies|you|yuh|must|haffi|fi) look (?:best|good|hot|sexy|sweet)`,
      `${your} (?:shape|figure|curves|physique|bust|waist|hips|bosom|breasts?)|(?:judge|see|check|view|assess|show|suit|rate)${gap(3)} ${your} (?:body|legs|skin)|${your} body (?:suit|fit|must|type|shape|right)`,
      `(?:guide|hold|strike|do|practi[sc]e|teach|some|sexy|different)(?: [a-z]{1,20}){0,1} (?:poses?|posing)|private (?:set|photo|pose|modell?ing|casting)`,
      `(?:${you}|applicants?|girls?|ladies)(?: (?:will|wi|a go|must|fi|to|haffi|can|get|gets)){0,2} try on`,
      `(?:flat|nice|toned) (?:stomach|belly|tummy)|(?:pretty|sexy|cute|attractive|hot|good looking|gorgeous|handsome)(?: [a-z]{1,20}){0,1} (?:teens?|youths?|yutes?|person|people|staff|talent|faces?|models?|ones)(?! skills)`,
      `dress(?:ed)? (?:likkle|lickle|little|skimpy|sexy|tight|short|hot|revealing|nice and sexy)|costumes?(?: is| are)? (?:small|likkle|lickle|tiny|skimpy|brief)|(?:skimpy|revealing|sexy|tiny) (?:costumes?|dress|outfits?|clothes|shorts|skirts?|uniforms?)`,
      `(?:slim|curvy|thick|coca cola(?: bottle)?|petite|busty|shapely|hour ?glass|pretty|brownings?)(?: [a-z]{1,20}){0,3} (?:first pick|preferred|get (?:first|more|pick)|gets? (?:first|more|pick)|a plus)|coca cola (?:bottle )?(?:shape|body|figure)`,
      `(?:waist|bust|hips?) (?:bust |waist |hips? |and ){1,3}size`,
      `(?:girls?|gurls?|gyals?|gals|young (?:ladies|women)|boys|bwoys) (?:only|alone|preferred|fi apply)|(?:only|just|strictly) (?:girls|gyals?|gals|young ladies)(?! and| or)`,
      `(?:looking for|want|wants|wanted|need|needs|seeking|hiring|prefer)(?: [a-z]{1,20}){0,2} young (?:lady|ladies|woman|women)(?! (?:and|or|n) )`,
    ],
  ],
  [
    'fee',
    [
      `(?:contribution|top ?up|registration|paper ?work|joining|collection|token|pledge)(?: (?:money|ting|thing))?(?: (?:of|is|worth|a|at|just|only|small|jmd|jm|j)){1,4} \\d{3,9}`,
      `cover${gap(3)} (?:registration|paper ?work|processing|background check|badge|application)`,
      `(?:training|starter|medical|uniform|manual|badge|id|registration|application)(?: (?:pack|package|kit|form|book|card|money)) (?:costs?|is|a|at|for) \\d{3,6}|paid for with us|payable (?:on (?:day 1|the first day|signing|arrival)|before|in advance)|(?:put|throw|chip|pay|bring|send|drop)(?: (?:in|down|up|us|we|mi|a)){0,2} \\d{1,3} bills`,
      `no (?:contribution|deposit|payment|fee|cash|pay|money|receipt) no (?:badge|job|work|wuk|start|interview|training|slot|spot|uniform|shirt)`,
      `(?:get|got|give|gi|refund|come|receive)(?: ${you})?(?: (?:it|dat|that|di money|the money|every cent))? back (?:inna|in|from|with|wid|out of|pon)(?: ${your}| the| di)? (?:first|1 st|1st|pay|salary|cheque)`,
      `(?:it|money|dat|that|funds|cash) (?:will |wi |a go )?(?:double|triple|multiply)s?|double (?:your|yuh) money|invest${gap(3)} \\d{1,9}|(?:send|show|bring|upload|attach|include)${gap(2)} (?:proof of (?:payment|deposit|transfer)|payment (?:slip|receipt|screenshot))|(?:small|lickle|likkle|little) (?:something|ting|smalls|change) (?:for|fi) (?:the|di) (?:man|lady|boss|supervisor|guard|manager|person)|(?:money|payment|fee) must (?:pay|paid|come) first`,
      `pay (?:di|the|wi|our|mi) (?:supervisor|manager|agent|recruiter|boss|coordinator|team leader|hr|secretary|lady|trainer)`,
      `(?:send|buy|bring|drop|forward|text)${gap(3)} (?:top ?up|digi credit|flow credit|(?:digi|digicel|flow) (?:card|voucher|credit))`,
      `(?:through|via|by|pon|tru|use) w u|scratch off|(?:gi|give|send|text|read)${gap(2)} (?:the|di) code${gap(2)} (?:card|back|orientation|interview)`,
    ],
  ],
  [
    'bank-account',
    [
      `(?:pass|send|forward|transfer|hand|bring|wire|tun over|turn over|western|refund|return)(?: (?:on|along|over|it|mi|me|us|wi|back)){0,2} (?:the |di )?(?:rest|balance|remainder)`,
      `(?:in|inna|under) ${your} (?:own )?(?:name|id|trn)|(?:wid|with|use|using|pon|on) ${your} own (?:name|id|trn|address|account)`,
      `receive (?:it|money|cash|funds|dem|payments?|claims?)(?: [a-z]{1,20}){0,2} (?:fi|for|on behalf of|pon behalf) (?:dem|them|him|her|us|we|wi|old|clients?|winners?|people|others)`,
      `(?:claim|prize|lottery|winning|sweepstakes?) (?:money|cash|funds|cheques?)|${your} cut (?:come|is|first|out)`,
      `(?:boxes|box|barrels?|parcels?|packages?)(?: [a-z]{1,20}){0,4} (?:to|a|at) ${your} (?:own |home )?(?:address|house|home|yard)`,
      `open${gap(3)} acc(?:oun)?t${gap(3)} (?:give|hand|send|gi|lend) (?:us|me|mi|we|wi|boss|it)|(?:pay|send|deposit)${gap(3)} by mistake|(?:pick ?up|collect|carry|move|drop)(?: [a-z]{1,20}){0,2} (?:cash|money|funds)(?: [a-z]{1,20}){0,2} (?:from|to) (?:strangers?|people|different|various|unknown)`,
      `hold(?:ing)? (?:money|cash|funds|parcels?|packages?)(?: [a-z]{1,20}){0,2} (?:for|fi|until|till)|re ?label(?:s|l?ing)? (?:it|dem|them|the|di)|change (?:the|di) labels?`,
      `(?:nuh|dont|do not|never|not to|without) open(?:ing)? (?:it|dem|them|(?:the|di) (?:box|bag|parcel|package|envelope))`,
    ],
  ],
  [
    'secrecy',
    [
      `(?:${not}|no) ask(?: [a-z]{1,20}){0,4} questions?|no questions asked|nuh ask nutt?[ei]n`,
      `1 way (?:ticket|flight|fare|trip|plane)|1 way to ${countries}|travel to (?:the )?${countries}|(?:work|works?|jobs?|gigs?|contracts?|season|positions?|opportunity|opportunities) (?:in|inna|a) (?:the |di )?${countries}|${not} (?:mention|talk bout)|all travel (?:paid|covered|free)`,
      `tell (?:immigration|customs|airport|(?:di|the) (?:officer|border|airport|embassy))|(?:immigration|customs|embassy)(?: [a-z]{1,20}){0,3} (?:holiday|vacation|visiting|tourist)`,
      `(?:boss(?: ?man)?|we|wi|manager|agent|agency|company|owner|madam|i|mi)(?: will| wi)? (?:keep|hold)s?(?: on to)?(?: (?:di|the|your|yuh|all)){0,2} (?:travel|work|passports?)(?: ?(?:papers|documents|passports?))?`,
      `debts?(?: [a-z]{1,20}){0,4} (?:out of|from|off) (?:${your} )?(?:pay|salary|wages)|(?:work|pay) (?:it |di debt |the debt |off |back ){1,2}when ${you} (?:land|reach)|when ${you} land`,
      `${countries} (?:a call|is calling|calling)|(?:${not}|without) need (?:di |the |any )?(?:ministry|government|embassy)`,
      `(?:just|only|jus) (?:bring|pack|carry|walk with) ${your} (?:grip|bag|suit ?case|clothes|passport|self|tooth ?brush)|leave (?:within|inside|in) (?:the|di|a) (?:week|month)`,
    ],
  ],
]
