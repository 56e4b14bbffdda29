import { table } from './markdown.ts'

/** The figures that the README shows, by their names in docs/reference/performance.md. */
const shown = [
  'page from the cache',
  'HTML with its styles, brotli, first answer',
  'JavaScript files before any touch',
  'JavaScript after the first tap on the menu',
  'other hosts asked',
  'layout shift',
  'largest paint, 4× CPU, fast 4G: text',
  'publish to visible, rendered anew',
  'start to first page',
  'submissions lost out of 1000, kill -9',
]

const [begin, end] = ['<!-- figures: npm run docs -->', '<!-- /figures -->']

/**
 * The README with the figures that were measured last.
 *
 * @param readme its text.
 * @param performance that of docs/reference/performance.md.
 * @throws where one of the figures was not measured, or the README has no place for them.
 */
export function withFigures(readme: string, performance: string): string {
  const [from, to] = [readme.indexOf(begin), readme.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`README.md has no ${begin} … ${end}`)
  return `${readme.slice(0, from)}${begin}\n\n${figures(performance)}\n${readme.slice(to)}`
}

function figures(performance: string) {
  const rows = performance
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, what = '', value = '', reference = '', , against = '', , verdict = '']) => ({
      what,
      value,
      reference,
      against,
      verdict,
    }))
  const cells = shown.map((name) => {
    const row = rows.find(({ what }) => what === name)
    if (!row) throw new Error(`docs/reference/performance.md has no '${name}'`)
    return [row.what, row.value, row.reference && `${row.reference}: ${row.against}`]
  })
  const verdicts = rows.filter(({ verdict }) => verdict === '✓' || verdict === '✗')
  const kept = verdicts.filter(({ verdict }) => verdict === '✓').length
  return `${table(['Measured', 'Sitewright', 'Beside it, on the same machine'], cells)}
${kept} of ${verdicts.length} promises are kept at present; [all figures](docs/reference/performance.md) say which are not.
`
}
