export const parishes = [
  'Kingston',
  'St. Andrew',
  'St. Thomas',
  'Portland',
  'St. Mary',
  'St. Ann',
  'Trelawny',
  'St. James',
  'Hanover',
  'Westmoreland',
  'St. Elizabeth',
  'Manchester',
  'Clarendon',
  'St. Catherine',
] as const
export type Parish = (typeof parishes)[number]

/** Where the work is: in one parish, anywhere in Jamaica, from home, or outside Jamaica. */
export const places = [...parishes, 'islandwide', 'remote', 'abroad'] as const
export type Place = (typeof places)[number]

/** Where the work of one of our own postings can be. */
export const postingPlaces = [...parishes, 'islandwide', 'remote'] as const
export type PostingPlace = (typeof postingPlaces)[number]

/** 'Mandeville, Manchester', as an opening says where it is. */
export function locationOf(place: PostingPlace, town: string): string {
  if (place === 'remote') return 'Remote, Jamaica'
  if (place === 'islandwide') return 'Islandwide, Jamaica'
  return town === '' || plain(town) === plain(place) ? `${place}, Jamaica` : `${town}, ${place}`
}

/** The town: the part of a location before its parish. */
export function townIn(location: string, place: Place): string {
  if (place === 'remote' || place === 'islandwide') return ''
  return location
    .split(',')
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '' && plain(piece) !== plain(place) && plain(piece) !== 'jamaica')
    .join(', ')
}

/**
 * Parses a place from free text. A parish's name alone is that parish; next to the name
 * of another country it is not, because Kingston, Manchester and Portland exist elsewhere too.
 */
export function placeFrom(text: string, remote = false): Place {
  const words = plain(text)
  if (remote || /\b(remote|work from home|home based|telecommute)\b/.test(words)) return 'remote'
  if (/\bisland ?wide\b/.test(words)) return 'islandwide'
  const parish = parishIn(words)
  const inJamaica = /\bjamaica\b/.test(words.replaceAll('jamaica queens', ''))
  if (inJamaica || /\bjm\b/.test(words)) return parish ?? 'islandwide'
  return parish !== null && namesNothingElse(text) ? parish : 'abroad'
}

/** The parish or town named in the words, and the words that name it; the longest name wins. */
export function placeIn(text: string): { parish: Parish; words: string } | null {
  const words = plain(text)
  const longestName = [...parishes.map((parish) => [plain(parish), parish] as const), ...towns]
    .filter(([name]) => includesName(words, name))
    .toSorted(([one], [other]) => other.length - one.length)[0]
  return longestName === undefined ? null : { words: longestName[0], parish: longestName[1] }
}

function parishIn(words: string): Parish | null {
  const matches = parishes.filter((parish) => includesName(words, plain(parish)))
  // 'Kingston' is often used for places in St. Andrew; the more specific name wins.
  const exact = matches.find((parish) => parish !== 'Kingston')
  if (exact !== undefined) return exact
  const town = towns.find(([name]) => includesName(words, name))
  return town?.[1] ?? matches[0] ?? null
}

/** Every part between commas is a parish, a town or the region: nothing names another country. */
function namesNothingElse(text: string): boolean {
  return text
    .split(/[,/;|()&]|\band\b/i)
    .map(plain)
    .every((part) => part === '' || knownParts.has(part))
}

function includesName(words: string, name: string): boolean {
  return ` ${words} `.includes(` ${name} `)
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/\bsaint\b/g, 'st')
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/\bparish\b/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

const towns: readonly (readonly [string, Parish])[] = [
  ['new kingston', 'St. Andrew'],
  ['half way tree', 'St. Andrew'],
  ['liguanea', 'St. Andrew'],
  ['constant spring', 'St. Andrew'],
  ['papine', 'St. Andrew'],
  ['mona', 'St. Andrew'],
  ['morant bay', 'St. Thomas'],
  ['port antonio', 'Portland'],
  ['buff bay', 'Portland'],
  ['port maria', 'St. Mary'],
  ['ocho rios', 'St. Ann'],
  ['runaway bay', 'St. Ann'],
  ['browns town', 'St. Ann'],
  ['falmouth', 'Trelawny'],
  ['montego bay', 'St. James'],
  ['mobay', 'St. James'],
  ['lucea', 'Hanover'],
  ['negril', 'Westmoreland'],
  ['savanna la mar', 'Westmoreland'],
  ['black river', 'St. Elizabeth'],
  ['santa cruz', 'St. Elizabeth'],
  ['junction', 'St. Elizabeth'],
  ['mandeville', 'Manchester'],
  ['christiana', 'Manchester'],
  ['may pen', 'Clarendon'],
  ['chapelton', 'Clarendon'],
  ['spanish town', 'St. Catherine'],
  ['portmore', 'St. Catherine'],
  ['old harbour', 'St. Catherine'],
  ['linstead', 'St. Catherine'],
  ['downtown kingston', 'Kingston'],
  ['port royal', 'Kingston'],
]

const knownParts = new Set([
  ...parishes.map(plain),
  ...towns.map(([name]) => name),
  'kgn',
  'wi',
  'w i',
  'west indies',
  'caribbean',
  'hybrid',
  'on site',
  'onsite',
  'office',
])
