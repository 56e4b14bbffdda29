import { webFontFiles } from '@sitewright/theme/fonts'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const { resolve } = createRequire(import.meta.url)

/**
 * Puts the fonts that looks can choose beside the files of the build, or serves them while developing. Their addresses are
 * the theme's; no page makes a browser fetch any that it is not written in.
 */
export function servedFonts(): Plugin {
  return {
    name: 'sitewright:served-fonts',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      for (const { address, source } of webFontFiles())
        this.emitFile({ type: 'asset', fileName: address.slice(1), source: readFileSync(resolve(source)) })
    },
    configureServer({ middlewares }) {
      const sources = new Map(webFontFiles().map(({ address, source }) => [address, source]))
      middlewares.use((request, response, next) => {
        const source = sources.get(request.url ?? '')
        if (source === undefined) return next()
        const send = (bytes: Buffer) => response.setHeader('Content-Type', 'font/woff2').end(bytes)
        readFile(resolve(source)).then(send, next)
      })
    },
  }
}
