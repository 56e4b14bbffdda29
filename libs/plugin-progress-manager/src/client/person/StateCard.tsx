import { Checkbox, Field, NativeSelect, Stack, Text } from '@chakra-ui/react'
import { callQuery } from '@sitewright/api-client/queries'
import { rich } from '@sitewright/messages/react'
import { useSite } from '@sitewright/page-kit'
import type { Course, Entry, ProgressionSystem } from '@sitewright/plugin-progress-admin/model'
import type { Progression } from '../../contract.ts'
import { callsOf } from '../calls.ts'
import { Card } from '../Card.tsx'
import { CertificateButton } from '../certificate/CertificateButton.tsx'
import { formatHours, formatMoment } from '../moments.ts'
import { Refusal } from '../Refusal.tsx'
import { texts } from './messages.ts'
import type { EditedRegistration } from './use-registration.ts'

export interface StateCardProps {
  person: Course
  progression: Progression
  system: ProgressionSystem
  registration: Pick<EditedRegistration, 'data' | 'edit' | 'refusal'>
}

/** A person's state and 'Completed', which 'Save changes' saves, and the hours recorded so far. */
export function StateCard({ person, progression, system, registration }: StateCardProps) {
  const { data, edit, refusal } = registration
  const { by, time } = progression.registered
  const { api } = useSite()
  return (
    <Card title={<PersonName {...person} />}>
      <Stack gap="4">
        <Field.Root>
          <Field.Label>{texts.state()}</Field.Label>
          <NativeSelect.Root>
            <NativeSelect.Field
              value={data.idstate ?? ''}
              onChange={({ target }) => edit({ idstate: target.value === '' ? null : Number(target.value) })}
            >
              <option value="">{texts.noState()}</option>
              {statesFor(system.SystemStates, progression).map(({ id, Description }) => (
                <option key={id} value={id}>
                  {Description}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </Field.Root>
        <Checkbox.Root checked={data.complete} onCheckedChange={({ checked }) => edit({ complete: checked === true })}>
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>{texts.completed()}</Checkbox.Label>
        </Checkbox.Root>
        <Text>
          {rich(texts.recordedHours, { hours: formatHours(progression.hours), b: (hours) => <b>{hours}</b> })}
        </Text>
        <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
          {rich(texts.registeredBy, { by, at: formatMoment(time * 1000), bdi: (name) => <bdi>{name}</bdi> })}
        </Text>
        <CertificateButton
          query={callQuery(callsOf(api), 'GET protected/plugin/progress-manager/get-certificate.json.php', {
            id: person.id,
          })}
        />
        <Refusal reason={refusal} />
      </Stack>
    </Card>
  )
}

/** By name, with the address beside it. */
function PersonName({ name, email }: Course) {
  if (name === '') return <bdi>{email}</bdi>
  return (
    <>
      <bdi>{name}</bdi>{' '}
      <Text as="span" color="fg.muted" textStyle="sm" fontWeight="normal">
        <bdi>{email}</bdi>
      </Text>
    </>
  )
}

/** The system's states, and the one the person has, should it have come about since the page was loaded. */
function statesFor(states: readonly Entry[], { idstate, changes }: Progression): readonly Entry[] {
  if (idstate === null || states.some(({ id }) => id === idstate)) return states
  return [...states, { id: idstate, Description: changes[0]?.state || texts.unnamedState({ id: idstate }) }]
}
