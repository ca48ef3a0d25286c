import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { openApi } from '../api-reference/open-api.ts'
import { referencePage } from '../api-reference/reference-page.ts'

const styles = 'scripts/api-reference/reference.css'

/** Writes the API reference at build time: converting all schemas is too slow for a request. */
export function apiReference(): Plugin {
  return {
    name: 'upful-api-reference',
    apply: 'build',
    generateBundle() {
      const document = openApi()
      const asset = (fileName: string, source: string) =>
        this.emitFile({ type: 'asset', fileName, source })
      asset('api/openapi.json', JSON.stringify(document))
      asset('api/docs.css', readFileSync(styles, 'utf8'))
      asset(referenceFile, referencePage(document, '/api/docs.css'))
    },
  }
}

export const referenceAddress = '/api/docs'
export const referenceFile = 'api/docs.html'
