import { expect, test } from 'vitest'
import { loadContent } from './load-content.ts'
import { course, folderWith } from './sample-folder.ts'

test('loaded content has its facts filled in, lists them, and is frozen', () => {
  const text = course().replace('Words 1', 'At least {{fact:minimum-wage-hour}} an hour')
  const content = loadContent(folderWith({ 'courses/budgeting-first.yaml': text }))
  const item = content.courses[0]?.sections[0]?.items[0]
  expect(item).toMatchObject({
    cards: [{ text: 'At least J$425 an hour' }],
    facts: ['minimum-wage-hour'],
  })
  expect(() => Object.assign(item ?? {}, { title: 'Mine' })).toThrow(TypeError)
  expect(() => Object.assign(content.quests, { 0: null })).toThrow(TypeError)
})

test('content that cannot be used stops the start with file and line', () => {
  expect(() => loadContent(folderWith({ 'landing.yaml': 'hero: 1\n' }))).toThrow(
    /content\/landing\.yaml:1 hero: /,
  )
})
