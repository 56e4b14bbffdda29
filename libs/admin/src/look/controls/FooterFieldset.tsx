import { Field, Input, Stack } from '@chakra-ui/react'
import { PageField, type PageFieldProps } from '../../page-choice/PageField.tsx'
import type { EditedLook } from '../use-edited-look.ts'
import { FooterColumns } from './FooterColumns.tsx'
import { texts } from './messages.ts'

export interface FooterFieldsetProps {
  edited: Pick<EditedLook, 'draft' | 'round' | 'changeFooter' | 'replace'>
  pages: PageFieldProps['pages']
}

/** What stands below every page: columns of text, a last line, and the pages that many countries demand. */
export function FooterFieldset({ edited, pages }: FooterFieldsetProps) {
  const { draft, changeFooter } = edited
  const { line, imprint, privacy } = draft.footer
  return (
    <Stack gap="4">
      <PageField
        label={texts.imprint()}
        help={texts.imprintHint()}
        pages={pages}
        value={imprint}
        onChange={(id) => changeFooter({ imprint: id })}
      />
      <PageField
        label={texts.privacy()}
        help={texts.privacyHint()}
        pages={pages}
        value={privacy}
        onChange={(id) => changeFooter({ privacy: id })}
      />
      <FooterColumns edited={edited} />
      <Field.Root>
        <Field.Label>{texts.lastLine()}</Field.Label>
        <Input
          dir="auto"
          maxLength={200}
          autoComplete="off"
          placeholder={texts.lastLineExample()}
          value={line}
          onChange={({ target }) => changeFooter({ line: target.value })}
        />
        <Field.HelperText>{texts.lastLineHint()}</Field.HelperText>
      </Field.Root>
    </Stack>
  )
}
