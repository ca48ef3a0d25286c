import { htmlText } from '../../src/domain/text/html-text.ts'
import type { OpenApi, Operation } from './open-api.ts'
import { typeText } from './type-text.ts'

/** The OpenAPI document as one page without scripts, so that the strict content security policy allows it. */
export function referencePage({ info, tags, paths }: OpenApi, stylesheet: string): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const sections = tags.map(({ name }) => {
    const own = operations.filter(({ operation }) => operation.tags.includes(name))
    return `<section id="${name}"><h2>${name}</h2>\n${own.map(sectionOf).join('\n')}\n</section>`
  })
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${info.title} API</title>
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${stylesheet}">
</head>
<body>
<main>
<h1>${info.title} API</h1>
<p>${htmlText(info.description)}</p>
<p>${operations.length} routes. The same document as <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
<nav aria-label="Areas"><ul>
${tags.map(({ name }) => `<li><a href="#${name}">${name}</a></li>`).join('\n')}
</ul></nav>
${sections.join('\n')}
</main>
</body>
</html>
`
}

interface ListedRoute {
  path: string
  method: string
  operation: Operation
}

function sectionOf({ path, method, operation }: ListedRoute): string {
  const { operationId, summary, description, parameters, requestBody, responses } = operation
  return `<details id="${operationId}">
<summary><code><b>${method.toUpperCase()}</b> ${path}</code> <span>${htmlText(summary)}</span></summary>
<p>${htmlText(description)}</p>
${parameters.length === 0 ? '' : parametersOf(parameters)}
${requestBody === undefined ? '' : `<h3>Body</h3>${typeBlock(requestBody)}`}
<h3>Response</h3>${typeBlock(responses['200'])}
</details>`
}

function parametersOf(parameters: Operation['parameters']): string {
  const rows = parameters.map(
    ({ name, in: location, required, schema }) =>
      `<tr><th scope="row"><code>${String(name)}</code></th><td>${String(location)}${required === true ? ', required' : ''}</td>` +
      `<td><code>${htmlText(typeText(schema))}</code></td></tr>`,
  )
  return `<table><caption>Parameters</caption>${rows.join('')}</table>`
}

function typeBlock(part: unknown): string {
  const { content } = part as { content: Record<string, { schema: unknown }> }
  return `<pre tabindex="0"><code>${htmlText(typeText(content['application/json']?.schema))}</code></pre>`
}
