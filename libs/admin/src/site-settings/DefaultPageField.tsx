import { Button, Field, NativeSelect } from '@chakra-ui/react'
import type { Page } from '@sitewright/api-client'
import type { Loaded } from '@sitewright/api-client/queries'
import { shownTitle } from '../dialogs/shown-title.ts'

export interface DefaultPageFieldProps {
  pages: Loaded<readonly Page[]>
  /** Id of the page; 0 for none. */
  value: number
  onChange: (id: number) => void
}

/** The page that visitors see first, chosen by its name. */
export function DefaultPageField({ pages, value, onChange }: DefaultPageFieldProps) {
  const list = pages.value ?? []
  const unknown = value !== 0 && !list.some(({ id }) => id === value)
  return (
    <Field.Root disabled={pages.status !== 'ready'}>
      <Field.Label>Default page</Field.Label>
      <NativeSelect.Root disabled={pages.status !== 'ready'}>
        <NativeSelect.Field name="DefaultPage" value={value} onChange={(event) => onChange(Number(event.target.value))}>
          <option value={0}>No page</option>
          {unknown && (
            <option value={value}>
              {pages.status === 'ready' ? `Page ${value}, which no longer exists` : `Page ${value}`}
            </option>
          )}
          {list.map(({ id, name }) => (
            <option key={id} value={id}>
              {shownTitle(name)}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      {pages.status === 'failed' ? (
        <Field.HelperText>
          The pages could not be loaded.{' '}
          <Button size="xs" variant="outline" onClick={pages.reload}>
            Try again
          </Button>
        </Field.HelperText>
      ) : (
        <Field.HelperText>What visitors see at the site’s own address.</Field.HelperText>
      )}
    </Field.Root>
  )
}
