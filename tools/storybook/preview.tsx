import type { Decorator, Preview } from '@storybook/react-vite'
import { StaffProvider } from '@sitewright/page-kit/staff'
import { finishedLooks } from '@sitewright/theme'
import { globalCss } from '@sitewright/ui/theme'
import { configure } from 'storybook/test'
import { Surrounded } from './Surrounded.tsx'
import { builtIn, dressDocument } from './surroundings.ts'
import { viewports } from './viewports.ts'

// a busy machine takes its time; a story that succeeds never waits for this
configure({ asyncUtilTimeout: 60_000 })

const style = document.createElement('style')
style.textContent = globalCss
document.head.append(style)

/**
 * The whole document has the colours, the look and the direction, so that dialogs and menus, which stand outside the
 * story, have them too. On a page of documentation several stories stand side by side, each with its own.
 */
const withSurroundings: Decorator = (Story, { globals, viewMode }) => {
  if (viewMode === 'docs')
    return (
      <Surrounded surroundings={globals}>
        <Story />
      </Surrounded>
    )
  dressDocument(globals)
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
  // a page of documentation for every component
  tags: ['autodocs'],
  // the addon looks at one colour scheme only; in Storybook's own window it goes on doing so
  afterEach: async ({ parameters }) => {
    if (!inTests || parameters['a11y']?.test === 'off') return
    const { checkAccessibility } = await import('./check-accessibility.ts')
    await checkAccessibility()
  },
  decorators: [withSurroundings, withSystem],
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
    options: {
      storySort: {
        order: ['Introduction', 'Theme', ['Dial'], 'UI', 'Page kit', 'Rich text', 'Media', 'Site', 'Page kinds', '*'],
      },
    },
    viewport: { options: viewports },
  },
}

export default preview
