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
 * the only one that depends on them, in dark colours too. Nothing may have a transition then, as Storybook sees to after
 * every play in a run of the tests: a colour on its way from light to dark is neither.
 *
 * @throws {Error} that lists what is broken, and where.
 */
export async function checkAccessibility(): Promise<void> {
  await nextFrame() // what a component learns of its size it learns after the first layout
  const { style } = document.documentElement
  const before = style.colorScheme
  try {
    // both are set, as a story itself may have either
    style.colorScheme = 'light'
    const light = await axe.run(context, { rules, preload, resultTypes: ['violations'] })
    style.colorScheme = 'dark'
    const dark = await axe.run(context, { runOnly: ['color-contrast'], resultTypes: ['violations'] })
    const broken = [...light.violations.map(describe('light')), ...dark.violations.map(describe('dark'))]
    if (broken.length > 0) throw new Error(broken.join('\n\n'))
  } finally {
    style.colorScheme = before
  }
}

/** Resolves once the browser has laid out and observed what is there now, and that has been rendered. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
}

const describe =
  (colours: 'light' | 'dark') =>
  ({ id, help, nodes }: Result) =>
    [
      `${help} (${id}, in ${colours} colours)`,
      ...nodes.map(({ target, failureSummary }) => `  ${target.join(' ')}: ${failureSummary}`),
    ].join('\n')
