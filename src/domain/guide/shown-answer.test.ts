import { expect, test } from 'vitest'
import { questionBack, shownAnswer } from './shown-answer.ts'

const trn = {
  title: 'How do I get a TRN?',
  group: 'documents',
  topic: 'other' as const,
  answer: 'Go to a tax office, which gives it for J$0.00. Take your ID.\n\nIt takes ten minutes.',
  parts: { Cost: 'It is free.' },
}
const outcome = { detail: null, parts: [], onlyAsked: false, sure: true, certain: true, others: [] }

test('a sure answer is shown whole, after what was asked for first', () => {
  expect(shownAnswer(trn, { ...outcome, parts: ['Cost'] })).toEqual({
    texts: ['It is free.', trn.answer],
    closing: null,
    isWhole: true,
  })
})

test('an answer that is not quite certain is whole, under the question that it answers', () => {
  const { texts, isWhole } = shownAnswer(trn, { ...outcome, certain: false })
  expect(texts).toEqual(['I think you are asking:', '**How do I get a TRN?**', trn.answer])
  expect(isWhole).toBe(true)
  const kind = shownAnswer({ ...trn, group: 'talk' }, { ...outcome, certain: false })
  expect(kind.texts).toEqual([trn.answer])
})

test('a likely answer only begins, under the question that it answers', () => {
  const { texts, closing, isWhole } = shownAnswer(trn, { ...outcome, sure: false, certain: false })
  expect(texts).toEqual([
    'I think you are asking:',
    '**How do I get a TRN?**',
    'Go to a tax office, which gives it for J$0.00. Take your ID.',
  ])
  expect(closing).toContain('Tap the question')
  expect(isWhole).toBe(false)
})

test('a likely answer has what was asked for before it begins', () => {
  const { texts } = shownAnswer(trn, { ...outcome, sure: false, certain: false, parts: ['Cost'] })
  expect(texts.slice(2)).toEqual([
    'It is free.',
    'Go to a tax office, which gives it for J$0.00. Take your ID.',
  ])
})

const lost = {
  question: 'What if I lose my TRN card?',
  asked: ['lost trn', 'trn gone', 'mi lose it'],
  answer: 'Ask a tax office for another one.',
}

test('a detail comes before the whole answer, and alone when a message goes on', () => {
  expect(shownAnswer(trn, { ...outcome, detail: lost }).texts).toEqual([lost.answer, trn.answer])
  const goingOn = { ...outcome, detail: lost, onlyAsked: true }
  expect(shownAnswer(trn, goingOn).texts).toEqual([lost.answer])
})

test('a likely detail is shown under its question', () => {
  expect(
    shownAnswer(trn, { ...outcome, detail: lost, sure: false, certain: false }).texts.slice(1),
  ).toEqual(['**What if I lose my TRN card?**', lost.answer])
})

test('a beginning that announces a list has it', () => {
  const answer =
    'Look first under Openings. Use these too:\n\n1. LMIS\n2. The shop itself\n\nAnd ask again.'
  const { texts } = shownAnswer({ ...trn, answer }, { ...outcome, sure: false, certain: false })
  expect(texts.at(-1)).toBe(
    'Look first under Openings. Use these too:\n\n1. LMIS\n2. The shop itself',
  )
  expect(
    questionBack([{ title: 'Who is hiring?', body: 'Say this at the door:\n\n> Good day' }]),
  ).toContain('**Who is hiring?**  \nSay this at the door.\n\n')
})

test('a part that begins with a figure in words begins like a sentence', () => {
  const parts = { 'How long': 'three years for the degree.' }
  const { texts } = shownAnswer({ ...trn, parts }, { ...outcome, parts: ['How long'] })
  expect(texts[0]).toBe('Three years for the degree.')
})

test('a likely answer also says how the others begin that may be meant', () => {
  const nis = {
    title: 'How do I get an NIS number?',
    body: 'Go to any office of the NIS. Take papers.',
  }
  const { texts } = shownAnswer(trn, { ...outcome, sure: false, certain: false, others: [nis] })
  expect(texts.slice(-2)).toEqual([
    'Or do you mean this?',
    '**How do I get an NIS number?**  \nGo to any office of the NIS.',
  ])
})

test('a likely answer about money, law, health or safety says that it may be wrong', () => {
  const { texts } = shownAnswer(
    { ...trn, topic: 'law' },
    { ...outcome, sure: false, certain: false },
  )
  expect(texts[0]).toBe('I may have this wrong. I think you are asking:')
})

test('a likely answer that only says what we do not know has nothing more behind a tap', () => {
  const { texts, closing } = shownAnswer(
    { ...trn, group: 'outside' },
    { ...outcome, sure: false, certain: false },
  )
  expect(texts.at(-1)).toBe('If you meant something else, say it in other words.')
  expect(closing).toBeNull()
})

test('what was asked for after an answer is shown alone', () => {
  const parts = { ...outcome, parts: ['Cost'] as const, onlyAsked: true }
  expect(shownAnswer(trn, parts).texts).toEqual(['It is free.'])
})

test('a question back says how each answer begins, up to its first full stop', () => {
  const own = { title: 'What is my streak?', body: '' }
  expect(questionBack([{ title: trn.title, body: trn.answer }, own])).toBe(
    [
      'I am not sure which of these you mean:',
      '**How do I get a TRN?**  \nGo to a tax office, which gives it for J$0.00.',
      '**What is my streak?**',
      'Tap one for the whole answer, or say it in other words.',
    ].join('\n\n'),
  )
})
