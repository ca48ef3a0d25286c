import { describe, expect, test } from 'vitest'
import { topicOf } from './guide-topics.ts'
import { questionIn, searchWordsOf } from '#domain/text/question-words.ts'

describe('the guide answers from the student’s own data', () => {
  test.each([
    ['What should I do next?', 'next'],
    ["what's next", 'next'],
    ['Where do I start?', 'next'],
    ['Which career path fits my skills?', 'careers'],
    ['what job should I do', 'careers'],
    ["I don't know what career to choose", 'careers'],
    ['What papers do I need for my first job?', 'papers'],
    ['which documents do employers ask for?', 'papers'],
    ['How am I doing?', 'progress'],
    ['What is my level?', 'progress'],
    ['Find me an internship', 'openings'],
    ['Are there any part-time jobs in Kingston?', 'openings'],
    ['What courses do you have?', 'courses'],
    ['Wah gwaan!', 'hello'],
    ['thank you so much', 'thanks'],
    ['are you a real person?', 'about'],
  ] as const)('"%s" is about %s', (question, topic) => {
    expect(topicOf(question)).toBe(topic)
  })

  test.each([
    'How do I write a résumé with no work experience?',
    'How do I get ready for an interview?',
    'What is the minimum wage?',
    'How do I apply for a job at a hotel?',
    'hello, how do I get a TRN?',
    'What do I wear to my first interview?',
  ])('but looks up "%s"', (question) => {
    expect(topicOf(question)).toBeNull()
  })
})

test('a question with "CV" finds a lesson with "résumé"', () => {
  expect(searchWordsOf('Is my CV good?')).toContain('resume')
  expect(searchWordsOf('Je veux un résumé')).toContain('resume')
})

test('in a longer text, the question is looked up', () => {
  expect(questionIn('I am 17. I left school in June. How do I get a TRN? Thank you.')).toBe(
    'How do I get a TRN?',
  )
  expect(questionIn('interview tips please')).toBe('interview tips please')
})
