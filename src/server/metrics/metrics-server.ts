import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'

export interface MetricsServer {
  server: Server
  close: () => Promise<void>
}

export interface MetricsSource {
  text: () => Promise<string>
  contentType: string
}

/** Answers `GET /metrics`, and nothing else, on a port that the public does not reach. */
export async function serveMetrics(
  { text, contentType }: MetricsSource,
  { host, port }: { host: string; port: number },
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics')
      return answer(response, 404, 'Metrics are at /metrics\n')
    text().then(
      (metrics) => answer(response, 200, metrics, contentType),
      () => answer(response, 500, 'The metrics could not be read\n'),
    )
  })
  server.listen(port, host)
  await once(server, 'listening')
  return {
    server,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

function answer(response: ServerResponse, status: number, body: string, type = 'text/plain'): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
}
