import { fakeApi, KitProviders, type Answers } from '@sitewright/page-kit/testing'
import { FullSystemProvider } from '@sitewright/ui/full'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ComponentType } from 'react'
import type { SectionSettingsProps } from '../section-types/section-type.ts'

const always: Answers = {
  'GET protected/plugin/sectioned-page/find-places.json.php': () => ({ available: false, places: [] }),
}

/** The settings of a section type as its card shows them, and every config that they have given since. */
export function showSettings<Config>(
  Settings: ComponentType<SectionSettingsProps<Config>>,
  start: Config,
  answers: Answers = {},
) {
  const given: Config[] = []
  function Card() {
    const [config, setConfig] = useState(start)
    const handleChange = (next: Config) => {
      given.push(next)
      setConfig(next)
    }
    return <Settings config={config} onChange={handleChange} />
  }
  render(
    <KitProviders api={fakeApi({ ...always, ...answers })}>
      <FullSystemProvider>
        <Card />
      </FullSystemProvider>
    </KitProviders>,
  )
  return { user: userEvent.setup(), given, last: () => given.at(-1) }
}
