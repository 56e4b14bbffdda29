import { Checkbox, Field, Input, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { useId } from 'react'
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
  onChange: (part: Partial<Fields>) => void
}

/**
 * The box 'Published', the inputs 'Publishing start' and 'Publishing end', and what visitors see once that is saved. An end
 * before the start is only pointed out (PAGE-032).
 */
export function PublishingFields({ published, start, end, before, onChange }: PublishingFieldsProps) {
  const help = useId()
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
          <Moment label={texts.end()} value={end} help={help} onChange={(text) => onChange({ end: text })} />
        </SimpleGrid>
        <Text id={help} color="fg.muted" textStyle="xs">
          {zone === undefined ? texts.localTime({ zone: ownTimeZone() }) : texts.siteTime({ zone })}
        </Text>
        <Outcome {...{ published, start, end, before }} />
      </Stack>
    </>
  )
}

function Outcome({ published, start, end, before }: Omit<PublishingFieldsProps, 'onChange'>) {
  const after = { published, pub_start: fromLocalInput(start), pub_end: fromLocalInput(end) }
  const isNever = endsTooEarly(after)
  return (
    <Text role="status" color={isNever ? 'fg.warning' : 'fg'} textStyle="sm">
      {isNever ? texts.endsTooEarly() : describeOutcome(after, before)}
    </Text>
  )
}

function Moment({ label, value, help, onChange }: MomentProps) {
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <Input
        type="datetime-local"
        max="9999-12-31T23:59"
        value={value}
        aria-describedby={help}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field.Root>
  )
}

interface MomentProps {
  label: string
  value: string
  /** The id of the text that explains both inputs. */
  help: string
  onChange: (text: string) => void
}

function endsTooEarly({ pub_start, pub_end }: Publication): boolean {
  return pub_start !== null && pub_end !== null && pub_end <= pub_start
}
