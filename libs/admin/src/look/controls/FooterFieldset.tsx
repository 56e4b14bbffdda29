import { Field, Input, Stack } from '@chakra-ui/react'
import { PageField, type PageFieldProps } from '../../page-choice/PageField.tsx'
import type { EditedLook } from '../use-edited-look.ts'
import { FooterColumns } from './FooterColumns.tsx'

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
        label="Imprint"
        help="Says who is responsible for the site. Linked below every page as long as everybody may see it."
        pages={pages}
        value={imprint}
        onChange={(id) => changeFooter({ imprint: id })}
      />
      <PageField
        label="Privacy page"
        help="Says what becomes of visitors’ data."
        pages={pages}
        value={privacy}
        onChange={(id) => changeFooter({ privacy: id })}
      />
      <FooterColumns edited={edited} />
      <Field.Root>
        <Field.Label>Last line</Field.Label>
        <Input
          dir="auto"
          maxLength={200}
          autoComplete="off"
          placeholder="Since 1921"
          value={line}
          onChange={({ target }) => changeFooter({ line: target.value })}
        />
        <Field.HelperText>Without one the site’s title stands there.</Field.HelperText>
      </Field.Root>
    </Stack>
  )
}
