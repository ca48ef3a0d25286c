import { beforeAll, describe, expect, test } from 'vitest'
import { suggestedQuestions } from '#domain/learning/advisor.ts'
import { answerAskedFor } from '#domain/text/asked-often.ts'
import { newUserId } from '../accounts/new-user-id.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import { guideAnswer } from './queries.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

/** Questions as young people in Jamaica type them, by the id of their authored answer. */
const commonQuestions = {
  'heart-sign-up': ['What is HEART and how do I sign up?', 'how mi fi join HEART'],
  'work-age': [
    'How old do I have to be to work?',
    'how old yuh haffi be fi get work',
    'I am 14 can I get a summer job',
    'can a 15 year old work at a supermarket',
  ],
  'minimum-wage': ['What is the minimum wage in Jamaica?', 'how much is minimun wage a week'],
  'what-a-job-pays': [
    'how much do security guards make',
    'How much does a call center job pay?',
    'what salary should i ask for',
  ],
  trn: ['How do I get a TRN?', 'weh mi get TRN from'],
  nis: ['what is NIS and do I need it', 'how mi get mi NIS number'],
  nht: ['what is NHT'],
  tax: ['do i have to pay tax', 'how much tax will they take from my pay', 'What is PAYE?'],
  cv: ['How do I write a CV?'],
  'cv-no-experience': [
    'how fi write a resume when mi neva work yet',
    'what to put on cv with no experience',
    'How do I write a résumé with no work experience?',
  ],
  'work-no-experience': [
    'how do i get work with no experience',
    'no experience but i need a job asap',
  ],
  interview: [
    'How do I get ready for an interview?',
    'what questions will they ask me in a job interview',
    'mi nervous bad bout mi interview tomorrow',
  ],
  'interview-wear': ['wah fi wear to interview'],
  'about-yourself': ['how do i answer tell me about yourself'],
  'failed-csec': [
    'I fail all mi CXC dem, mi life done',
    'I didnt get any CSEC subjects what can I do',
    'mi mash up mi cxc, mi feel like giving up',
  ],
  resit: ['can i resit CXC'],
  scam: [
    'somebody on whatsapp ask me fi pay $5000 fi a job is it real',
    'how to know if a job is a scam',
    'a lady on instagram say she have cruise ship work but mi fi pay for training first',
  ],
  'bank-details-asked': ['they want my bank account number before interview'],
  'not-paid': ['mi boss nah pay mi wah mi fi do', 'boss owe mi two week pay'],
  'unfair-boss': ['mi supervisor keep touching me'],
  'bank-account': ['can i open a bank acount at 16'],
  'food-permit': ['how much food handlers permit cost'],
  trade: ['i want to be a electrician how do i start'],
  'summer-work': ['where can i find summer work in mobay'],
  'trouble-at-home': ['mi waan run weh from home'],
  'school-costs': [
    'my mother lose her job and we cant pay my CSEC fees',
    'mommy nuh have no money fi mi school book',
    'how do I apply for PATH',
    'my father lost his job and I might have to leave school',
    'mi cyaan afford bus fare fi go a school',
    'we have no money for uniform',
    'can the government help with exam fees',
  ],
  'student-loan': ['is there help to pay for college'],
  'health-subjects': [
    'wah subject mi need fi do nursing',
    'what subjects do I need to become a doctor',
    'how do I become a pharmacist',
    'I want to be a vet what should I study',
  ],
  'career-subjects': [
    'which subjects for law',
    'wah subject fi tek fi engineering',
    'subjects to be a teacher',
    'what csec subjects do I need for accounting',
    'what subjects do pilots need',
    'what subjects for architecture',
  ],
} as const

test.each(
  Object.entries(commonQuestions).flatMap(([id, questions]) =>
    questions.map((question) => [question, id] as const),
  ),
)('"%s" is answered with the authored answer %s', (question, id) => {
  expect(answerAskedFor(question, app.services.content.answers)?.id).toBe(id)
})

test.each([
  'What should I do next?',
  'Which career path fits my skills?',
  'What papers do I need for my first job?',
  'How am I doing?',
  'Are there any part-time jobs in Kingston?',
  'Find me an internship',
  ...suggestedQuestions('guardian').slice(0, 4),
])('"%s" has no authored answer, so that it is answered from current data', (question) => {
  expect(answerAskedFor(question, app.services.content.answers)).toBeNull()
})

describe('the guide’s answer', () => {
  const ask = async (question: string) => {
    const sources = { ...app.services, now: app.services.now() }
    const asker = { userId: newUserId(), role: 'student', adult: false } as const
    return guideAnswer(sources, asker, question)
  }

  test('gives the date of a figure', async () => {
    const { text } = await ask('What is the minimum wage?')
    expect(text).toContain('J$425 an hour')
    expect(text).toContain('1 July 2026')
    expect(text).not.toContain('Dated fact')
  })

  test('contains the result of a calculation', async () => {
    expect((await ask('What is 15% of 2400?')).text).toContain('**360**')
    expect((await ask('how much is 40 hours at minimum wage')).text).toContain('J$17,000')
  })

  test('about money for school names people and offices, and does not mention scams', async () => {
    const { text } = await ask('my mother lose her job and we cant pay my CSEC fees')
    expect(text).toContain('PATH')
    expect(text).toContain('guidance counsellor')
    expect(text).not.toContain('real employer')
  })

  test('about subjects for nursing admits that there is no list, and names where to ask', async () => {
    const { text } = await ask('wah subject mi need fi do nursing')
    expect(text).toContain('We have no health path on Upful yet')
    expect(text).toContain('UWI School of Nursing')
    expect(text).toContain('HEART')
  })

  test('to a worried student begins with a kind line, then gives their options', async () => {
    const { text, cards } = await ask('I fail all mi CXC dem, mi life done')
    expect(text).toMatch(/^That sounds heavy/)
    expect(text).toContain('/helplines')
    expect(text).toContain('Sit them again')
    expect(cards.map(({ kind }) => kind)).toContain('opening')
  })

  test.each([
    'what is the weather tomorrow',
    'who is the prime minister of jamaica',
    'what is photosynthesis',
  ])('to "%s" says that it is not sure, and names someone to ask', async (question) => {
    const { text, cards } = await ask(question)
    expect(text).toMatch(/^I am not sure about that one/)
    expect(text).toContain('guidance counsellor')
    expect(cards).toEqual([])
  })

  test('states a fact as a sentence, and only links to other passages', async () => {
    const { text } = await ask('how long does an SL-TOP placement last')
    expect(text).toMatch(/An SL-TOP placement lasts up to one year\. \(As of 20 November 2026\.\)/)
    expect(text).not.toContain('|')
    expect(text).not.toContain('Source:')
  })
})
