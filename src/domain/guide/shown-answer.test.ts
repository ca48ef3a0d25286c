import { expect, test } from 'vitest'
import { questionBack, shownAnswer } from './shown-answer.ts'

const trn = {
  title: 'How do I get a TRN?',
  group: 'documents',
  answer: 'Go to a tax office, which gives it for J$0.00. Take your ID.\n\nIt takes ten minutes.',
  parts: { Cost: 'It is free.' },
}
const outcome = { parts: [], onlyParts: false, sure: true }

test('a sure answer is shown whole, after what was asked for first', () => {
  expect(shownAnswer(trn, { ...outcome, parts: ['Cost'] })).toEqual({
    texts: ['It is free.', trn.answer],
    closing: null,
    isWhole: true,
  })
})

test('a likely answer only begins, under the question that it answers', () => {
  const { texts, closing, isWhole } = shownAnswer(trn, { ...outcome, sure: false })
  expect(texts.slice(1)).toEqual([
    '**How do I get a TRN?**',
    'Go to a tax office, which gives it for J$0.00. Take your ID.',
  ])
  expect(closing).toContain('Tap the question')
  expect(isWhole).toBe(false)
})

test('a likely answer that only says what we do not know has nothing more behind a tap', () => {
  const { texts, closing } = shownAnswer({ ...trn, group: 'outside' }, { ...outcome, sure: false })
  expect(texts.at(-1)).toBe('If you meant something else, say it in other words.')
  expect(closing).toBeNull()
})

test('what was asked for after an answer is shown alone', () => {
  const parts = { parts: ['Cost'] as const, onlyParts: true, sure: true }
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
