import { build as buildClient } from 'vite'
import { bundleServer } from './bundle-server.ts'
import { writeEmbeddedImage } from './embedded-image.ts'
import { buildFirstScreen } from './pages/first-screen.ts'

const image = 'dist/embedded.tar.gz'

// esbuild has already printed the problem; a stack trace would only bury it.
const stop = () => process.exit(1)
await Promise.all([
  bundleServer('dist/server').catch(stop),
  buildClient({ logLevel: 'warn' }),
  buildFirstScreen('dist/first-screen'),
  writeEmbeddedImage(image),
])
