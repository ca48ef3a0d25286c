import { createHash } from 'node:crypto'
import type { Plugin, Rolldown, ViteDevServer } from 'vite'
import { build, runnerImport } from 'vite'
import { dashboard } from '../../src/domain/pages.ts'
import type { ApiKey } from '../../src/client/app/api.ts'
import type { Page } from '../../src/client/frame/page.ts'
import type { publicPages, PublicPage } from '../../src/client/pages.tsx'
import { bundlerChecks } from './bundler-checks.ts'
import { referenceAddress, referenceFile } from './api-reference.ts'
import { documentOf } from './document.ts'
import { readCopy } from './read-copy.ts'
import { themeScript } from '../../src/client/app/theme.ts'

const pagesModule = '/src/client/pages.tsx'
/** The page whose first screen the server draws (`src/client/first-screen.tsx`). */
const drawnModule = 'src/client/dashboard/DashboardPage.tsx'
const routesModule = './src/client/all-routes.ts'
const source = {
  landing: { script: '/src/client/landing/landing.ts', css: '/src/client/landing/landing.css' },
  start: {
    script: '/src/client/sign-in/first-minute/main.tsx',
    css: '/src/client/sign-in/first-minute/first-minute.css',
  },
  'sign-in': { script: '/src/client/sign-in/main.ts', css: '/src/client/sign-in/sign-in.css' },
  auth: { script: '/src/client/sign-in/auth.ts', css: '/src/client/sign-in/sign-in.css' },
  app: { script: '/src/client/main.tsx', css: '/src/client/app.css' },
}

/** What the frame around every page of a signed-in person asks for. */
const frameReads: readonly ApiKey[] = ['GET /api/session', 'GET /api/notifications/unread']

interface PagesModule {
  publicPages: typeof publicPages
}

interface RoutesModule {
  allRoutes: Readonly<Record<string, Page>>
}

/** Writes every HTML page at build time, and `pages.json`, which gives the server addresses and style hashes. */
export function prerendered(): Plugin {
  return {
    name: 'upful-prerendered',
    configureServer: (server) => () => serveWhileDeveloping(server),
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const { module } = await runnerImport<PagesModule>(`.${pagesModule}`, { configFile: false })
        const pages = module.publicPages(readCopy())
        const app = await runnerImport<RoutesModule>(routesModule, { configFile: false })
        const addresses = Object.entries(app.module.allRoutes).map(
          ([path, { who, reads = [] }]) => ({
            path,
            reads: who === 'anyone' ? [] : [...frameReads, ...reads],
          }),
        )
        const landing = this.emitFile({
          type: 'asset',
          name: 'landing.js',
          source: await wholeScript(`.${source.landing.script}`),
        })
        const landingScript = `/${this.getFileName(landing)}`
        const styleHashes = new Set<string>()
        for (const page of pages) {
          const parts =
            page.entry === 'landing'
              ? { script: landingScript, css: landingCss(bundle) }
              : partsOf(page.entry, bundle)
          if (parts.css !== undefined) styleHashes.add(hashOf(parts.css))
          this.emitFile({ type: 'asset', fileName: page.file, source: documentOf(page, parts) })
        }
        this.emitFile({
          type: 'asset',
          fileName: 'pages.json',
          source: JSON.stringify(
            {
              ...manifestOf(pages, addresses),
              styleHashes: [...styleHashes],
              scriptHashes: [hashOf(themeScript)],
              drawn: { path: dashboard, preloads: preloadsOf(drawnModule, bundle) },
            },
            null,
            2,
          ),
        })
      },
    },
  }
}

function manifestOf(
  pages: readonly PublicPage[],
  addresses: readonly { path: string; reads: readonly ApiKey[] }[],
) {
  const files = pages.filter(({ path }) => path !== '*').map(({ path, file }) => [path, file])
  const app = pages.find(({ path }) => path === '*')?.file
  return {
    pages: { ...Object.fromEntries(files), [referenceAddress]: referenceFile },
    app,
    addresses,
  }
}

/** The landing page's script in one file: sharing chunks with the app would cost a visitor four requests. */
export async function wholeScript(input: string): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input, checks: bundlerChecks },
    },
  })
  const file = 'output' in result ? result.output[0] : undefined
  if (!file) throw new Error(`${input} was not built`)
  return file.code
}

function landingCss(bundle: Rolldown.OutputBundle): string {
  const file = Object.values(bundle).find(
    ({ type, fileName }) => type === 'asset' && /landing-.*\.css$/.test(fileName),
  )
  return textOf(file?.fileName ?? 'landing.css', bundle)
}

/** The app's styles are a cached file; a form is seen once, so its styles are inline. */
function partsOf(name: 'start' | 'sign-in' | 'auth' | 'app', bundle: Rolldown.OutputBundle) {
  const [entry, ...imported] = chunksOf(name, bundle)
  const preloads = imported.map(({ fileName }) => `/${fileName}`)
  const own = stylesOf([entry])
  // What an entry imports itself is whole; the forms share theirs with each other.
  const styles = own.length > 0 ? own : stylesOf(imported)
  const script = `/${entry.fileName}`
  if (name === 'app') return { script, preloads, stylesheet: `/${styles[0]}` }
  return { script, preloads, css: styles.map((file) => textOf(file, bundle)).join('') }
}

function stylesOf(chunks: readonly Rolldown.OutputChunk[]): string[] {
  return chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])
}

/** An entry and everything it imports statically. */
function chunksOf(
  name: string,
  bundle: Rolldown.OutputBundle,
): [Rolldown.OutputChunk, ...Rolldown.OutputChunk[]] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const entry = chunks.find((chunk) => chunk.isEntry && chunk.name === name)
  if (!entry) throw new Error(`The build has no entry "${name}"`)
  const needed = new Set([entry.fileName])
  for (const file of needed) {
    for (const dependency of chunks.find((chunk) => chunk.fileName === file)?.imports ?? [])
      needed.add(dependency)
  }
  return [entry, ...chunks.filter((chunk) => chunk !== entry && needed.has(chunk.fileName))]
}

function textOf(file: string, bundle: Rolldown.OutputBundle): string {
  const asset = bundle[file]
  if (asset?.type !== 'asset') throw new Error(`The build has no file "${file}"`)
  return String(asset.source).trim()
}

/** The files of a page besides the shell's. */
function preloadsOf(module: string, bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
  if (chunk === undefined) throw new Error(`The build has no module ${module}`)
  const shell = chunksOf('app', bundle).map(({ fileName }) => fileName)
  return [chunk.fileName, ...chunk.imports]
    .filter((file) => !shell.includes(file))
    .map((file) => `/${file}`)
}

function hashOf(inlined: string): string {
  return `'sha256-${createHash('sha256').update(inlined).digest('base64')}'`
}

function serveWhileDeveloping(server: ViteDevServer) {
  server.middlewares.use(async (request, response, next) => {
    try {
      const path = (request.url ?? '/').split('?')[0] ?? '/'
      const { publicPages: pagesOf } = (await server.ssrLoadModule(pagesModule)) as PagesModule
      const pages = pagesOf(readCopy())
      const page =
        pages.find((candidate) => candidate.path === path) ??
        pages.find((candidate) => candidate.path === '*')
      if (!page) return next()
      const { script, css } = source[page.entry]
      const html = documentOf(page, { script, stylesheet: css })
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.end(await server.transformIndexHtml(path, html))
    } catch (error) {
      next(error)
    }
  })
}
