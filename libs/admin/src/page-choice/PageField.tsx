import { Button, Field, NativeSelect } from '@chakra-ui/react'
import type { ChoicePage } from '@sitewright/api-client'
import { useState } from 'react'
import { shownTitle } from '../dialogs/shown-title.ts'
import { findPage, findPageValue, FindPageDialog } from './FindPageDialog.tsx'
import type { UsedPageOptions } from './use-page-options.ts'
import { texts } from './messages.ts'

export interface PageFieldProps {
  label: string
  /** What the page is for. */
  help: string
  /** Of the control in its form. */
  name?: string
  /** What stands for no page. @default 'No page' */
  none?: string
  pages: UsedPageOptions & { status: 'loading' | 'ready' | 'failed'; reload: () => void }
  /** Id of the page; 0 for none. */
  value: number
  onChange: (id: number) => void
}

/** A page, chosen by its name; where there are very many pages, it is looked for. */
export function PageField({ label, help, name, none = texts.none(), pages, value, onChange }: PageFieldProps) {
  const [finding, setFinding] = useState(false)
  const { known, whole, learn, status } = pages
  const chosen = known.get(value)
  const list = whole ? [...known.values()].filter((page) => page !== null) : chosen ? [chosen] : []
  const gone = status === 'ready' && (whole ? !chosen : chosen === null)

  function handleFound(page: ChoicePage) {
    learn(page)
    onChange(page.id)
  }

  return (
    <>
      <Field.Root disabled={status !== 'ready'}>
        <Field.Label>{label}</Field.Label>
        <NativeSelect.Root disabled={status !== 'ready'}>
          <NativeSelect.Field
            name={name}
            value={value}
            onChange={({ target }) => {
              const id = Number(target.value)
              if (id === findPageValue) setFinding(true)
              else onChange(id)
            }}
          >
            <option value={0}>{none}</option>
            {value !== 0 && !chosen && (
              <option value={value}>{(gone ? texts.gone : texts.page)({ id: String(value) })}</option>
            )}
            {list.map(({ id, name: title }) => (
              <option key={id} value={id}>
                {shownTitle(title)}
              </option>
            ))}
            {!whole && <option value={findPageValue}>{findPage()}</option>}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
        {status === 'failed' ? (
          <Field.HelperText>
            {texts.fieldFailed()}{' '}
            <Button size="xs" variant="outline" onClick={pages.reload}>
              {texts.tryAgain()}
            </Button>
          </Field.HelperText>
        ) : (
          <Field.HelperText>{help}</Field.HelperText>
        )}
      </Field.Root>
      {/* Outside, or its fields would be this one's. */}
      {finding && <FindPageDialog title={label} onFound={handleFound} onClose={() => setFinding(false)} />}
    </>
  )
}
