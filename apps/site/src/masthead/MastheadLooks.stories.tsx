import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { appSetup, loggedInSetup } from '../testing/fixtures.ts'
import { StoryShell } from '../testing/StoryShell.tsx'
import { longMenuSite, storySite } from '../testing/story-site.ts'
import { withLook } from '../testing/with-look.tsx'

const state = storySite({ setup: appSetup({ bi: 31 }) })
const longName = {
  ...state.settings,
  title: 'Society of the Friends of the Upper Valley, its Huts and its Paths, since 1921',
}

export default {
  title: 'Site/Masthead by look',
  component: StoryShell,
  decorators: [withLook],
  args: { path: '/home', state: storySite() },
  parameters: {
    system: 'visitor',
    layout: 'fullscreen',
    usage: {
      do: ['Look at a change of the masthead in all of these: below, in one line, centred, over a picture.'],
      avoid: ['Do not style one of them alone: the look is data, chosen on the screen Look.'],
    },
  },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof StoryShell>

type Story = StoryObj<typeof StoryShell>

export const BelowTint: Story = {}
export const BelowUnderline: Story = { parameters: { look: { menu: 'underline' } } }
export const BelowSolid: Story = { parameters: { look: { menu: 'solid' } } }
export const LineTint: Story = { parameters: { look: { masthead: 'line' } } }
export const LineUnderline: Story = { parameters: { look: { masthead: 'line', menu: 'underline' } } }
export const LineSolid: Story = { parameters: { look: { masthead: 'line', menu: 'solid' } } }
export const CentredTint: Story = { parameters: { look: { masthead: 'centred' } } }
export const CentredUnderline: Story = { parameters: { look: { masthead: 'centred', menu: 'underline' } } }
export const CentredSolid: Story = { parameters: { look: { masthead: 'centred', menu: 'solid' } } }
export const PictureTint: Story = { args: { state }, parameters: { look: { masthead: 'picture' } } }
export const PictureUnderline: Story = {
  args: { state },
  parameters: { look: { masthead: 'picture', menu: 'underline' } },
}
export const PictureSolid: Story = { args: { state }, parameters: { look: { masthead: 'picture', menu: 'solid' } } }

/** Without a background picture it is as by default. */
export const PictureWithoutPicture: Story = { parameters: { look: { masthead: 'picture' } } }
export const PicturePhone: Story = { ...PictureTint, globals: { viewport: { value: 'phone' } } }
export const PictureOpen: Story = {
  ...PictureSolid,
  play: async ({ canvas }) => {
    const menu = within(canvas.getByRole('navigation', { name: 'Main menu' }))
    await userEvent.hover(menu.getByRole('link', { name: 'Our huts' }))
    await waitFor(() => expect(menu.getByRole('link', { name: 'Ridge hut' })).toBeVisible())
  },
}

export const LineInAllTheWindow: Story = { parameters: { look: { masthead: 'line', mastheadWidth: 'window' } } }
export const LineOfStaff: Story = {
  args: { state: storySite({ setup: loggedInSetup() }) },
  parameters: { look: { masthead: 'line', menu: 'solid' } },
  globals: { viewport: { value: 'tablet' } },
}
export const LineLongName: Story = {
  args: { state: { ...state, settings: longName } },
  parameters: { look: { masthead: 'line' } },
}
/** What would take many lines beside the name stands below it. */
export const LineLongMenu: Story = { args: { state: longMenuSite() }, parameters: { look: { masthead: 'line' } } }
export const LineRightToLeft: Story = { ...LineUnderline, globals: { direction: 'rtl' } }

export const CentredPhone: Story = {
  args: { state: storySite({ setup: loggedInSetup() }) },
  parameters: { look: { masthead: 'centred' } },
  globals: { viewport: { value: 'phone' } },
}
export const CentredLongName: Story = {
  args: { state: { ...state, settings: longName } },
  parameters: { look: { masthead: 'centred', menu: 'underline' } },
}
export const CentredRightToLeft: Story = { ...CentredUnderline, globals: { direction: 'rtl' } }
