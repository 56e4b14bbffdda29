import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, within } from 'storybook/test'
import { progressStore } from '../../testing/progress-store.ts'
import { ProgressShell } from '../../testing/ProgressShell.tsx'
import { begunCertificate, longCertificate, sampleCertificate } from '../../testing/sample-certificates.ts'
import CertificateDialog from './CertificateDialog.tsx'

const answering = (load: () => Promise<typeof sampleCertificate>) => ({ query: { key: ['certificate'], load } })

/** Over the whole window, as it will be on paper. */
export default {
  title: 'Page kinds/Progress manager/Certificate',
  component: CertificateDialog,
  args: { ...answering(() => Promise.resolve(sampleCertificate)), onClose: fn() },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <ProgressShell store={progressStore()}>
      <CertificateDialog {...args} />
    </ProgressShell>
  ),
} satisfies Meta<typeof CertificateDialog>

type Story = StoryObj<typeof CertificateDialog>

const shown: NonNullable<Story['play']> = async () => void (await within(document.body).findByRole('article'))

export const Completed: Story = { play: shown }
export const Begun: Story = { args: answering(() => Promise.resolve(begunCertificate)), play: shown }
export const ManyStages: Story = { args: answering(() => Promise.resolve(longCertificate)), play: shown }
export const Loading: Story = { args: answering(() => new Promise(() => {})) }
export const Failing: Story = {
  args: answering(() => Promise.reject(new Error('The server cannot be reached'))),
  play: async () => void (await within(document.body).findByRole('alert')),
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: shown }
/** The paper stays white. */
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' }, play: shown }
