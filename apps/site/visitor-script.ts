import { createHash } from 'node:crypto'
import { build, type InlineConfig } from 'vite'

export interface VisitorScript {
  fileName: string
  code: string
}

/**
 * Builds the script of visitors by itself: one file, which shares none with the application, so that nobody has to load a
 * large file for a small part of it.
 *
 * @param entry its path.
 */
export async function buildVisitorScript(config: InlineConfig, entry: string): Promise<VisitorScript> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: {
      ...config.build,
      write: false,
      copyPublicDir: false,
      reportCompressedSize: false,
      rolldownOptions: { input: entry, output: { codeSplitting: false } },
    },
  })
  const { output } = [built].flat()[0] as { output: readonly { type: string; code?: string }[] }
  // its style sheets are those of the application
  const code = output.find(({ type }) => type === 'chunk')?.code
  if (code === undefined) throw new Error('The build has no script for visitors')
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8)
  return { fileName: `assets/visitor-${hash}.js`, code }
}
