import { Spinner } from '@sitewright/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { lazy, type ReactNode } from 'react'
import { PageKindBoundary } from './PageKindBoundary.tsx'

const Broken = (): ReactNode => {
  throw new Error('no such hut')
}
const Loading = lazy(() => new Promise<never>(() => {}))

export default {
  title: 'Page kit/PageKindBoundary',
  component: PageKindBoundary,
  parameters: {
    system: 'visitor',
    usage: {
      do: ['Put it around whatever a page kind renders, with the page’s id as `key`.'],
      avoid: ['Do not use it for failed calls: those are told where they happen, with ‘Try again’.'],
    },
  },
  args: { kind: 'huts', fallback: <Spinner label="Loading..." />, children: <p>The page as it is.</p> },
  argTypes: { fallback: { control: false }, children: { control: false } },
} satisfies Meta<typeof PageKindBoundary>

type Story = StoryObj<typeof PageKindBoundary>

export const Shown: Story = {}
export const StillLoading: Story = { args: { children: <Loading /> } }
export const Failed: Story = { args: { children: <Broken /> } }
