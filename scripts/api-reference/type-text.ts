type Schema = Readonly<Record<string, unknown>>

/** A JSON schema in TypeScript notation, which is shorter and familiar to every reader of the page. */
export function typeText(schema: unknown, indent = ''): string {
  if (!isSchema(schema)) return 'unknown'
  const { $ref, const: constant, enum: oneOf, anyOf, oneOf: variants, type } = schema
  if (typeof $ref === 'string') return $ref.split('/').at(-1) ?? $ref
  if (constant !== undefined) return JSON.stringify(constant)
  if (Array.isArray(oneOf)) return oneOf.map((value) => JSON.stringify(value)).join(' | ')
  const members = anyOf ?? variants
  if (Array.isArray(members)) return members.map((member) => typeText(member, indent)).join(' | ')
  if (Array.isArray(type)) return type.join(' | ')
  if (type === 'array') return arrayText(schema, indent)
  if (type === 'object') return objectText(schema, indent)
  if (type === 'integer') return 'number'
  return typeof type === 'string' ? type : 'unknown'
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null
}

function arrayText({ items }: Schema, indent: string): string {
  const item = typeText(items, indent)
  return / \| /.test(item) && !item.startsWith('{') ? `(${item})[]` : `${item}[]`
}

function objectText(
  { properties = {}, required = [], additionalProperties }: Schema,
  indent: string,
): string {
  const inner = `${indent}  `
  const lines = Object.entries(properties as Schema).map(([name, value]) => {
    const optional = (required as string[]).includes(name) ? '' : '?'
    return `${inner}${name}${optional}: ${typeText(value, inner)}`
  })
  if (typeof additionalProperties === 'object') {
    lines.push(`${inner}[name: string]: ${typeText(additionalProperties, inner)}`)
  }
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`
}
