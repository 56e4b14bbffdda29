import { execFileSync } from 'node:child_process'
import { cpus, release, totalmem, type } from 'node:os'

/** One line on what the figures were measured with. */
export function describeMachine({ chromium }: { chromium: string }): string {
  const processors = cpus()
  const browser = execFileSync(chromium, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .trim()
    .split(/\s+built/)[0]
  const memory = Math.round(totalmem() / 1024 ** 3)
  return `${processors.length} × ${processors[0]?.model.trim()}, ${memory} GB, ${type()} ${release()}, Node ${process.versions.node}, ${browser}`
}
