import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup/root.mjs'
import { readPackages } from './packages.ts'

/** A target of Nx that runs tests. */
export interface TestTarget {
  project: string
  target: string
  command: string
  /** Where the command runs, from the top folder. */
  folder: string
  /** The name of the report that it leaves, such as `ui` of `.results/ui.json`. */
  report: string
}

interface Project {
  name: string
  targets: Record<string, { command?: string; outputs?: string[] }>
}

/** All targets with tests: scripts of packages, and what leaves a report of each project.json. */
export function readTestTargets(): TestTarget[] {
  const packages = readPackages().flatMap(({ name, path, manifest }) => {
    const command = manifest.scripts?.['test']
    const report = reportIn(command)
    return command && report ? [{ project: name, target: 'test', command, folder: path, report }] : []
  })
  const others = globSync('{apps,tools}/*/project.json', { cwd: root }).flatMap((path) => {
    const { name, targets } = JSON.parse(readFileSync(join(root, path), 'utf8')) as Project
    return Object.entries(targets).flatMap(([target, { command, outputs = [] }]) => {
      const report = reportIn(outputs.join(' '))
      return command && report ? [{ project: name, target, command, folder: '.', report }] : []
    })
  })
  return [...packages, ...others]
}

function reportIn(text = ''): string | undefined {
  return /\.results\/([\w-]+)\.json/.exec(text)?.[1]
}
