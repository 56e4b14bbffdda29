import { callQuery, useLoaded } from '@sitewright/api-client/queries'
import { useSite, type AccountPanelProps } from '@sitewright/page-kit'
import { callsOf } from '../calls.ts'
import { texts } from './messages.ts'
import { OwnSystem } from './OwnSystem.tsx'

/** In My Account the person's own progress, in each system that they are registered in; nothing without any. */
export default function OwnProgressPanel({ Frame }: AccountPanelProps) {
  const { api } = useSite()
  const { value: systems } = useLoaded(
    callQuery(callsOf(api), 'GET protected/plugin/progress-manager/get-own-progress.json.php'),
    { retry: true },
  )
  // two systems never have the same name
  return systems?.map((progress) => (
    <Frame key={progress.SystemName} title={texts.heading({ system: progress.SystemName })}>
      <OwnSystem progress={progress} />
    </Frame>
  ))
}
