import { Box, Field, Grid, Input, InputGroup, Text } from '@chakra-ui/react'
import { ZoneNote } from '@sitewright/ui'
import { Search } from 'lucide-react'
import { endsTooEarly, type AuditFilter } from './audit-filter.ts'
import { PersonFilter } from './PersonFilter.tsx'
import { texts } from './messages.ts'

export interface AuditFiltersProps {
  filter: AuditFilter
  onChange: (part: Partial<AuditFilter>) => void
}

/** Narrows the entries down: to words, to a person, to some days. */
export function AuditFilters({ filter, onChange }: AuditFiltersProps) {
  return (
    <Box role="search" aria-label={texts.filter()}>
      <Grid gap="3" templateColumns={{ base: '1fr 1fr', lg: '2fr 2fr 1fr 1fr' }} alignItems="start">
        <Field.Root css={wide}>
          <Field.Label>{texts.words()}</Field.Label>
          <InputGroup startElement={<Search size="1em" aria-hidden />}>
            <Input
              type="search"
              placeholder={texts.wordsHint()}
              autoComplete="off"
              dir="auto"
              value={filter.text}
              onChange={(event) => onChange({ text: event.target.value })}
            />
          </InputGroup>
        </Field.Root>
        <Box css={wide}>
          <PersonFilter value={filter.account} onChange={(account) => onChange({ account })} />
        </Box>
        <Day label={texts.from()} value={filter.from} onChange={(from) => onChange({ from })} />
        <Day label={texts.to()} value={filter.to} onChange={(to) => onChange({ to })} />
      </Grid>
      <ZoneNote />
      <Text role="status" color="fg.warning" textStyle="sm" marginTop={endsTooEarly(filter) ? '2' : '0'}>
        {endsTooEarly(filter) && texts.endsTooEarly()}
      </Text>
    </Box>
  )
}

/** On a phone as wide as the window; the days stand side by side. */
const wide = { gridColumn: { base: 'span 2', sm: 'auto' } }

function Day({ label, value, onChange }: { label: string; value: string; onChange: (day: string) => void }) {
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <Input type="date" max="9999-12-31" value={value} onChange={(event) => onChange(event.target.value)} />
    </Field.Root>
  )
}
