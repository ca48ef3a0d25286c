import type { BusinessHome } from '#contract/businesses.ts'
import { plural } from '#domain/text/plural.ts'

/** One opening on the home of a business, with everything that it asks for. */
export interface OpeningNeeds {
  id: string
  title: string
  page: 'posting' | 'applicants'
  /** The most urgent first. */
  words: string[]
  /** The last day to apply, when it is close. */
  deadline: string | undefined
}

/** Each opening that needs the business once, with all reasons; people who wait come before texts. */
export function needsByOpening(
  needs: BusinessHome['needs'],
  verified: boolean,
): readonly OpeningNeeds[] {
  const openings = new Map<string, OpeningNeeds>()
  function add(opening: { id: string; title: string }, page: OpeningNeeds['page'], words: string) {
    const { id, title } = opening
    const known = openings.get(id)
    if (known === undefined)
      openings.set(id, { id, title, page, words: [words], deadline: undefined })
    else known.words.push(words)
  }

  for (const opening of needs.unread) {
    const people = plural(opening.count, 'new applicant')
    if (verified) add(opening, 'applicants', people)
    else add(opening, 'posting', `${people}, which you can read once you are verified`)
  }
  for (const opening of needs.otherTimes) {
    const { count } = opening
    add(opening, 'applicants', plural(count, 'asks for other times', 'ask for other times'))
  }
  for (const opening of needs.closedWaiting) {
    // The new ones are counted already.
    if (needs.unread.some(({ id }) => id === opening.id)) continue
    const people = plural(opening.count, 'person still waits', 'people still wait')
    add(opening, 'applicants', `Closed, but ${people} for an answer`)
  }
  for (const opening of needs.held) add(opening, 'posting', 'Held back. See why.')
  for (const { id, title, deadline } of needs.closingSoon) {
    const known = openings.get(id)
    if (known === undefined) openings.set(id, { id, title, page: 'posting', words: [], deadline })
    else known.deadline = deadline
  }
  // What is new at one of these stands with it, and not a second time under New.
  for (const { id, ...counts } of needs.answered)
    openings.get(id)?.words.push(answeredWords(counts))
  return [...openings.values()]
}

/** '1 accepted your offer, 2 withdrew' */
export function answeredWords(
  counts: Omit<BusinessHome['needs']['answered'][number], 'id' | 'title'>,
): string {
  const { accepted, turnedDown, withdrawn } = counts
  const words = [
    accepted > 0 && `${accepted} accepted your offer`,
    turnedDown > 0 && `${turnedDown} declined your offer`,
    withdrawn > 0 && `${withdrawn} withdrew`,
  ]
  return words.filter(Boolean).join(', ')
}
