import { Button, Field, Input, NativeSelect } from '@chakra-ui/react'
import type { FoundAccount } from '@sitewright/api-client'
import { useState } from 'react'
import { usePagedList } from '../shared/use-paged-list.ts'
import { collator } from '@sitewright/messages'
import { texts } from './messages.ts'

export interface PersonFilterProps {
  /** An account's id; 0 for everybody. */
  value: number
  onChange: (account: number) => void
}

/**
 * Chooses whose doings are shown. Where there are too many people to choose from, a field finds them. An account that is
 * gone can still be chosen, in the list of entries.
 */
export function PersonFilter({ value, onChange }: PersonFilterProps) {
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState<Person>()
  const accounts = usePagedList('GET private/account-get-paged.json.php', { q: query, sort: 'name' })
  const found = accounts.items.map(personOf).sort((a, b) => collator().compare(a.label, b.label))
  const isListed = value === 0 || found.some(({ id }) => id === value)
  const label = chosen?.id === value ? chosen.label : texts.account({ id: value })

  return (
    <Field.Root>
      <Field.Label>{texts.person()}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field
          value={value}
          onChange={({ target }) => {
            setChosen(found.find(({ id }) => id === Number(target.value)))
            onChange(Number(target.value))
          }}
        >
          <option value={0}>{texts.everybody()}</option>
          {!isListed && <option value={value}>{label}</option>}
          {found.map((person) => (
            <option key={person.id} value={person.id}>
              {person.label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      {(query !== '' || accounts.more !== 'none') && (
        <Input
          type="search"
          size="sm"
          aria-label={texts.findPerson()}
          placeholder={texts.findPersonBy()}
          autoComplete="off"
          dir="auto"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      )}
      {query.trim() !== '' && (
        <Field.HelperText role="status">
          {accounts.searching
            ? texts.searching()
            : found.length === 0
              ? texts.nobody({ query: query.trim() })
              : texts.foundAbove()}
        </Field.HelperText>
      )}
      {accounts.status === 'failed' && (
        <Field.HelperText>
          {texts.accountsFailed()}{' '}
          <Button size="xs" variant="outline" onClick={accounts.reload}>
            {texts.tryAgain()}
          </Button>
        </Field.HelperText>
      )}
    </Field.Root>
  )
}

interface Person {
  id: number
  label: string
}

function personOf({ id, name, email }: FoundAccount): Person {
  return { id, label: name === '' || name === email ? email : `${name} (${email})` }
}
