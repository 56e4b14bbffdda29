import type { Decorator, Preview } from '@storybook/react-vite'
import { StaffProvider } from '@sitewright/page-kit/staff'
import { finishedLooks } from '@sitewright/theme'
import { applyLook } from '@sitewright/theme/apply-look'
import { globalCss } from '@sitewright/ui/theme'
import { configure } from 'storybook/test'

// a busy machine takes its time; a story that succeeds never waits for this
configure({ asyncUtilTimeout: 60_000 })

const style = document.createElement('style')
style.textContent = globalCss
document.head.append(style)

const [builtIn] = finishedLooks
/** The name of the look that the document has; the style sheets have the one that the site comes with. */
let applied = builtIn?.name

/** Our colours follow `color-scheme`, so setting it on the root is all that a theme switch has to do. */
const withTheme: Decorator = (Story, { globals }) => {
  const { look, theme } = globals as Record<string, string>
  const finished = finishedLooks.find(({ name }) => name === look) ?? builtIn
  if (finished && finished.name !== applied) applyLook(finished.look)
  applied = finished?.name
  const always = finished?.look.scheme === 'visitor' ? undefined : finished?.look.scheme
  document.documentElement.style.colorScheme = always ?? (theme === 'system' ? 'light dark' : (theme ?? 'light'))
  return <Story />
}

/** The whole document's direction, so that dialogs and menus, which stand outside the story, follow it too. */
const withDirection: Decorator = (Story, { globals }) => {
  document.documentElement.dir = globals['direction']
  return <Story />
}

/** As on a visitor's page, or with `parameters.system = 'full'` (the default) as in the administration. */
const withSystem: Decorator = (Story, { parameters }) => (
  <>
    {parameters['system'] === 'visitor' ? (
      <Story />
    ) : (
      <StaffProvider>
        <Story />
      </StaffProvider>
    )}
  </>
)

/** In a run of the stories as tests. */
const inTests = import.meta.env['VITEST_STORYBOOK'] === 'false'

const preview: Preview = {
  // the addon looks at one colour scheme only; in Storybook's own window it goes on doing so
  afterEach: async ({ parameters }) => {
    if (!inTests || parameters['a11y']?.test === 'off') return
    const { checkAccessibility } = await import('./check-accessibility.ts')
    await checkAccessibility()
  },
  decorators: [withTheme, withDirection, withSystem],
  initialGlobals: { theme: 'light', direction: 'ltr', look: builtIn?.name },
  globalTypes: {
    theme: {
      description: 'Light or dark colours',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: 'system', title: 'As the system', icon: 'browser' },
        ],
      },
    },
    look: {
      description: 'A finished look',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: finishedLooks.map(({ name }) => ({ value: name, title: name })),
      },
    },
    direction: {
      description: 'Direction of writing',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: { storySort: { order: ['Theme', 'UI', '*'] } },
    viewport: {
      options: {
        phone: { name: 'Phone (360)', styles: { width: '360px', height: '740px' }, type: 'mobile' },
        tablet: { name: 'Tablet (768)', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: 'Desktop (1280)', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
      },
    },
  },
}

export default preview
