import { Alert, Button, chakra, Field, Input } from '@chakra-ui/react'
import { useUnsavedChanges } from '@sitewright/page-kit'
import { useMessages } from '@sitewright/ui'
import { useRef, useState, type ReactNode, type Ref, type SubmitEvent } from 'react'
import { maxNameLength } from '../../model/limits.ts'
import { isSameName } from '../../model/same-name.ts'
import type { SystemOption } from '../../model/system.ts'
import { failures } from '../failure-messages.ts'
import { texts } from './messages.ts'
import { SystemChoice } from './SystemChoice.tsx'
import { TypeChoice, type SetupType } from './TypeChoice.tsx'
import { useSetup } from './use-setup.ts'

export interface SetupFormProps {
  pageId: number
  /** Those that there are; without any the page can only get a new one. */
  systems: readonly SystemOption[]
  /** The page is attached to a system now. */
  onDone: () => void
}

const Form = chakra('form', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '5',
    maxWidth: '2xl',
    '& > header': { display: 'grid', gap: '2' },
    '& h1': { textStyle: '2xl', fontWeight: 'semibold' },
    '& > header > p': { color: 'fg.muted' },
    '& > button': { justifySelf: 'start', minWidth: '24' },
  },
})

/** Asks once which progression system belongs to the page; the choice is permanent. */
export function SetupForm({ pageId, systems, onDone }: SetupFormProps) {
  const messages = useMessages()
  const [type, setType] = useState<SetupType>('0')
  const [name, setName] = useState('')
  const [chosen, setChosen] = useState<number>()
  const setup = useSetup(pageId, onDone)
  const nameInput = useRef<HTMLInputElement>(null)
  useUnsavedChanges(!setup.busy && (name !== '' || chosen !== undefined))

  function choose(id: number | undefined) {
    setChosen(id)
    setName(systems.find((system) => system.id === id)?.Name ?? '')
  }

  /** A name that is typed belongs to the type it was typed for. */
  function changeType(next: SetupType) {
    setType(next)
    setName('')
    setChosen(undefined)
  }

  async function complain(text: string) {
    // where the message gives the focus back
    nameInput.current?.focus()
    await messages.alert(text)
  }

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    if (name.trim() === '') return complain(failures.noName())
    if (type === '1') return chosen === undefined ? undefined : setup.start({ SystemId: chosen })
    if (systems.some(({ Name }) => isSameName(Name, name))) return complain(failures.duplicate())
    await setup.start({ SystemName: name.trim() })
  }

  return (
    <Form noValidate aria-label={texts.form()} aria-busy={setup.busy || undefined} onSubmit={handleSubmit}>
      <Introduction />
      {systems.length > 0 && <TypeChoice value={type} onChange={changeType} />}
      {type === '1' && <SystemChoice systems={systems} value={chosen} onChange={choose} />}
      <NameField ref={nameInput} value={name} onChange={setName}>
        {type === '1' && <Field.HelperText>{texts.sameName()}</Field.HelperText>}
      </NameField>
      <Alert.Root status="info">
        <Alert.Indicator />
        <Alert.Title fontWeight="normal">{texts.permanent()}</Alert.Title>
      </Alert.Root>
      {setup.reason !== undefined && (
        <Alert.Root status="error" role="alert">
          <Alert.Indicator />
          <Alert.Title>{setup.reason}</Alert.Title>
        </Alert.Root>
      )}
      <Button
        type="submit"
        disabled={type === '1' && chosen === undefined}
        loading={setup.busy}
        loadingText={texts.save()}
      >
        {texts.save()}
      </Button>
    </Form>
  )
}

function Introduction() {
  return (
    <header>
      <h1>{texts.heading()}</h1>
      <p>{texts.about()}</p>
    </header>
  )
}

interface NameFieldProps {
  value: string
  onChange: (name: string) => void
  ref: Ref<HTMLInputElement>
  children: ReactNode
}

function NameField({ value, onChange, ref, children }: NameFieldProps) {
  return (
    <Field.Root>
      <Field.Label>{texts.name()}</Field.Label>
      <Input
        ref={ref}
        dir="auto"
        autoComplete="off"
        maxLength={maxNameLength}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {children}
    </Field.Root>
  )
}
