import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { sentenceOf } from '#contract/policies.ts'
import { routes } from '#contract/routes.ts'
import { openApi } from './open-api.ts'
import { referencePage } from './reference-page.ts'
import { typeText } from './type-text.ts'

const document = openApi()
const page = referencePage(document, '/api/docs.css')

test('the API document is valid OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone({ ...document }))
  expect(errors).toBeUndefined()
  expect(valid).toBe(true)
})

test('every route of the contract is in the document, with its policy, and on the page', () => {
  const keys = Object.entries(routes)
  expect(keys.length).toBeGreaterThan(200)
  for (const [key, { policy }] of keys) {
    const [method = '', path = ''] = key.split(' ')
    const template = path.replaceAll(/:(\w+)/g, '{$1}')
    const operation = document.paths[template]?.[method.toLowerCase()]
    expect(operation?.description).toContain(sentenceOf(policy))
    expect(page).toContain(`<b>${method}</b> ${template}`)
  }
})

test('a parameter in the path is not a field of the body', () => {
  const move = document.paths['/api/applications/{id}/move']?.['post']
  expect(move?.parameters.map(({ name, in: location }) => [name, location])).toContainEqual([
    'id',
    'path',
  ])
  expect(typeText(bodyOf(move?.requestBody))).not.toContain('id:')
  expect(typeText(bodyOf(move?.requestBody))).toContain('state: ')
})

test('a public route requires no session', () => {
  expect(document.paths['/api/contact']?.['post']?.security).toEqual([])
  expect(document.paths['/api/check-in']?.['post']?.security).toEqual([{ session: [] }])
})

test('the API reference page has no script and no inline style', () => {
  expect(page).not.toMatch(/<script|<style|\sstyle=|\son\w+=/i)
})

function bodyOf(requestBody: unknown): unknown {
  const { content } = requestBody as { content: Record<string, { schema: unknown }> }
  return content['application/json']?.schema
}
