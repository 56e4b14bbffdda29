import type { Decorator, Preview } from '@storybook/react-vite'
import { FullSystemProvider } from '@sitewright/ui/full'
import { globalCss, SystemProvider } from '@sitewright/ui/theme'

const style = document.createElement('style')
style.textContent = globalCss()
document.head.append(style)

/** Our colours follow `color-scheme`, so setting it on the root is all that a theme switch has to do. */
const withTheme: Decorator = (Story, { globals }) => {
  document.documentElement.style.colorScheme = globals['theme'] === 'system' ? 'light dark' : globals['theme']
  return <Story />
}

/** As on a visitor's page, or with `parameters.system = 'full'` (the default) as in the administration. */
const withSystem: Decorator = (Story, { parameters }) => (
  <SystemProvider>
    {parameters['system'] === 'visitor' ? (
      <Story />
    ) : (
      <FullSystemProvider>
        <Story />
      </FullSystemProvider>
    )}
  </SystemProvider>
)

const preview: Preview = {
  decorators: [withTheme, withSystem],
  initialGlobals: { theme: 'light' },
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
