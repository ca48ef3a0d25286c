import { beforeAll, expect, test } from 'vitest'
import { newUserId } from '../accounts/new-user-id.ts'
import type { Content } from '../content/load-content.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import { syncGuide } from './sync.ts'
import { guideAnswer } from './queries.ts'
import { findPassages } from './search.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

/** Typical questions, and the passages that someone who knows the content would suggest. */
const typicalQuestions: readonly (readonly [question: string, subjects: readonly string[]])[] = [
  [
    'How do I write a résumé with no work experience?',
    ['resume', 'job-search-find-it-apply-stay-safe/one-page-all-true'],
  ],
  [
    'should i put my photo on my cv',
    ['resume', 'job-search-find-it-apply-stay-safe/one-page-all-true'],
  ],
  [
    'How do I get ready for an interview?',
    ['job-search-find-it-apply-stay-safe/tell-it-with-star', 'interview-outfit'],
  ],
  ['What do I wear to an interview?', ['interview-outfit']],
  ['How do I spot a job scam?', ['job-search-find-it-apply-stay-safe/red-flags']],
  ['How do I get a TRN?', ['trn']],
  ['how much is a food handlers permit', ['food-permit-fee']],
  ['how do I open a bank account', ['bank-account']],
  ['student loan', ['slb-student-loan']],
  [
    'I have no CSEC passes, what can I do?',
    [
      'career-development-map-your-next-move/roads-after-high-school',
      'career-development-map-your-next-move/subjects-and-roads',
    ],
  ],
  ['What is PAYE?', ['paye-rate', 'personal-finance-money-moves/from-gross-to-net']],
  ['how can I be a web developer', ['junior-web-developer']],
  ['how to learn to code on my phone', ['programming-code-from-your-phone']],
  [
    'how do I save money each month',
    [
      'budgeting-the-j-dollar-way/four-week-budget',
      'budgeting-the-j-dollar-way/save-first-then-spend',
    ],
  ],
  [
    'how do I ask someone to be my mentor',
    ['mentorship-find-a-guide-be-a-guide/write-to-a-mentor'],
  ],
  ['what is compound interest', ['investment-grow-it-slow/interest-on-interest']],
  ['how do I handle conflict in my team', ['teamwork-better-together/five-calm-steps']],
  ['what is NVQ-J level 3', ['nvqj-level-3', 'career-development-map-your-next-move/nvqj-levels']],
  [
    'what if someone threatens to share my picture',
    ['online-presence-your-name-online/if-someone-threatens'],
  ],
  ['how to give a presentation', ['communication-speak-so-people-act']],
  ['Am I too young to work?', ['work-age-general', 'work-age-never']],
  ['how do I write an email to a manager', ['communication-speak-so-people-act/email-anatomy']],
  ['Which training programmes are free?', ['heart-skills-training', 'heart-sl-top']],
]

test.each(typicalQuestions)(
  '"%s" finds a suggested passage among the first three',
  async (question, suggestions) => {
    const passages = (await findPassages(app.services.db, question)).slice(0, 3)
    const subjects = passages.map(({ subject }) => subject)
    expect([
      question,
      subjects.some((subject) => suggestions.some((part) => subject.startsWith(part))) || subjects,
    ]).toEqual([question, true])
  },
)

test.each(['What is the capital of France?', 'asdf qwer', '', '???', '& | ! ( ) :*'])(
  '"%s" finds no passage',
  async (question) => {
    expect(await findPassages(app.services.db, question)).toEqual([])
  },
)

test.each(["'; drop table guide_words; --", "it's & 'quoted' | \\ words:*"])(
  'query language in "%s" is treated as plain text',
  async (question) => {
    await findPassages(app.services.db, question)
    expect(await findPassages(app.services.db, 'TRN')).not.toEqual([])
  },
)

test('no passage contains the explanation of a quiz or an exercise', async () => {
  const rows = await app.services.db.selectFrom('guide_passages').select(['body', 'link']).execute()
  const text = rows.map(({ body }) => body).join('\n')
  const items = app.services.content.courses.flatMap(({ sections }) =>
    sections.flatMap((section) => section.items),
  )
  const keys = items.flatMap((item) => {
    if (item.type === 'exercise') return [item.exercise.explanation]
    return item.type === 'quiz' ? item.questions.map(({ explanation }) => explanation) : []
  })
  expect(keys.length).toBeGreaterThan(100)
  expect(keys.filter((key) => key !== undefined && text.includes(key))).toEqual([])
})

test('every link in an answer is one of our pages or an official site from our content', async () => {
  const known = JSON.stringify(app.services.content)
  const sources = { ...app.services, now: app.services.now() }
  const asker = { userId: newUserId(), role: 'guardian', adult: true } as const
  const allLinks: string[] = []
  for (const [question] of typicalQuestions) {
    const { text } = await guideAnswer(sources, asker, question)
    const links = Array.from(text.matchAll(/\]\(([^)]+)\)/g), ([, link = '']) => link)
    allLinks.push(...links)
  }
  expect(allLinks.length).toBeGreaterThan(15)
  expect(allLinks.filter((link) => !link.startsWith('/') && !known.includes(link))).toEqual([])
})

test('changed content is found immediately, and removed content is no longer found', async () => {
  const { content, transaction, db } = app.services
  const facts = [
    { ...content.facts[0], id: 'moon-wage', label: 'Wage on the moon', value: 'J$1' },
  ] as Content['facts']
  await syncGuide({ ...app.services, content: { ...content, facts }, transaction })
  expect((await findPassages(db, 'How much is the wage on the moon?'))[0]?.subject).toBe(
    'moon-wage',
  )
  await syncGuide(app.services)
  expect(await findPassages(db, 'moon')).toEqual([])
})
