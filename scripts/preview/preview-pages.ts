import { readdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, resolve, sep } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Plugin } from 'vite'
import { frameAddress, previewAddress, stateAddress } from './addresses.ts'
import { PlayedLessons } from './played-lessons.ts'
import { frameDocument, previewPage, problemPage } from './preview-page.ts'
import { PreviewedContent } from './previewed-content.ts'

const noSuchState = { code: 'not-found', message: 'There is no such state of this item.' }

/** Serves the preview of a content folder of the project, and answers what its frames send. Never part of a build. */
export function previewPages(folder: string): Plugin {
  const previewed = new PreviewedContent(folder)
  const lessons = new PlayedLessons(previewed)

  return {
    name: 'upful-preview',
    apply: 'serve',
    // In place of a request for each figure of the folder, in every frame.
    load: {
      filter: { id: /src\/client\/parts\/figures\/drawings\.ts$/ },
      handler: () => `export const drawings = ${JSON.stringify(addressesOfFigures(folder))}`,
    },
    configureServer(server) {
      server.watcher.on('all', (event, file) => {
        if (!resolve(file).startsWith(resolve(folder) + sep)) return
        previewed.changed()
        // The list of figures may have another entry.
        if (event !== 'change') server.moduleGraph.invalidateAll()
        server.ws.send({ type: 'full-reload' })
      })
      // Before Vite's own: the address of a frame is none of its files.
      server.middlewares.use(async (request, response, next) => {
        try {
          const isDone = await respond(request, response)
          if (!isDone) next()
        } catch (error) {
          next(error)
        }
      })

      async function respond(request: IncomingMessage, response: ServerResponse) {
        const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
        const sendPage = async (html: string) => {
          response.setHeader('content-type', 'text/html; charset=utf-8')
          response.end(await server.transformIndexHtml(pathname, html))
        }
        if (pathname === '/') {
          response.writeHead(302, { location: previewAddress }).end()
        } else if (pathname === previewAddress) {
          await sendPage(pageOf(searchParams))
        } else if (pathname === frameAddress) {
          await sendPage(frameDocument(searchParams.get('theme')))
        } else if (pathname === stateAddress) {
          const [course = '', item = '', state = ''] = ['course', 'item', 'state'].map(
            (name) => searchParams.get(name) ?? '',
          )
          sendJson(response, lessons.open(course, item, state) ?? noSuchState)
        } else if (pathname.startsWith('/api/')) {
          const body = await text(request)
          sendJson(response, lessons.answer(pathname, body === '' ? {} : JSON.parse(body)))
        } else return false
        return true
      }
    },
  }

  function pageOf(search: URLSearchParams): string {
    try {
      return previewPage(previewed.content.courses, search)
    } catch (error) {
      return problemPage(error instanceof Error ? error.message : String(error))
    }
  }
}

function addressesOfFigures(folder: string): Record<string, string> {
  const files = readdirSync(join(folder, 'figures')).filter((file) => file.endsWith('.svg'))
  return Object.fromEntries(
    files.map((file) => [file.slice(0, -'.svg'.length), `/${folder}/figures/${file}`]),
  )
}

function sendJson(response: ServerResponse, body: object): void {
  const isRefusal = 'code' in body && 'message' in body
  response.statusCode = isRefusal ? (body.code === 'not-found' ? 404 : 400) : 200
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(body))
}
