import axe, { type Result } from 'axe-core'

/** What Storybook itself adds, and rules about whole pages, which a single component is not. */
const context = {
  include: [document.body],
  exclude: [['.sb-wrapper'], ['#storybook-docs'], ['#storybook-highlights-root']],
}
const rules = { region: { enabled: false } }
/** The length of a sound decides a rule. Style sheets decide only experimental ones, which are not run. */
const preload = { assets: ['media'] }

/**
 * Looks for broken accessibility rules in what the story shows at its end: for all in light colours, and for contrast,
 * the only one that depends on them, in dark colours too.
 *
 * @throws {Error} that lists what is broken, and where.
 */
export async function checkAccessibility(): Promise<void> {
  const light = await inColours('light', () => axe.run(context, { rules, preload, resultTypes: ['violations'] }))
  const dark = await inColours('dark', () =>
    axe.run(context, { runOnly: ['color-contrast'], resultTypes: ['violations'] }),
  )
  const broken = [...light.violations.map(describe('light')), ...dark.violations.map(describe('dark'))]
  if (broken.length > 0) throw new Error(broken.join('\n\n'))
}

type Colours = 'light' | 'dark'

/** Sets both explicitly, as a story may itself stand in either. */
async function inColours<Outcome>(colours: Colours, look: () => Promise<Outcome>): Promise<Outcome> {
  const { style } = document.documentElement
  const before = style.colorScheme
  const still = document.createElement('style')
  // a colour on its way from light to dark is neither
  still.textContent = '*, *::before, *::after { transition: none !important }'
  document.head.append(still)
  style.colorScheme = colours
  try {
    return await look()
  } finally {
    style.colorScheme = before
    still.remove()
  }
}

const describe =
  (colours: Colours) =>
  ({ id, help, nodes }: Result) =>
    [
      `${help} (${id}, in ${colours} colours)`,
      ...nodes.map(({ target, failureSummary }) => `  ${target.join(' ')}: ${failureSummary}`),
    ].join('\n')
