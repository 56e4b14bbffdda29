import { Fetched, useFetched } from '@sitewright/page-kit'
import { Spinner } from '@sitewright/ui'
import type { ComponentType, FunctionComponent } from 'react'
import { texts } from './editor-messages.ts'
import type { SectionSettingsProps } from './section-type.ts'

/** Settings whose code is fetched when the first such section is opened or added. */
export function fetchedSettings<Config>(
  fetch: () => Promise<ComponentType<SectionSettingsProps<Config>>>,
): FunctionComponent<SectionSettingsProps<Config>> {
  const fetchModule = async () => ({ default: await fetch() })
  return function FetchedSettings(props) {
    const Settings = useFetched(fetchModule, true)
    return Settings ? <Fetched component={Settings} {...props} /> : <Spinner label={texts.loading()} />
  }
}
