import { createLogger, build } from 'vite'
import { expect, test } from 'vitest'
import config from '../vite.config.ts'

test('building what uses React Query says nothing of the marks in its files', async () => {
  const said: string[] = []
  const logger = createLogger('silent')
  logger.warn = (text) => said.push(text)
  logger.warnOnce = (text) => said.push(text)
  const rolldownOptions = { ...config.build?.rolldownOptions, input: 'src/client/app/use-api.ts' }
  await build({
    configFile: false,
    customLogger: logger,
    build: { write: false, rolldownOptions },
  })
  expect(said).toEqual([])
})
