import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup/root.mjs'
import { resultsFolder, type Outcome } from './report.ts'
import type { TestedTree } from './tested-tree.ts'

type Figures = Pick<Outcome, 'passed' | 'failed' | 'skipped'>

/**
 * Prints one line for each outcome, the failed last with the reasons, then what is unsteady, and at the very end the sum over
 * all runners.
 *
 * @param started when the run began, in milliseconds since 1970: what is older was replayed.
 */
export function printSummary(outcomes: readonly Outcome[], started: number): void {
  const width = Math.max(...outcomes.map(({ name }) => name.length))
  console.log(`\n── summary, ${secondsSince(started)} s ${'─'.repeat(60)}`)
  for (const outcome of outcomes.toSorted((a, b) => Number(a.failed > 0) - Number(b.failed > 0))) {
    const mark = outcome.failed ? '✗' : '✓'
    const problem = outcome.failed && outcome.problem ? `: ${outcome.problem}` : ''
    console.log(`${mark} ${outcome.name.padEnd(width)}  ${figures(outcome)}${problem}${whenRun(outcome, started)}`)
    for (const { name, reason } of outcome.failures ?? []) console.log(`  ✗ ${shown(name)}${indented(reason)}`)
  }
  const unsteady = outcomes.flatMap((outcome) => outcome.unsteady ?? [])
  if (unsteady.length > 0) console.log(`\nunsteady, ${unsteady.length} (failed, and passed when run once more):`)
  for (const { name, reason } of unsteady) console.log(`  ~ ${shown(name)}${indented(firstLine(reason))}`)
  console.log(figures(sumOf(outcomes)))
}

/** Writes `.results/summary.json`, by which it can be told what was tested, and how it went. */
export function writeSummary(outcomes: readonly Outcome[], started: number, { tree, clean }: TestedTree): void {
  const { passed, failed } = sumOf(outcomes)
  const unsteady = outcomes.reduce((total, outcome) => total + (outcome.unsteady?.length ?? 0), 0)
  const summary = { tree, clean, passed, failed, unsteady, seconds: secondsSince(started) }
  mkdirSync(resultsFolder, { recursive: true })
  writeFileSync(join(resultsFolder, 'summary.json'), `${JSON.stringify(summary)}\n`)
}

function sumOf(outcomes: readonly Outcome[]): Figures {
  const sum = (key: keyof Figures) => outcomes.reduce((total, outcome) => total + outcome[key], 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
}

function secondsSince(started: number) {
  return Math.round((Date.now() - started) / 1000)
}

/** Nx restores the report of an earlier run, which says when that was. */
function whenRun({ started }: Outcome, runStarted: number) {
  if (started === undefined) return ''
  if (started >= runStarted) return ', ran now'
  return `, replayed: ran ${new Date(started).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

function figures({ passed, failed, skipped }: Figures) {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`
}

function shown(name: string) {
  return name.replace(`${root}/`, '')
}

function firstLine(reason: string) {
  return reason.split('\n')[0] ?? ''
}

function indented(reason: string) {
  return reason && `\n${reason.replaceAll(/^/gm, '      ')}`
}
