import { spawnSync } from 'node:child_process'

/** Ends every process that this one started, and those that they started, deepest first. */
export function endDescendants(): void {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  const parents = [...stdout.matchAll(/^\s*(\d+)\s+(\d+)/gm)].map(
    ([, pid, parent]) => [Number(pid), Number(parent)] as const,
  )
  for (const pid of childrenOf(process.pid, parents)) end(pid)
}

function childrenOf(pid: number, parents: (readonly [pid: number, parent: number])[]): number[] {
  const children = parents.filter(([, parent]) => parent === pid).map(([child]) => child)
  return children.flatMap((child) => [...childrenOf(child, parents), child])
}

function end(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // it ended meanwhile, or is the `ps` of above
  }
}
