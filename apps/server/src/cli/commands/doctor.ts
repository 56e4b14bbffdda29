import type { Command } from '../command.ts'
import type { Finding } from '../doctor/finding.ts'
import { amount } from '../amount.ts'

export const doctor: Command = {
  name: 'doctor',
  summary: 'Checks the installation, and changes nothing',
  details: [
    'Checks Node, the configuration, the data folder and its disk, the database and its tables, the files in the storage, the outbox, the clock and the address of the site. The site may keep running.',
    'The exit code is 1 if a check fails; warnings alone leave it 0.',
  ],
  operands: [],
  options: {
    json: { type: 'boolean', description: 'Prints the findings as JSON.' },
  },
  async run({ options, environment, console }) {
    const { examine } = await import('../doctor/examine.ts')
    const findings = await examine({ environment, console })
    const failed = findings.some(({ state }) => state === 'failure')
    if (options['json'] === true) console.print(JSON.stringify({ ok: !failed, findings }, null, 2))
    else for (const line of linesOf(findings)) console.print(line)
    return failed ? 1 : 0
  },
}

function linesOf(findings: readonly Finding[]): string[] {
  const column = Math.max(...findings.map(({ check }) => check.length))
  const count = (state: Finding['state']) => findings.filter((finding) => finding.state === state).length
  return [
    ...findings.flatMap(({ check, state, text, details = [] }) => [
      `${state.padEnd(8)} ${check.padEnd(column)}  ${text}`,
      ...details.map((detail) => `${' '.repeat(column + 11)}${detail}`),
    ]),
    '',
    `${amount(count('failure'), 'failure')}, ${amount(count('warning'), 'warning')}`,
  ]
}
