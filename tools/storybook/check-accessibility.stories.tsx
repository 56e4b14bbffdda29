import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { checkAccessibility } from './check-accessibility.ts'

/** What the check of all other stories must find; shown in no sidebar. */
const meta: Meta = {
  title: 'Checks/Accessibility',
  tags: ['!dev', '!autodocs'],
  // each breaks a rule on purpose
  parameters: { a11y: { test: 'off' } },
}

export default meta

type Story = StoryObj<typeof meta>

const complains = (message: RegExp) => () => expect(checkAccessibility()).rejects.toThrow(message)

export const NoName: Story = {
  render: () => <button type="button" />,
  play: complains(/Buttons must have discernible text \(button-name, in light colours\)/),
}

export const FaintInLight: Story = {
  render: () => <p style={{ background: '#fff', color: 'light-dark(#ddd, #000)' }}>Hardly to be read</p>,
  play: complains(/^Elements must .*\(color-contrast, in light colours\)(?!.*in dark colours)/s),
}

export const FaintInDark: Story = {
  render: () => <p style={{ background: '#000', color: 'light-dark(#fff, #222)' }}>Hardly to be read</p>,
  play: complains(/^Elements must .*\(color-contrast, in dark colours\)/),
}

/** A story in dark colours is checked in light ones too. */
export const FaintInLightShownDark: Story = {
  ...FaintInLight,
  globals: { theme: 'dark' },
}

export const Faultless: Story = {
  render: () => <p>Easily read</p>,
  play: async () => {
    await checkAccessibility()
  },
}

/** The writing would stay dark for a day, on a ground that is black at once. */
export const SlowlyTurningDark: Story = {
  parameters: { a11y: { test: 'error' } },
  render: () => (
    <p style={{ background: 'light-dark(#fff, #000)', color: 'light-dark(#222, #fff)', transition: 'color 86400s' }}>
      Easily read
    </p>
  ),
}
