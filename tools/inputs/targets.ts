import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runTool } from '../process/run-tool.ts'
import { root } from '../setup/root.mjs'
import { readPackages } from '../workspace/packages.ts'

/** A target of Nx that runs tests. */
export interface TestTarget {
  /** As Nx takes it, `project:target`. */
  name: string
  command: string
  /** Where the command runs, from the top folder. */
  folder: string
}

interface Project {
  name: string
  targets: Record<string, { command?: string; outputs?: string[] }>
}

/** All targets with tests: scripts of packages, and what leaves a report of each project.json. */
export function testTargets(): TestTarget[] {
  const packages = readPackages().flatMap(({ name, path, manifest }) => {
    const command = manifest.scripts?.['test']
    return command ? { name: `${name}:test`, command, folder: path } : []
  })
  const others = globSync('{apps,tools}/*/project.json', { cwd: root }).flatMap((path) => {
    const { name, targets } = JSON.parse(readFileSync(join(root, path), 'utf8')) as Project
    return Object.entries(targets).flatMap(([target, { command, outputs = [] }]) =>
      command && outputs.some((each) => each.includes('/.results/'))
        ? { name: `${name}:${target}`, command, folder: '.' }
        : [],
    )
  })
  return [...packages, ...others]
}

/** Everything that git knows, by path from the top folder. */
export function trackedFiles(): Set<string> {
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: root, maxBuffer: 2 ** 26 })
  return new Set(listed.toString().split('\0').filter(Boolean))
}

/** The files of which a target's result depends, as Nx resolves them. */
export async function declaredInputs(target: string): Promise<Set<string>> {
  const { code, output } = await runTool('nx', ['show', 'target', target, 'inputs', '--json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (code !== 0) throw new Error(`Nx does not know ${target}: ${output}`)
  const { files } = JSON.parse(output) as { files: string[] }
  return new Set(files)
}
