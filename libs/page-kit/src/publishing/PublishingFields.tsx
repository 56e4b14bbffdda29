import { Checkbox, Field, Input, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { useId, useRef, type RefObject } from 'react'
import { describeOutcome } from './describe-outcome.ts'
import { fromLocalInput } from './local-time.ts'
import { foreignZone, ownTimeZone } from '@sitewright/messages'
import type { Publication } from './use-publishing.ts'
import { texts } from './messages.ts'

interface Fields {
  published: boolean
  /** Texts of `datetime-local` inputs. */
  start: string
  end: string
}

/** What is chosen, as it is in the inputs, and what a change of it does. */
export interface PublishingFieldsProps extends Fields {
  /** As it is stored. */
  before: Publication
  check: PublishingCheck
  onChange: (part: Partial<Fields>) => void
}

/** Keeps an end that is not after the start, which the server refuses, from being sent. */
export interface PublishingCheck {
  /** What is wrong with the end. */
  problem: string | undefined
  endInput: RefObject<HTMLInputElement | null>
  /** True where all is well; otherwise the focus goes to the end. */
  pass: () => boolean
}

/** For the dialog around `<PublishingFields>`, which asks it before it saves. */
export function usePublishingCheck({ start, end }: Pick<Fields, 'start' | 'end'>): PublishingCheck {
  const endInput = useRef<HTMLInputElement>(null)
  const problem = endsTooEarly(start, end) ? texts.endsTooEarly() : undefined
  function pass() {
    if (problem !== undefined) endInput.current?.focus()
    return problem === undefined
  }
  return { problem, endInput, pass }
}

/** The box 'Published', the inputs 'Publishing start' and 'Publishing end', and what visitors see once that is saved. */
export function PublishingFields({ published, start, end, before, check, onChange }: PublishingFieldsProps) {
  const help = useId()
  const { problem, endInput } = check
  const zone = foreignZone()
  return (
    <>
      <Checkbox.Root checked={published} onCheckedChange={({ checked }) => onChange({ published: checked === true })}>
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>{texts.published()}</Checkbox.Label>
      </Checkbox.Root>
      <Stack gap="2">
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          <Moment label={texts.start()} value={start} help={help} onChange={(text) => onChange({ start: text })} />
          <Moment
            label={texts.end()}
            value={end}
            help={help}
            input={endInput}
            problem={problem}
            onChange={(text) => onChange({ end: text })}
          />
        </SimpleGrid>
        <Text id={help} color="fg.muted" textStyle="xs">
          {zone === undefined ? texts.localTime({ zone: ownTimeZone() }) : texts.siteTime({ zone })}
        </Text>
        <Text role="status" textStyle="sm">
          {problem === undefined && describeOutcome(publicationOf({ published, start, end }), before)}
        </Text>
      </Stack>
    </>
  )
}

function Moment({ label, value, help, input, problem, onChange }: MomentProps) {
  const error = useId()
  return (
    <Field.Root invalid={problem !== undefined} ids={{ errorText: error }}>
      <Field.Label>{label}</Field.Label>
      <Input
        ref={input}
        type="datetime-local"
        max="9999-12-31T23:59"
        value={value}
        aria-describedby={problem === undefined ? help : `${error} ${help}`}
        onChange={(event) => onChange(event.target.value)}
      />
      <Field.ErrorText>{problem}</Field.ErrorText>
    </Field.Root>
  )
}

interface MomentProps {
  label: string
  value: string
  /** The id of the text that explains both inputs. */
  help: string
  input?: RefObject<HTMLInputElement | null>
  problem?: string | undefined
  onChange: (text: string) => void
}

function publicationOf({ published, start, end }: Fields): Publication {
  return { published, pub_start: fromLocalInput(start), pub_end: fromLocalInput(end) }
}

function endsTooEarly(start: string, end: string): boolean {
  const [from, until] = [fromLocalInput(start), fromLocalInput(end)]
  return from !== null && until !== null && until <= from
}
