import type { CrisisKind } from './crisis-words.ts'

/** Words in this order, with at most a few other words between them. */
interface Idea {
  kind: CrisisKind
  says: readonly RegExp[]
  /** The maximum number of words from the first to the last. */
  within: number
  /** It is everyday talk if one of these words is close by. */
  unless?: RegExp
}

const words = (list: string) => new RegExp(`^(?:${list.trim().split(/\s+/).join('|')})$`)

const me = words('me mi my i im')
const myself = words('myself myslef mysef miself meself')
const own = words('my mi me')
const self = words('self')
const harm =
  words(`cut cuts cutting cutn slash slit stab burn burning bun hurt hurting harm harming hang
  heng hanging drown drowning choke starve starving kill killing shoot poison`)
const accident =
  words(`shaving cooking kitchen knife slack accident accidentally playing football practice
  barber barbershop salon cleaning gym fell falling slip slipped stove iron grass cable off out laugh hair nails paper work
  class training study studying lifting trying`)
const cannot = words('cant cannot cyaan cyah caan cah couldnt cyan cya')
const bear = words('take tek bear manage handle do deal cope endure')
const all = words('it this dis life everything everyting evrything none')
const longer = words('more anymore again longer nomore nuhmore')
const task =
  words(`class maths math english lesson course quiz job work boss shift customer customers heat sun
  homework sba exam traffic song food pepper teacher phone game bus`)
const point = words('point reason purpose use sense')
const living = words('living life livin live alive exist existing here')
const hate = words('hate hating hates despise')
const wish = words(
  `want wants wanted wanna wan waan wah wish rather could hope feel going gonna just jus`,
)
const vanish = words('disappear dissapear disapear dissappear vanish')
const things =
  words(`money pay salary allowance cash file files post posts message messages social media
  instagram tiktok facebook`)

const elder =
  words(`uncle unc stepfather stepdad stepfada stepfaada stepmother father fada faada dad daddy puppa papa
  grandfather grandpa coach pastor bishop deacon teacher sir principal boss manager supervisor landlord
  mentor godfather cousin brother bredda neighbour neighbor taximan driver man guy boyfriend`)
const bother = words(
  'trouble troubling troublin troubles interfere interfering interfered molest fool fooling',
)
const contact = words(
  'message messages messaging text texts texting inbox inboxing dm dms calling follow following',
)
const scared = words('scared scare fraid afraid frighten frightened')
const intimate = words('body sexy nude nudes naked kiss underwear panty breast breasts bed')
const writing = words('paragraph essay letter email emails report cv resume')
const hits = words('hit hits hitting beat beats beating lick licks box boxes slap slaps')
const somebody = words('her him them dem')
const game = words('football cricket domino dominoes ludo race game games match chess score')
const workplace = words('interview shift schedule roster uniform exam class test')
const nightly =
  words(`night nights nighttime room bed bedroom sleep sleeping bath bathroom naked body private
  alone inside secret small`)

/** What patterns of whole phrases miss: ideas said in any words between them. */
export const crisisIdeas: readonly Idea[] = [
  { kind: 'suicide', says: [harm, myself], within: 2, unless: accident },
  { kind: 'suicide', says: [harm, own, self], within: 3, unless: accident },
  { kind: 'suicide', says: [cannot, bear, all, longer], within: 7, unless: task },
  { kind: 'suicide', says: [point, words('of in to fi'), living], within: 5, unless: task },
  { kind: 'suicide', says: [hate, myself], within: 4 },
  { kind: 'suicide', says: [wish, vanish], within: 5, unless: things },
  { kind: 'abuse', says: [elder, bother, me, nightly], within: 12 },
  { kind: 'abuse', says: [elder, bother, me, words('believe believing')], within: 9 },
  { kind: 'abuse', says: [elder, contact, me, scared], within: 24, unless: workplace },
  { kind: 'abuse', says: [elder, contact, intimate], within: 14, unless: writing },
  { kind: 'abuse', says: [elder, hits, somebody], within: 5, unless: game },
]

/** The kinds of crisis whose idea is expressed in these words, normalized by `plainWords`. */
export function ideasIn(plain: string): Set<CrisisKind> {
  const tokens = plain.split(' ')
  const matches = crisisIdeas.filter((idea) =>
    tokens.some((_, index) => startsAt(idea, tokens, index)),
  )
  return new Set(matches.map(({ kind }) => kind))
}

function startsAt(
  { says, within, unless }: Idea,
  tokens: readonly string[],
  start: number,
): boolean {
  const [first, ...rest] = says
  if (first === undefined || !first.test(tokens[start] ?? '')) return false
  let position = start
  for (const next of rest) {
    const offset = tokens.slice(position + 1, start + within).findIndex((word) => next.test(word))
    if (offset === -1) return false
    position += offset + 1
  }
  const context = tokens.slice(Math.max(0, start - 3), position + 5)
  return unless === undefined || !context.some((word) => unless.test(word))
}
