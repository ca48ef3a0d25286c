import { expect, test } from 'vitest'
import { readContent } from './read-content.ts'
import { withNewIds } from './released-ids.ts'
import { folderWith, problemsIn, quests, release, write } from './sample-folder.ts'

test('new ids are reported until they are released', () => {
  const folder = folderWith({ 'released.yaml': null })
  expect(problemsIn(folder)).toEqual([
    expect.stringMatching(
      /^content\/released\.yaml:1 \d+ ids are not released yet \(course budgeting-first, .*--release$/,
    ),
  ])
  release(folder)
  expect(problemsIn(folder)).toEqual([])
  const file = withNewIds(folder, readContent(folder))
  release(folder)
  expect(withNewIds(folder, readContent(folder))).toBe(file)
})

test('a released id that is missing is reported; it may be retired, but never reused', () => {
  const folder = folderWith({})
  const released = withNewIds(folder, readContent(folder))
  write(folder, 'quests.yaml', quests.replace('one-step', 'other-step'))
  expect(problemsIn(folder)).toEqual([
    expect.stringMatching(
      /^content\/released\.yaml:1 1 ids are not released yet \(quest other-step\)/,
    ),
    expect.stringMatching(
      /^content\/released\.yaml:\d+ the quest one-step was released and is gone/,
    ),
  ])

  const retired = released.replace('retired: {}', 'retired: { quest: [one-step] }')
  for (const list of [retired, retired.replace('    - one-step\n', '')]) {
    write(folder, 'released.yaml', list)
    release(folder)
    expect(problemsIn(folder)).toEqual([])
  }

  write(folder, 'quests.yaml', `${quests.replace('one-step', 'other-step')}${quests}`)
  expect(problemsIn(folder)).toEqual([
    expect.stringContaining('the quest one-step was retired and must not be used again'),
  ])
})
