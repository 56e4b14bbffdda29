import { siteThemePlugin } from '@sitewright/page-kit/discover'
import { defaultServerConditions, runnerImport, type Plugin } from 'vite'

const isEvaluated = /\.build\.[jt]s$/

/** Of each module, by its path: what it gives. The client is built twice, and the server once. */
const known = new Map<string, Promise<unknown>>()

export interface EvaluateOptions {
  /** Under which packages are looked up, besides those of a server. */
  condition: string
}

/**
 * Runs the modules `*.build.ts` while the site is built: what they export as default, a text or other data, is all that
 * is left of them. Elsewhere, as in tests, they are modules like any other.
 */
export function evaluateAtBuild({ condition }: EvaluateOptions): Plugin {
  return {
    name: 'sitewright:evaluate-at-build',
    enforce: 'pre',
    apply: 'build',
    async load(id) {
      if (!isEvaluated.test(id)) return undefined
      return `export default ${JSON.stringify(await evaluated(id, condition))}`
    },
  }
}

/** What such a module gives, run once. @param id its path. */
export function evaluated(id: string, condition: string): Promise<unknown> {
  let value = known.get(id)
  if (!value) known.set(id, (value = evaluate(id, condition)))
  return value
}

async function evaluate(id: string, condition: string): Promise<unknown> {
  const { module } = await runnerImport<{ default: unknown }>(id, {
    configFile: false,
    logLevel: 'error',
    plugins: [siteThemePlugin(process.env['SITE_FOLDER'])],
    // what is left to Node comes from what the packages' own builds wrote, if there is any, and that may be old
    environments: {
      inline: { resolve: { noExternal: [/^@sitewright\//], conditions: [condition, ...defaultServerConditions] } },
    },
  })
  return module.default
}
