import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const replaced = /\/theme\/(src|dist)\/own-theme\.[jt]s$/

/**
 * Gives the site the theme.json of its own folder, and the fonts beside it: `fonts/our-serif.woff2` there is
 * `/fonts/our-serif.woff2` of the site.
 *
 * @param folder undefined, or without a theme.json: the theme stays as it is.
 * @throws at the start of a build, naming the file and what is wrong with it.
 */
export function siteThemePlugin(folder: string | undefined): Plugin {
  const file = folder === undefined ? undefined : path.join(folder, 'theme.json')
  return {
    name: 'sitewright:site-theme',
    enforce: 'pre',
    async buildStart() {
      if (file) await readTheme(file)
    },
    async load(id) {
      if (!file || !replaced.test(id)) return undefined
      this.addWatchFile(file)
      return `export const ownTheme = ${JSON.stringify(await readTheme(file))}`
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const { address, file: font } of fontsIn(folder))
        this.emitFile({ type: 'asset', fileName: address.slice(1), source: readFileSync(font) })
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const font = fontsIn(folder).find(({ address }) => address === request.url)
        if (!font) return next()
        response.setHeader('Content-Type', 'font/woff2').end(readFileSync(font.file))
      })
    },
  }
}

function fontsIn(folder: string | undefined) {
  const fonts = path.join(folder ?? '', 'fonts')
  if (folder === undefined || !existsSync(fonts)) return []
  const names = readdirSync(fonts).filter((name) => /^[\w.-]+\.woff2$/.test(name))
  return names.map((name) => ({ address: `/fonts/${name}`, file: path.join(fonts, name) }))
}

/** What the file chooses; fonts that it does not name are as they were. */
async function readTheme(file: string): Promise<object> {
  if (!existsSync(file)) return {}
  // only a build wants it, and the server loads this module too
  const { lookOf, readLook, theme } = await import('@sitewright/theme')
  const { fonts, fontFiles } = theme
  const chosen: { fonts?: object } = parse(file)
  if (chosen.fonts) chosen.fonts = { ...fonts, ...chosen.fonts }
  // fonts of one's own are nothing that a list of fonts could know
  const read = readLook({ ...lookOf(theme), ...chosen, fonts, fontFiles })
  if ('wrong' in read) throw new Error(`${file}: ${read.wrong.join('; ')}`)
  return chosen
}

function parse(file: string): object {
  try {
    const read: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (typeof read === 'object' && read !== null && !Array.isArray(read)) return read
  } catch (cause) {
    throw new Error(`${file} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
  throw new Error(`${file} is no JSON object`)
}
