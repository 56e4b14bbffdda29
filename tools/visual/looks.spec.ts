import { expect } from '@playwright/test'
import { allLooks } from './core-stories.ts'
import { findStory, showStory, test } from './storybook.ts'

for (const look of allLooks()) {
  test(look.name.replace(/\.png$/, ''), async ({ storybook }) => {
    await storybook.setViewportSize({ width: look.width, height: look.width < 600 ? 740 : 800 })
    await storybook.emulateMedia({ colorScheme: look.theme })
    await showStory(storybook, findStory(look))
    await expect(storybook).toHaveScreenshot(look.name.split('/'))
  })
}
