import { expect, test } from 'vitest'
import { columnsIn, importFields } from '#domain/openings/import-fields.ts'
import { sampleFile } from './sample-file.ts'

test('every column of the sample file is found by its header, and each line has all of them', () => {
  const [header = '', ...lines] = sampleFile.replace('\ufeff', '').trim().split('\r\n')
  const headers = header.slice(1, -1).split('","')
  expect(Object.values(columnsIn(headers))).toEqual(importFields.map((_, index) => index))
  for (const line of lines) expect(line.slice(1, -1).split('","')).toHaveLength(headers.length)
})
