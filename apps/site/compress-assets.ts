import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import type { Plugin } from 'vite'

/**
 * Each file also as Brotli makes it smallest, so that no visitor waits for that, nor gets a larger one; fonts are compressed
 * in themselves. That takes most of the time of a build, so what the build before made of a file that is the same is taken over.
 */
export function compressAssets(): Plugin {
  const before = new Map<string, Buffer>()
  const compress = (fileName: string, bytes: Buffer) => {
    const made = before.get(fileName)
    return made && isOf(made, bytes) ? made : brotliCompressSync(bytes)
  }
  return {
    name: 'sitewright:compress-assets',
    applyToEnvironment: ({ name }) => name === 'client',
    // once files are written, those of the build before are gone
    buildStart() {
      const { root, build } = this.environment.config
      const outDir = path.resolve(root, build.outDir)
      for (const fileName of globSync('assets/*.br', { cwd: outDir }))
        before.set(fileName, readFileSync(path.join(outDir, fileName)))
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (!file.fileName.startsWith('assets/') || file.fileName.endsWith('.woff2')) continue
          const bytes = Buffer.from(file.type === 'chunk' ? file.code : file.source)
          const fileName = `${file.fileName}.br`
          this.emitFile({ type: 'asset', fileName, source: compress(fileName, bytes) })
        }
      },
    },
  }
}

/** Whether a file is what Brotli made of these bytes; one that a build was killed over is none. */
function isOf(made: Buffer, bytes: Buffer): boolean {
  try {
    return brotliDecompressSync(made).equals(bytes)
  } catch {
    return false
  }
}
