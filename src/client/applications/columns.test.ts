import { expect, test } from 'vitest'
import { applicationStates } from '#domain/openings/application.ts'
import { columns } from './columns.ts'

test('every application state is in exactly one column of the board', () => {
  expect(columns.flatMap(({ states }) => states).toSorted()).toEqual(applicationStates.toSorted())
})
