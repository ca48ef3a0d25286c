import { htmlText } from './html-text.ts'
import { cardShapes } from './card-layout.ts'

/** What tabs, search engines and messengers show of a page. */
export interface PageHead {
  title: string
  description: string
  /** Data for search engines. */
  jobPosting?: Record<string, unknown> | null
  link?: LinkPreview
}

/** Where a page and its picture are: whole addresses, as messengers need them. */
export interface LinkPreview {
  url: string
  image: string
}

/** These elements of the `<head>`; the text comes from people, and stays inside of them. */
export function headTags({ title, description, jobPosting = null, link }: PageHead): string {
  const named = title.includes('Upful') ? title : `${title} · Upful`
  return [
    `<title>${htmlText(named)}</title>`,
    meta('name', 'description', description),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Upful'),
    ...(link === undefined ? [] : [linkTags(link)]),
    ...(jobPosting === null ? [] : [dataOf(jobPosting)]),
  ].join('\n')
}

/** The page with another title and what belongs to it. */
export function withHead(html: string, head: PageHead): string {
  return html.replace(titleAndMeta, () => headTags(head))
}

/** The page with its address and its picture, which the build cannot know. */
export function withLink(html: string, link: LinkPreview): string {
  return html.replace('</head>', () => `${linkTags(link)}\n</head>`)
}

/** As `headTags` wrote it before. */
const titleAndMeta =
  /<title>[^<]*<\/title>(?:\s*<meta (?:name="description"|property="og:[^"]*") [^>]*>)*/

function linkTags({ url, image }: LinkPreview): string {
  const { width, height } = cardShapes.wide
  return [
    meta('property', 'og:url', url),
    meta('property', 'og:image', image),
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', String(width)),
    meta('property', 'og:image:height', String(height)),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('\n')
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${htmlText(content)}">`
}

function dataOf(jobPosting: Record<string, unknown>): string {
  const json = JSON.stringify(jobPosting).replaceAll('<', String.raw`\u003c`)
  return `<script type="application/ld+json">${json}</script>`
}
