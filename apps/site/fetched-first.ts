import type { Plugin } from 'vite'

const helper = /^\0vite\/preload-helper\.js$/
const exported = 'export const __vitePreload ='

/** Runs in browsers, beside what Vite wraps every dynamic import with, of which it uses `importing` and `assetsURL`. */
const wrapper = `
const arriving = new Map()
function arrive(href) {
  if (!arriving.has(href)) {
    const coming = fetch(href)
      .then((answer) => answer.ok ? answer.arrayBuffer() : Promise.reject())
      .then(() => {}, () => {
        arriving.delete(href)
        // as browsers say it
        throw new TypeError('Failed to fetch dynamically imported module: ' + href)
      })
    arriving.set(href, coming)
  }
  return arriving.get(href)
}
export const __vitePreload = async (load, files, importer) => {
  const modules = (files || []).filter((file) => file.endsWith('.js'))
  await Promise.all(modules.map((file) => arrive(assetsURL(file, importer))))
  return importing(load, files, importer)
}
`

/**
 * Has browsers fetch the files of every dynamic import before they import it, from their cache: a module that could not be
 * fetched once is never fetched again by some (Chromium from 150 on, https://html.spec.whatwg.org/#fetch-a-single-module-script),
 * however often it is imported, and what is tried again would never succeed.
 *
 * It needs the file itself among those that Vite knows for an import, see {@link withItself}.
 */
export function fetchedFirst(): Plugin {
  return {
    name: 'fetched-first',
    apply: 'build',
    transform: {
      filter: { id: helper },
      handler(code) {
        if (!code.includes(exported))
          throw new Error('Vite wraps dynamic imports in another way than this plugin knows')
        return { code: code.replace(exported, 'const importing =') + wrapper, map: null }
      },
    },
  }
}

/** The files of a dynamic import: Vite leaves out the file itself where there is no other. */
export function withItself(file: string, others: string[]): string[] {
  return others.includes(file) ? others : [file, ...others]
}
