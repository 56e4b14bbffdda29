import { Spinner } from '@sitewright/ui'
import type { Course, ProgressionSystem } from '@sitewright/plugin-progress-admin/model'
import type { Ref } from 'react'
import { Card, Columns } from '../Card.tsx'
import { Timeline } from '../timeline/Timeline.tsx'
import { CompletionList } from './CompletionList.tsx'
import { texts } from './messages.ts'
import { RecordList } from './RecordList.tsx'
import { RegisterProgression, type RegisterProgressionHandle } from './RegisterProgression.tsx'
import { StateCard } from './StateCard.tsx'
import type { EditedRegistration } from './use-registration.ts'

export interface PersonProps {
  pageId: number
  person: Course
  system: ProgressionSystem
  registration: EditedRegistration
  /** Of the form with a new record. */
  recordForm: Ref<RegisterProgressionHandle>
}

/** How far one registered person has come, and what can be recorded. */
export function Person({ pageId, person, system, registration, recordForm }: PersonProps) {
  const { progression, reload } = registration
  if (!progression) return <Spinner label={texts.loading()} />
  const { SystemStages: stages } = system
  return (
    <>
      <Columns>
        <div>
          <StateCard person={person} progression={progression} system={system} registration={registration} />
          <CompletionList stages={stages} completed={progression.stages} />
        </div>
        <div>
          <RegisterProgression
            ref={recordForm}
            pageId={pageId}
            registrationId={person.id}
            stages={stages}
            completed={progression.stages}
            onSent={reload}
          />
          <RecordList records={progression.records} onStruck={reload} />
        </div>
      </Columns>
      <Card title={texts.timeline()}>
        <Timeline progression={progression} system={system} />
      </Card>
    </>
  )
}
