import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** What the parts of a run have measured, each as soon as it is there. */
export interface BenchParts {
  /**
   * Measures a part, unless the run that goes on has it. What fails is told, and costs only this part.
   *
   * @returns what it measured; undefined where it failed.
   */
  measure: <Result>(name: string, work: () => Promise<Result>) => Promise<Result | undefined>
  /** The names of those that failed. */
  failed: () => readonly string[]
}

/**
 * Keeps in a file what the parts of a run have measured. References are measured within their part, so that its ratios
 * are of one run also where another run goes on.
 *
 * @param resume true to go on from the file.
 */
export function keepParts(file: string, { resume }: { resume: boolean }): BenchParts {
  const kept: Record<string, unknown> = resume ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const failed: string[] = []
  return {
    async measure<Result>(name: string, work: () => Promise<Result>) {
      if (name in kept) return kept[name] as Result
      console.log(`… ${name}`)
      try {
        const result = await work()
        kept[name] = result
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(file, JSON.stringify(kept, null, 2))
        return result
      } catch (error) {
        failed.push(name)
        console.error(`✗ ${name} could not be measured:`, error)
        return undefined
      }
    },
    failed: () => failed,
  }
}
