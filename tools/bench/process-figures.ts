import { readFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'

/** Resident memory of a process, in MB. */
export function memoryOf(pid: number): number {
  if (process.platform === 'linux') {
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  }
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024
}

/** Processor time that a process has taken, in ms, to a hundredth of a second; NaN where the system does not tell. */
export function cpuOf(pid: number): number {
  if (process.platform !== 'linux') return Number.NaN
  // what follows the command's name, which may have spaces, begins with the third field
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}
