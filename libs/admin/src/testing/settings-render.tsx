import { ApiError, type SiteSettingsObject } from '@sitewright/api-client'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import SiteSettings from '../site-settings/SiteSettings.tsx'
import { fakeApi, type Answers } from '@sitewright/api-client/testing'
import { documentAnswers, sampleRevisions } from './document-samples.ts'
import { sampleFolders, sampleImage } from './sample-files.ts'
import { samplePages } from './samples.ts'
import { sampleSettings } from './settings-samples.ts'
import { pageChoices } from './page-choices.ts'
import { TestSite } from './TestSite.tsx'

export const loadSettings = 'GET private/get-site-settings.json.php'
export const saveSettings = 'POST private/set-site-settings.json.php'
export const loadPages = 'GET private/page-get-choices.json.php'

/** Site Settings over the sample settings, unless an answer says otherwise. */
export function renderSiteSettings(answers: Answers = {}) {
  const fake = fakeApi({
    ...documentAnswers(sampleRevisions(4)),
    [loadSettings]: () => sampleSettings,
    [saveSettings]: () => ({}),
    [loadPages]: pageChoices(() => samplePages),
    'GET protected/folder-get-list.json.php': () => sampleFolders,
    'GET protected/file-get-list.json.php': () => [sampleImage(205, 'Saddle.jpg')],
    ...answers,
  })
  const refresh = vi.fn(async () => {})
  render(
    <TestSite api={fake.api} refresh={refresh}>
      <SiteSettings />
    </TestSite>,
  )
  const user = userEvent.setup()
  /** What was given to the saves, each time. */
  const changes = () =>
    fake.calls
      .filter(([key]) => key === saveSettings)
      .map(([, input]) => input as SiteSettingsObject & { base?: number })
  /** The settings in it. */
  const sent = () => changes().map(({ base: _, ...settings }): SiteSettingsObject => settings)
  /** Puts another text into a field. */
  async function fill(label: string, text: string) {
    const field = await findField(label)
    await user.clear(field)
    if (text !== '') await user.paste(text)
  }
  async function save() {
    await user.click(saveButton())
  }
  return { user, refresh, sent, changes, fill, save, calls: fake.calls }
}

export const findField = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
export const saveButton = () => screen.getByRole('button', { name: 'Save Settings' })

/** The answer to a call while the server cannot be reached. */
export const down = () => Promise.reject(new ApiError('down', { status: 0 }))
