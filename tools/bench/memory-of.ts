import { readFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'

/** Resident memory of a process, in MB. */
export function memoryOf(pid: number): number {
  if (process.platform === 'linux') {
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  }
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024
}
