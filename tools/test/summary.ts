import { root } from '../setup/root.mjs'
import type { Outcome } from './report.ts'

/** Prints one line for each outcome, the failed last with the reasons, and at the very end the sum over all runners. */
export function printSummary(outcomes: readonly Outcome[], seconds: number) {
  const sum = (key: 'passed' | 'failed' | 'skipped') => outcomes.reduce((total, outcome) => total + outcome[key], 0)
  const width = Math.max(...outcomes.map(({ name }) => name.length))
  console.log(`\n── summary, ${seconds} s ${'─'.repeat(60)}`)
  for (const outcome of outcomes.toSorted((a, b) => Number(a.failed > 0) - Number(b.failed > 0))) {
    const mark = outcome.failed ? '✗' : '✓'
    console.log(
      `${mark} ${outcome.name.padEnd(width)}  ${figures(outcome)}${outcome.problem ? `: ${outcome.problem}` : ''}`,
    )
    for (const { name, reason } of outcome.failures ?? [])
      console.log(`  ✗ ${name.replace(`${root}/`, '')}${indented(reason)}`)
  }
  console.log(figures({ passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }))
}

function figures({ passed, failed, skipped }: Omit<Outcome, 'name'>) {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`
}

function indented(reason: string) {
  return reason && `\n${reason.replaceAll(/^/gm, '      ')}`
}
