import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * Everything that axe finds on what is shown now, named so that a failure tells where: all rules in light colours, and
 * contrast, the only one that depends on them, in dark colours too.
 */
export async function findings(page: Page, screen: string): Promise<string[]> {
  const dark = await findingsIn(page, {
    screen: `${screen} in dark colours`,
    colorScheme: 'dark',
    only: ['color-contrast'],
  })
  return [...(await findingsIn(page, { screen, colorScheme: 'light' })), ...dark]
}

export interface Look {
  screen: string
  colorScheme: 'light' | 'dark'
  /** Rules; absent: all. */
  only?: readonly string[]
}

/** What axe finds in these colours. */
export async function findingsIn(page: Page, { screen, colorScheme, only }: Look): Promise<string[]> {
  await page.emulateMedia({ colorScheme })
  // colours are judged as they are at rest
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
  // in legacy mode it opens no second tab, which would take the focus from open menus
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations } = await axe
    .options({ resultTypes: ['violations'], ...(only && { runOnly: [...only] }) })
    .analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${screen}: ${id} at ${target.join(' ')}`))
}
