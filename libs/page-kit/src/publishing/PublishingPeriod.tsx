import { Field, Input, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { fromLocalInput } from './local-time.ts'
import { foreignZone, ownTimeZone } from '@sitewright/messages'
import { texts } from './messages.ts'

interface Period {
  /** Texts of `datetime-local` inputs. */
  start: string
  end: string
}

/** The period, and what a change of it does. */
export interface PublishingPeriodProps extends Period {
  onChange: (part: Partial<Period>) => void
}

/** The inputs 'Publishing start' and 'Publishing end'. An end before the start is only pointed out (PAGE-032). */
export function PublishingPeriod({ start, end, onChange }: PublishingPeriodProps) {
  const help = useId()
  const zone = foreignZone()
  return (
    <Stack gap="2">
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <Moment label={texts.start()} value={start} help={help} onChange={(text) => onChange({ start: text })} />
        <Moment label={texts.end()} value={end} help={help} onChange={(text) => onChange({ end: text })} />
      </SimpleGrid>
      <Text id={help} color="fg.muted" textStyle="xs">
        {zone === undefined ? texts.localTime({ zone: ownTimeZone() }) : texts.siteTime({ zone })}
      </Text>
      <Text role="status" color="fg.warning" textStyle="sm">
        {endsTooEarly(start, end) && texts.endsTooEarly()}
      </Text>
    </Stack>
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

function endsTooEarly(start: string, end: string): boolean {
  const [from, until] = [fromLocalInput(start), fromLocalInput(end)]
  return from !== null && until !== null && until <= from
}
