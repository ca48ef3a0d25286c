import { intentIndexOf } from '#domain/guide/intent-index.ts'
import { wordVectorsFrom } from '#domain/guide/word-vectors.ts'
import { intentsFrom } from '#domain/guide/intents.ts'
import { keyOf, outcomeFor } from '#domain/guide/outcome.ts'
import { urgesHarm } from '#domain/safety/harm-urged.ts'
import { helpFor } from '#domain/safety/help-card.ts'
import { numberIn, plainAnswer, isSameAnswer } from '#domain/learning/answer-text.ts'
import { cardsNamedIn } from '#domain/learning/cards.ts'
import { dayOf } from '#domain/day.ts'
import { crisisIn } from '#domain/safety/crisis-words.ts'
import { unsafeIn } from '#domain/safety/draft-safety.ts'
import { emailMatchOf } from '#domain/people/email-domain.ts'
import { foldedLetters, foldedWords } from '#domain/text/folded-text.ts'
import { withoutIdentity } from '#domain/safety/identity.ts'
import { typedCode } from '#domain/people/link-code.ts'
import { blocksOf } from '#domain/text/markdown.ts'
import { levelFrom } from '#domain/openings/matching.ts'
import { roomFrom } from '#domain/mentoring/meeting-room.ts'
import { matchesSearch } from '#domain/learning/course-search.ts'
import { isMashed, missingFrom, wordsIn } from '#domain/learning/written-work.ts'
import { skillsIn, skillsOf } from '#domain/openings/opening-skills.ts'
import { kindFrom } from '#domain/openings/opening.ts'
import { writtenDay } from '#domain/openings/written-day.ts'
import { payIn } from '#domain/openings/pay.ts'
import { placeFrom } from '#domain/openings/place.ts'
import { bareLetters, isBlank, plainLetters } from '#domain/text/plain-letters.ts'
import { profileInput } from '#domain/people/profile-input.ts'
import {
  displayNameFromEmail,
  expertiseFrom,
  firstName,
  nameAndInitial,
} from '#domain/people/profile.ts'
import { promptGuard } from '#domain/learning/prompt-guard.ts'
import { plainQuestion, searchWordsOf } from '#domain/text/question-words.ts'
import { isForAdults } from '#domain/openings/adult-work.ts'
import { privateHomeIn } from '#domain/openings/interview-wording.ts'
import { warningsIn } from '#domain/safety/red-flags.ts'
import { skillsInStruggle } from '#domain/learning/struggle.ts'
import { waysToReachIn } from '#domain/safety/ways-to-reach.ts'
import { plainWords, stemsOf } from '#domain/text/word-stems.ts'
import { openingsInFile } from '#server/feeds/import-file.ts'
import { canonicalLink, safeLink } from '#server/feeds/link.ts'
import { likenessOf } from '#server/feeds/normalise.ts'
import { plainLine, plainText } from '#server/feeds/plain-text.ts'
import { dayIn, postedDayFrom } from '#server/feeds/relative-day.ts'

const today = dayOf(new Date('2026-11-20T15:00:00Z'))
const candidates = [{ kind: 'course' as const, id: 'a', title: 'Money for beginners' }]
const intents = intentIndexOf(
  intentsFrom([
    {
      id: 'trn',
      group: 'documents',
      title: 'How do I get a TRN?',
      topic: 'law',
      asked: ['how do i get a trn', 'trn number apply', 'weh mi fi get mi trn'],
      do: [],
      programmes: [],
      related: [],
      answer: 'Take the form to a tax office.',
      parts: { Cost: 'It is free.' },
      details: [],
    },
  ]),
  ['The words of a lesson'],
  wordVectorsFrom(['work', 'tax'], new Int8Array([1, 2, 3, 4])),
)
const guard = promptGuard('One two three four five six seven eight nine ten eleven twelve.')
const profile = profileInput.mentor

/** Every function that reads untrusted text: from people, from feeds and files, and from a model. */
export const readers: Readonly<Record<string, (text: string) => unknown>> = {
  plainLetters,
  bareLetters,
  privateHomeIn,
  isBlank,
  crisisIn,
  urgesHarm,
  helpFor: (text) => helpFor(text, 'minor', []),
  skillsInStruggle: (text) => skillsInStruggle(text, () => 0),
  plainWords,
  stemsOf,
  waysToReachIn,
  unsafeIn: (text) => unsafeIn(text, new Set(['heart-nta.org'])),
  withoutIdentity: (text) => withoutIdentity(text, ['Tevin Brown', text.slice(0, 80)]),
  promptGuard: (text) => [guard.leaks(text), guard.watch().add(text)],

  plainAnswer,
  numberIn: (text) => numberIn(text, 'hours'),
  isSameAnswer: (text) => isSameAnswer(text, ['Kingston']),
  wordsIn,
  isMashed,
  missingFrom: (text) => missingFrom(text, { minWords: 15 }),
  matchesSearch: (text) => matchesSearch(text, 'cv'),
  searchedFor: (text) => matchesSearch('My CV', text.slice(0, 80)),
  cardsNamedIn: (text) => cardsNamedIn(text, candidates),
  guideOutcome: (text) => keyOf(outcomeFor(text, { answered: 'trn', offered: [text] }, intents)),
  searchWordsOf,
  plainQuestion,
  blocksOf,
  foldedWords: (text) => foldedWords(foldedLetters(text)),
  warningsIn: (text) =>
    warningsIn({ title: 'Cashier', description: text, hasLink: false, ownPosting: true }, 16_000),
  isForAdults: (text) =>
    isForAdults({ title: text, description: text, duration: text, place: 'Kingston' }),
  payIn,
  placeFrom,
  kindFrom: (text) => kindFrom([text]),
  levelFrom: (text) => levelFrom(text, text),
  skillsIn,
  skillsOf: (text) => skillsOf([text]),
  plainText,
  plainLine,
  openingsInFile: (text) => openingsInFile(text, today),
  writtenDay,
  openingsInJson: (text) =>
    openingsInFile(JSON.stringify([{ title: text, description: text }]), today),
  link: (text) => safeLink(`https://example.com/${text}`),
  canonicalLink: (text) => canonicalLink(safeLink(`https://example.com/${text}`) ?? 'https://a.jm'),
  likenessOf: (text) => likenessOf(text, text, text),
  postedDayFrom: (text) => postedDayFrom(text, today),
  dayIn,
  emailMatchOf: (text) => emailMatchOf({ email: text, confirmed: true }, `https://${text}`),
  profile: (text) =>
    profile.safeParse({ displayName: text, bio: text, company: text, expertise: text }),
  checkedOfMentor: (text) =>
    profile.safeParse({ phone: text, linkedin: text, reference1Contact: text }),
  checkedOfBusiness: (text) =>
    profileInput.business.safeParse({ phone: text, registrationNumber: text }),
  displayNameFromEmail,
  expertiseFrom,
  firstName,
  nameAndInitial,
  roomFrom,
  typedCode,
}
