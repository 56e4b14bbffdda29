import { Button, Field, NativeSelect } from '@chakra-ui/react'
import { callQuery, useLoaded } from '@sitewright/api-client/queries'
import { useSite } from '@sitewright/page-kit'

export interface PersonFilterProps {
  /** An account's id; 0 for everybody. */
  value: number
  onChange: (account: number) => void
}

/** Chooses whose doings are shown. An account that is gone can still be chosen, in the list of entries. */
export function PersonFilter({ value, onChange }: PersonFilterProps) {
  const { api } = useSite()
  const accounts = useLoaded(callQuery(api, 'GET private/account-get-list.json.php'))
  const people = (accounts.value ?? [])
    .map(({ id, name, email }) => ({ id, label: name === '' || name === email ? email : `${name} (${email})` }))
    .sort((a, b) => order.compare(a.label, b.label))
  const isUnknown = value !== 0 && !people.some(({ id }) => id === value)

  return (
    <Field.Root>
      <Field.Label>Person</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field value={value} onChange={(event) => onChange(Number(event.target.value))}>
          <option value={0}>Everybody</option>
          {isUnknown && <option value={value}>Account {value}</option>}
          {people.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      {accounts.status === 'failed' && (
        <Field.HelperText>
          The accounts could not be loaded.{' '}
          <Button size="xs" variant="outline" onClick={accounts.reload}>
            Try again
          </Button>
        </Field.HelperText>
      )}
    </Field.Root>
  )
}

const order = new Intl.Collator('en-nz')
