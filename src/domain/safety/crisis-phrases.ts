/** Not, can not. Patois "no", "noh" and "don" before a verb are "nuh" already: `plainWords`. */
export const not =
  '(?:dont|don t|do not|didnt|doh|nuh|no longer|nah|na|not|cant|can t|cannot|cyaan|cyan|cyah|caan)'

/** After "live": a place, company or "music", which means it is not about wanting to live. */
export const elsewhere =
  ' (?:(?:in|on|at|with|wid|inna|ina|pan|pon|a|ah)(?! (?:(?:this|dis|the|di|my|mi|so|such)? ?(?:world|earth|life|lie|pain|fear|hell|body|skin|myself|mi ?self|shame|it)|(?:(?:\\w+ )?(?:day|minute|second|hour|week|month|year)))(?= |$))|near|nearby|abroad|far|off|alone|by|under|from|outside|here|there|dere|deh|yah|yahso|without|widout|up to|downtown|uptown|overseas|foreign|next (?:to|door)|like (?:my|mi|a|an|the|di|that|dat|him|her|dem|them)|chat|feed|class|video|stream\\w*|music|sound|event|events|tv|band|show)(?= |$)'

/** People who care for somebody or live with them. */
export const family =
  '(?:mother|ma+d+ah?|mom+y?|mum+y?|mama|mumma|father|fa+d+ah?|dad|daddy|puppa|papa|parents?|step ?\\w+|aunt|auntie|aunty|uncle|unc|granny|grand ?\\w+|guardian|sister|brother|bredda|cousin|boyfriend|girlfriend|baby ?\\w+|landlord|family|foster \\w+|they|dem|he|him|she)'

/** After "cut me", "kick me" or "hit me": what a boss, a school or a bank does without a blow. */
export const noBlow =
  '(?! (?:pay|wages?|salary|money|hours?|shifts?|days|commission|overtime|tips?|hair|locks?|locs?|dreads?|dreadlocks?|afro|plaits?|nails?) | (?:wid|with) (?:a |an |the |di |more |extra |another )?(?:tax|taxes|charges?|fees?|fines?|interest|deductions?|warning) | out (?:a |of |from |off |outa |offa )?(?:di |the |my |mi |that |dat )?(?:class|school|college|course|program\\w*|job|wuk|work|team|group|chat|exam|heart) )'
