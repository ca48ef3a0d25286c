import { themeScript } from '../../src/client/app/theme.ts'
import type { PublicPage } from '../../src/client/pages.tsx'
import { headTags } from '../../src/domain/text/page-head.ts'

interface Parts {
  /** Inline styles; their hash must be in the content security policy. */
  css?: string
  stylesheet?: string
  script: string
  preloads?: readonly string[]
}

/** One whole HTML file. The styles come first, the script last and with low priority, so that the text shows early. */
export function documentOf(
  page: PublicPage,
  { css, stylesheet, script, preloads = [] }: Parts,
): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${headTags(page)}
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#fbf7ee" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#14110c" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/icon-192.png">
<link rel="manifest" href="/manifest.webmanifest">
${page.entry === 'app' ? `<script>${themeScript}</script>\n` : ''}${css === undefined ? '' : `<style>${css}</style>\n`}${stylesheet ? `<link rel="stylesheet" href="${stylesheet}">\n` : ''}${preloads
    .map((file) => `<link rel="modulepreload" href="${file}" fetchpriority="low">\n`)
    .join('')}<script type="module" src="${script}" fetchpriority="low"></script>
</head>
<body>
${page.body}
</body>
</html>
`
}
