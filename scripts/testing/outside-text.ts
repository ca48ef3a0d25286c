import { urgesHarm } from '#domain/harm-urged.ts'
import { helpFor } from '#domain/help-card.ts'
import { numberIn, plainAnswer, saysTheSame } from '#domain/answer-text.ts'
import { cardsNamedIn } from '#domain/cards.ts'
import { dayOf } from '#domain/day.ts'
import { crisisIn } from '#domain/crisis-words.ts'
import { unsafeIn } from '#domain/draft-safety.ts'
import { emailMatchOf } from '#domain/email-domain.ts'
import { topicOf } from '#domain/guide-topics.ts'
import { foldedLetters, foldedWords } from '#domain/folded-text.ts'
import { withoutIdentity } from '#domain/identity.ts'
import { typedCode } from '#domain/link-code.ts'
import { blocksOf } from '#domain/markdown.ts'
import { levelFrom } from '#domain/matching.ts'
import { roomFrom } from '#domain/meeting-room.ts'
import { saysWhatIsSearched } from '#domain/course-search.ts'
import { isMashed, missingFrom, wordsIn } from '#domain/written-work.ts'
import { skillsIn, skillsOf } from '#domain/opening-skills.ts'
import { kindFrom } from '#domain/opportunity.ts'
import { payIn } from '#domain/pay.ts'
import { placeFrom } from '#domain/place.ts'
import { bareLetters, isBlank, plainLetters } from '#domain/plain-letters.ts'
import { profileInput } from '#domain/profile-input.ts'
import { displayNameFromEmail, expertiseFrom, firstName, nameAndInitial } from '#domain/profile.ts'
import { promptGuard } from '#domain/prompt-guard.ts'
import { plainQuestion, questionIn, searchWordsOf } from '#domain/question-words.ts'
import { isForAdults } from '#domain/adult-work.ts'
import { privateHomeIn } from '#domain/interview-wording.ts'
import { warningsIn } from '#domain/red-flags.ts'
import { skillsInStruggle } from '#domain/struggle.ts'
import { waysToReachIn } from '#domain/ways-to-reach.ts'
import { plainWords, stemsOf } from '#domain/word-stems.ts'
import { openingsInFile } from '#server/feeds/import-file.ts'
import { canonicalLink, safeLink } from '#server/feeds/link.ts'
import { likenessOf } from '#server/feeds/normalise.ts'
import { plainLine, plainText } from '#server/feeds/plain-text.ts'
import { dayIn, postedDayFrom } from '#server/feeds/relative-day.ts'

const today = dayOf(new Date('2026-11-20T15:00:00Z'))
const candidates = [{ kind: 'course' as const, id: 'a', title: 'Money for beginners' }]
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
  saysTheSame: (text) => saysTheSame(text, ['Kingston']),
  wordsIn,
  isMashed,
  missingFrom: (text) => missingFrom(text, { minWords: 15 }),
  saysWhatIsSearched: (text) => saysWhatIsSearched(text, 'cv'),
  searchedFor: (text) => saysWhatIsSearched('My CV', text.slice(0, 80)),
  cardsNamedIn: (text) => cardsNamedIn(text, candidates),
  topicOf,
  searchWordsOf,
  questionIn,
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
  openingsInFile,
  openingsInJson: (text) => openingsInFile(JSON.stringify([{ title: text, description: text }])),
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
