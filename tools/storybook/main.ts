import type { StorybookConfig } from '@storybook/react-vite'
import react from '@vitejs/plugin-react'
import path from 'node:path'
import { defaultClientConditions, mergeConfig } from 'vite'
import { storyFolders } from './story-groups.ts'

const inTests = Boolean(process.env['VITEST'])

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  // A run of the tests may be of one group of stories.
  stories: [
    ...storyFolders(process.env['STORIES']).map((folder) => `../../${folder}/**/*.stories.tsx`),
    ...(inTests ? [] : ['./docs/*.mdx']),
  ],
  // A run of the tests has a check of its own, in light and in dark; the addon's would come on top of it. It opens no pages
  // of documentation either.
  addons: [
    ...(inTests ? [] : ['@storybook/addon-a11y', '@storybook/addon-docs', './docs/preset.ts']),
    '@storybook/addon-vitest',
  ],
  // The default reader of props wants TypeScript's programming interface, which TypeScript 7 does not have.
  // A run of the tests shows no table of props, and reading them takes longer than all the rest of it.
  typescript: { reactDocgen: inTests ? false : 'react-docgen' },
  // Fonts and other files that the site serves.
  staticDirs: ['../../apps/site/public'],
  // What Storybook would tell of the project it finds by reading every file of the repository.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, disableProjectJson: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [react()],
      resolve: {
        conditions: ['@sitewright/source', ...defaultClientConditions],
        // no build has compiled the messages
        alias: {
          '@sitewright/messages/compiler': path.join(
            import.meta.dirname,
            '../../libs/messages/src/compiler/at-run-time.ts',
          ),
        },
      },
      build: {
        rolldownOptions: {
          // Chakra's modules begin with 'use client', which means nothing to a bundle.
          onwarn(warning: { code?: string }, warn: (warning: unknown) => void) {
            if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning)
          },
        },
      },
    }),
}

export default config
