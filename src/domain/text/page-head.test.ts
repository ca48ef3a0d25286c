import { expect, test } from 'vitest'
import { headTags, withHead, withLink } from './page-head.ts'

const link = { url: 'https://upful.example/x', image: 'https://upful.example/pictures/x.png' }
const evil = '"></title></script><script>alert(1)</script> $& $1'
const pageWith = (head: string) => `<html><head>\n${head}\n</head><body></body></html>`

test('hostile text cannot break out of its element', () => {
  const page = withHead(pageWith(headTags({ title: 'Upful', description: 'x' })), {
    title: evil,
    description: evil,
    jobPosting: { description: evil },
    link,
  })
  expect(page.match(/<script/g)).toHaveLength(1)
  expect(page.match(/<\/title>/g)).toHaveLength(1)
  expect(page.match(/<meta name="description"/g)).toHaveLength(1)
  const json = /<script type="application\/ld\+json">(.*)<\/script>/.exec(page)?.[1] ?? ''
  expect(JSON.parse(json)).toEqual({ description: evil })
})

test('another head takes the place of the one before, with the picture and its size', () => {
  const before = pageWith(headTags({ title: 'Upful', description: 'Before.' }))
  const page = withHead(before, { title: 'Baker', description: 'Bread & <buns>', link })
  expect(page).toBe(pageWith(headTags({ title: 'Baker', description: 'Bread & <buns>', link })))
  expect(page).not.toContain('Before.')
  expect(page).toContain('<title>Baker · Upful</title>')
  expect(page).toContain('<meta property="og:description" content="Bread &amp; &lt;buns&gt;">')
  expect(page).toContain(`<meta property="og:url" content="${link.url}">`)
  expect(page).toContain(`<meta property="og:image" content="${link.image}">`)
  expect(page).toContain('<meta property="og:image:width" content="1200">')
  expect(page).toContain('<meta property="og:image:height" content="630">')
  expect(page).toContain('<meta name="twitter:card" content="summary_large_image">')
})

test('a page of the build gets its address at the end of its head', () => {
  const page = withLink(pageWith(headTags({ title: 'Upful', description: 'x' })), link)
  expect(page.match(/og:url/g)).toHaveLength(1)
  expect(page.indexOf('og:image')).toBeLessThan(page.indexOf('</head>'))
})
