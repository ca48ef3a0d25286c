import { describe, expect, test } from 'vitest'
import { countableWords, gapsIn, type MissedQuestion } from './gaps.ts'
import { nearestAnswersIn } from './nearest-answers.ts'

const answers = nearestAnswersIn([
  { id: 'trn', title: 'How do I get a TRN?', asked: ['trn form', 'tax number for a job'] },
  { id: 'barber', title: 'How do I become a barber?', asked: ['barber licence', 'cut hair'] },
  { id: 'nurse', title: 'How do I become a nurse?', asked: ['nursing school subjects'] },
  { id: 'passport', title: 'How do I get a passport?', asked: ['passport form'] },
])

function missed(person: string, text: string, more: Partial<MissedQuestion> = {}): MissedQuestion {
  return { person, words: countableWords(text, answers), kind: 'unanswered', week: 3, ...more }
}

describe('the words that may be counted', () => {
  test('leave out e-mails, numbers, handles, and unknown words with a capital letter', () => {
    const text =
      'my friend Keisha Brown said mail shan@example.com or call 876-555-0123 @shan about a barber licence 2day'
    expect(countableWords(text, answers)).toEqual([
      'friend',
      'said',
      'mail',
      'call',
      'barber',
      'licence',
    ])
  })

  test('are none of a message in crisis or distress', () => {
    expect(countableWords('mi waan dead, where is the passport office', answers)).toEqual([])
    expect(countableWords('i feel so sad and alone, passport', answers)).toEqual([])
  })

  test('are in the form that our answers use', () => {
    expect(countableWords('barbers licences', answers)).toEqual(['barber', 'licence'])
  })
})

describe('a group', () => {
  test('needs three people, and shows how often in which week and why', () => {
    const { gaps, ungrouped } = gapsIn(
      [
        missed('a', 'barber licence cost'),
        missed('a', 'barber licence', { week: 2, kind: 'disliked' }),
        missed('b', 'licence for barber', { week: 0 }),
        missed('c', 'barber licence please', { kind: 'not-taken' }),
        missed('d', 'passport'),
        missed('e', 'passport'),
      ],
      answers,
    )
    expect(gaps).toEqual([
      {
        id: 'word:barber',
        answerId: 'barber',
        words: ['barber', 'licence'],
        people: 3,
        unanswered: 2,
        notTaken: 1,
        disliked: 1,
        weeks: [1, 0, 1, 2],
      },
    ])
    expect(ungrouped).toBe(2)
  })

  test('is not made by one person who asks three times', () => {
    const texts = ['surfing lessons', 'surfing lessons', 'surfing lessons']
    expect(
      gapsIn(
        texts.map((text) => missed('a', text)),
        answers,
      ).gaps,
    ).toEqual([])
  })

  test('about something that no answer has needs five people, because its word could be a name', () => {
    const asking = (count: number) =>
      Array.from({ length: count }, (_, index) => missed(`person-${index}`, 'is brown nice'))
    expect(gapsIn(asking(4), answers).gaps).toEqual([])
    expect(gapsIn(asking(5), answers).gaps.map(({ words }) => words)).toEqual([['brown', 'nice']])
  })
})
