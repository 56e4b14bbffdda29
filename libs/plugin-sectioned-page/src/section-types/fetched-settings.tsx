import { Fetched, useFetched } from '@sitewright/page-kit'
import { Spinner } from '@sitewright/ui'
import type { FunctionComponent } from 'react'
import type { FetchedSettingsName } from './FurtherSettings.tsx'
import type { SectionSettingsProps } from './section-type.ts'

const fetch = () => import('./FurtherSettings.tsx')

/** The settings of a type whose code is fetched when the first such section is opened or added. */
export function fetchedSettings(name: FetchedSettingsName): FunctionComponent<SectionSettingsProps<unknown>> {
  return function FetchedSettings(props) {
    const FurtherSettings = useFetched(fetch, true)
    return FurtherSettings ? (
      <Fetched component={FurtherSettings} name={name} {...props} />
    ) : (
      <Spinner label="Loading settings..." />
    )
  }
}
